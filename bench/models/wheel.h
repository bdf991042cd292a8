/* A timing wheel: buckets for equal spans of time, each a list in order; bits tell which buckets have events. */
enum { SPAN_BITS = 13, BUCKETS = 2048, WORDS = BUCKETS / 64 };  /* of 8.2 us each: a turn takes 17 ms */
static struct { int64_t first, head[BUCKETS], next[TREE]; uint64_t used[WORDS]; } wheel;

static inline int64_t bucket_of(int64_t key) { return (key >> (SOURCE_BITS + SPAN_BITS)) & (BUCKETS - 1); }

static inline int64_t leaf_in(int64_t key) { return source_in(key) - MAX_HOT; }

static inline void insert(int64_t key) {
    int64_t bucket = bucket_of(key), *link = &wheel.head[bucket];
    while (*link < key) link = &wheel.next[leaf_in(*link)];
    wheel.next[leaf_in(key)] = *link;
    *link = key;
    wheel.used[bucket >> 6] |= (uint64_t)1 << (bucket & 63);
}

static inline void take_out(int64_t key) {
    int64_t bucket = bucket_of(key), *link = &wheel.head[bucket];
    while (*link != key) link = &wheel.next[leaf_in(*link)];
    *link = wheel.next[leaf_in(key)];
    if (wheel.head[bucket] == NOTHING) wheel.used[bucket >> 6] &= ~((uint64_t)1 << (bucket & 63));
}

/* The first event from a key on: of this turn of the wheel, otherwise the least of all buckets. */
static inline int64_t search(int64_t from) {
    int64_t begin = bucket_of(from), turn = (from >> (SOURCE_BITS + SPAN_BITS)) + BUCKETS, lowest = NOTHING;
    uint64_t bits = wheel.used[begin >> 6] & (~(uint64_t)0 << (begin & 63));
    for (int64_t word = begin >> 6, n = 0; n <= WORDS; n++, bits = wheel.used[word = (word + 1) & (WORDS - 1)])
        for (; bits; bits &= bits - 1) {
            int64_t key = wheel.head[word * 64 + __builtin_ctzll(bits)];
            if (key >> (SOURCE_BITS + SPAN_BITS) < turn) return key;
            lowest = least(lowest, key);
        }
    return lowest;
}

static inline void schedule(Queue *q, int64_t leaf, int64_t kind, int64_t due) {
    int64_t *slot = key_at(q, leaf), old = *slot, key = key_of(leaf + MAX_HOT, due);
    *slot = key;
    q->kind[leaf] = (int8_t)kind;
    if (due_in(old) < NEVER) take_out(old);
    if (due < NEVER) insert(key);
    if (key < wheel.first) wheel.first = key;
    else if (old == wheel.first) wheel.first = search(old);
}

static inline int64_t first_leaf(void) { return wheel.first; }

static inline void enter_leaves(Queue *q) {
    memset(wheel.used, 0, sizeof wheel.used);
    for (int64_t bucket = 0; bucket < BUCKETS; bucket++) wheel.head[bucket] = NOTHING;
    wheel.first = NOTHING;
    for (int64_t leaf = 0; leaf < q->leaves; leaf++) {
        int64_t key = *key_at(q, leaf);
        if (due_in(key) == NEVER) continue;
        insert(key);
        wheel.first = least(wheel.first, key);
    }
}

#include "slots.h"
