/* The record of the engine's event queue, an event queue on it, and the engine's random numbers in C, for the
 * twins of models in bench/. The including file is compiled with the numbers of engine/kernel/queue.py
 * (bench/models/twin.py: -DTREE=..., and so on) and with -ffp-contract=off: a fused multiply-add would change
 * the last bit of the logarithm. -DQUEUE='"ring.h"' chooses another queue than the engine's; all of them have
 * the same order of events, read the record in enter() and leave the engine's record in leave().
 */
#include <stdint.h>
#include <string.h>

#ifndef QUEUE
#define QUEUE "tournament.h"
#endif
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

#define NOTHING key_of(SOURCES - 1, NEVER)  /* an event that is never due */
static inline int64_t source_in(int64_t key) { return key & (SOURCES - 1); }
static inline int64_t due_in(int64_t key) { return key >> SOURCE_BITS; }

/* The key of a leaf; every queue keeps it in the record. */
static inline int64_t *key_at(Queue *q, int64_t leaf) { return &q->tree[q->leaves + leaf]; }

#include QUEUE
