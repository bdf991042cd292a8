/* The queue of engine/kernel/queue.py: processors in a short array, a tournament of four players a match. */
static inline void enter(Queue *q) { (void)q; }
static inline void leave(Queue *q) { (void)q; }

static inline int64_t lowest_of_8(const int64_t *hot) {
    int64_t a = least(hot[0], hot[1]), b = least(hot[2], hot[3]);
    int64_t c = least(hot[4], hot[5]), d = least(hot[6], hot[7]);
    return least(least(a, b), least(c, d));
}

static inline void schedule_hot(Queue *q, int64_t source, int64_t kind, int64_t due) {
    q->hot[source] = key_of(source, due);
    q->hot_kind[source] = kind;
}

static inline void schedule(Queue *q, int64_t leaf, int64_t kind, int64_t due) {
    uint64_t node = (uint64_t)(leaf + q->leaves);
    int64_t key = key_of(leaf + MAX_HOT, due), *tree = q->tree;
    q->kind[leaf] = (int8_t)kind;
    tree[node] = key;
    while (node > 3) {
        key = least(key, least(tree[node ^ 1], least(tree[node ^ 2], tree[node ^ 3])));
        node >>= 2;
        if (tree[node] == key) return;
        tree[node] = key;
    }
}

static inline int64_t next_key(const Queue *q) {
    int64_t key = lowest_of_8(q->hot);
    for (int64_t first = 8; first < q->n_hot; first += 8) key = least(key, lowest_of_8(q->hot + first));
    return least(key, least(q->tree[1], least(q->tree[2], q->tree[3])));
}
