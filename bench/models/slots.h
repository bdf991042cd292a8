/* Processors in a binary tournament with a slot for each; for queues that differ in the other sources only,
 * which define first_leaf(), enter_leaves() and schedule().
 */
static struct { int64_t slots, key[2 * MAX_HOT]; } processors;

static inline void schedule_hot(Queue *q, int64_t source, int64_t kind, int64_t due) {
    int64_t key = key_of(source, due), *keys = processors.key;
    uint64_t node = (uint64_t)(source + processors.slots);
    q->hot[source] = key;
    q->hot_kind[source] = kind;
    keys[node] = key;
#define MATCH (key = least(key, keys[node ^ 1]), node >>= 1, keys[node] = key)
    MATCH; MATCH;  /* at least eight slots */
    while (node > 3) MATCH;
    keys[1] = least(key, keys[node ^ 1]);
#undef MATCH
}

static inline int64_t next_key(const Queue *q) { (void)q; return least(processors.key[1], first_leaf()); }

static inline void enter(Queue *q) {
    int64_t *keys = processors.key;
    for (processors.slots = 8; processors.slots < q->n_hot;) processors.slots *= 2;
    memcpy(keys + processors.slots, q->hot, (size_t)processors.slots * sizeof *keys);
    for (int64_t node = processors.slots; --node;) keys[node] = least(keys[2 * node], keys[2 * node + 1]);
    enter_leaves(q);
}

static inline int64_t lowest_of_4(const int64_t *keys) {
    return least(least(keys[0], keys[1]), least(keys[2], keys[3]));
}

/* Play all matches of the record's tournament again, from the keys of the leaves. */
static inline void leave(Queue *q) {
    for (int64_t first = q->leaves; first > 3; first >>= 2)
        for (int64_t node = first >> 2; node < first >> 1; node++) q->tree[node] = lowest_of_4(q->tree + 4 * node);
}
