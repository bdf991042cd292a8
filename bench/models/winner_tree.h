/* A winner tree: a binary tournament with a slot for each leaf; slots.h has that of the processors. */
static struct { int64_t slots, key[2 * TREE]; } winners;

static inline void schedule(Queue *q, int64_t leaf, int64_t kind, int64_t due) {
    int64_t key = key_of(leaf + MAX_HOT, due), *keys = winners.key;
    uint64_t node = (uint64_t)(leaf + winners.slots);
    q->kind[leaf] = (int8_t)kind;
    keys[node] = *key_at(q, leaf) = key;
    while (node > 1) {
        key = least(key, keys[node ^ 1]);
        node >>= 1;
        if (keys[node] == key) return;
        keys[node] = key;
    }
}

static inline int64_t first_leaf(void) { return winners.key[1]; }

static inline void enter_leaves(Queue *q) {
    int64_t *keys = winners.key;
    winners.slots = q->leaves;
    memcpy(keys + winners.slots, key_at(q, 0), (size_t)winners.slots * sizeof *keys);
    for (int64_t node = winners.slots; --node;) keys[node] = least(keys[2 * node], keys[2 * node + 1]);
}

#include "slots.h"
