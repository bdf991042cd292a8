/* The engine's event queue and random numbers in C, for the twins of models in bench/; the including file
 * is compiled with the numbers of engine/queue.py (bench/models/twin.py: -DTREE=..., and so on) and with
 * -ffp-contract=off: a fused multiply-add would change the last bit of the logarithm.
 */
#include <stdint.h>
#include <string.h>

#define SOURCES ((int64_t)1 << SOURCE_BITS)

typedef struct {
    int64_t n_hot, leaves, hot[MAX_HOT], hot_kind[MAX_HOT];
    int8_t kind[TREE];
    int64_t tree[2 * TREE];
} Queue;

static inline uint64_t next_u64(uint64_t *stream) {
    uint64_t z = *stream += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static inline double uniform(uint64_t *stream) {
    return (double)(int64_t)(next_u64(stream) >> 11) * (1.0 / 9007199254740992.0);
}

static inline double natural_log(double x) {
    int64_t bits, power;
    memcpy(&bits, &x, sizeof bits);
    power = (bits - 0x3FE6A09E667F3BCD) >> 52;
    bits -= power * ((int64_t)1 << 52);
    memcpy(&x, &bits, sizeof bits);
    double z = (x - 1.0) / (x + 1.0), z2 = z * z, z4 = z2 * z2, z8 = z4 * z4;
    double low = (1.0 + z2 * (1.0 / 3.0)) + z4 * (1.0 / 5.0 + z2 * (1.0 / 7.0));
    double middle = (1.0 / 9.0 + z2 * (1.0 / 11.0)) + z4 * (1.0 / 13.0 + z2 * (1.0 / 15.0));
    double high = (1.0 / 17.0 + z2 * (1.0 / 19.0)) + z4 * (1.0 / 21.0);
    return 2.0 * z * (low + z8 * (middle + z8 * high)) + (double)power * 0.6931471805599453;
}

static inline double exponential(uint64_t *stream, double mean) {
    return -mean * natural_log(1.0 - uniform(stream));
}

static inline int64_t key_of(int64_t source, int64_t due) {
    return (due < NEVER ? due : NEVER) * SOURCES + source;
}

static inline int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

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

static inline int64_t lowest_of_8(const int64_t *hot) {
    int64_t a = least(hot[0], hot[1]), b = least(hot[2], hot[3]);
    int64_t c = least(hot[4], hot[5]), d = least(hot[6], hot[7]);
    return least(least(a, b), least(c, d));
}

static inline int64_t next_source(Queue *q) {
    int64_t key = lowest_of_8(q->hot);
    for (int64_t first = 8; first < q->n_hot; first += 8) key = least(key, lowest_of_8(q->hot + first));
    return least(key, least(q->tree[1], least(q->tree[2], q->tree[3]))) & (SOURCES - 1);
}

static inline int64_t due_of(Queue *q, int64_t source) {
    int64_t key = source < MAX_HOT ? q->hot[source] : q->tree[q->leaves + source - MAX_HOT];
    return key >> SOURCE_BITS;
}
