/* Pending events of leaves in order in a ring. A new one is inserted from the end, so that it costs one step if
 * it is the last, as it is where all timers have the same period.
 */
static struct { uint64_t head, tail; int64_t keys[TREE]; } ring;
#define AT(place) ring.keys[(place) & (TREE - 1)]

static inline void insert(int64_t key) {
    uint64_t place = ring.tail++;
    for (; place > ring.head && AT(place - 1) > key; place--) AT(place) = AT(place - 1);
    AT(place) = key;
}

static inline void take_out(int64_t key) {
    uint64_t place = ring.head;
    while (AT(place) != key) place++;
    for (; place > ring.head; place--) AT(place) = AT(place - 1);
    ring.head++;
}

static inline void schedule(Queue *q, int64_t leaf, int64_t kind, int64_t due) {
    int64_t *key = key_at(q, leaf);
    if (due_in(*key) < NEVER) take_out(*key);
    *key = key_of(leaf + MAX_HOT, due);
    q->kind[leaf] = (int8_t)kind;
    if (due < NEVER) insert(*key);
    AT(ring.tail) = NOTHING;
}

static inline int64_t first_leaf(void) { return AT(ring.head); }

static inline void enter_leaves(Queue *q) {
    ring.head = ring.tail = 0;
    for (int64_t leaf = 0; leaf < q->leaves; leaf++)
        if (due_in(*key_at(q, leaf)) < NEVER) insert(*key_at(q, leaf));
    AT(ring.tail) = NOTHING;
}

#include "slots.h"
