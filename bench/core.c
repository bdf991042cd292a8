/* Model M1 of bench/model.py in C: same record, same queue, same random numbers, same order of events.
 * Build with -ffp-contract=off: a fused multiply-add would change the last bit of log(). */
#include <stdint.h>
#include <string.h>

enum { MAX_HOT = 64, TREE = 8192, SOURCE_BITS = 13, MAX_GUEST = TREE - MAX_HOT };
enum { TICK = 1, DISPATCHED = 2, BURST_END = 3 };
enum { IDLE = 0, WAITING = 1, ON_MASTER = 2 };
enum { PHASE = 0, DEMAND = 1, CONTINUE = 2 };
#define NEVER (((int64_t)1 << 50) - 1)
#define TICK_NS 10000000
#define LOCK_NS 1500
#define DEMAND_NS 40000.0

typedef struct { int64_t head, tail; } Fifo;
typedef struct { int64_t next, guest, since; } Cpu;
typedef struct { int64_t next, doing; } Guest;
typedef struct {
    int64_t n_hot, leaves, hot[MAX_HOT], hot_kind[MAX_HOT];
    int8_t kind[TREE];
    int64_t tree[2 * TREE];
} Queue;
typedef struct {
    int64_t now, events;
    uint64_t checksum;
    int64_t n_cpu, n_guest, holder, busy_ns, spin_ns, missed;
    uint64_t rng[3];
    Fifo spinners;
    int64_t idle_head, master_idle;
    Fifo ready, master;
    Queue queue;
    Cpu cpu[MAX_HOT];
    Guest guest[MAX_GUEST];
} Model;

int64_t model_bytes(void) { return sizeof(Model); }

static uint64_t next_u64(Model *m, int stream) {
    uint64_t z = m->rng[stream] += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static double uniform(Model *m, int stream) {
    return (double)(int64_t)(next_u64(m, stream) >> 11) * (1.0 / 9007199254740992.0);
}

static double natural_log(double x) {
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

static double exponential(Model *m, int stream, double mean) {
    return -mean * natural_log(1.0 - uniform(m, stream));
}

static int64_t key_of(int64_t source, int64_t due) {
    return (due < NEVER ? due : NEVER) * (1 << SOURCE_BITS) + source;
}

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

static void schedule_hot(Queue *q, int64_t source, int64_t kind, int64_t due) {
    q->hot[source] = key_of(source, due);
    q->hot_kind[source] = kind;
}

static void schedule(Queue *q, int64_t leaf, int64_t kind, int64_t due) {
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

static int64_t lowest_of_8(const int64_t *hot) {
    int64_t a = least(hot[0], hot[1]), b = least(hot[2], hot[3]);
    int64_t c = least(hot[4], hot[5]), d = least(hot[6], hot[7]);
    return least(least(a, b), least(c, d));
}

static int64_t next_source(Queue *q) {
    int64_t key = lowest_of_8(q->hot);
    for (int64_t first = 8; first < q->n_hot; first += 8) key = least(key, lowest_of_8(q->hot + first));
    return least(key, least(q->tree[1], least(q->tree[2], q->tree[3]))) & (TREE - 1);
}

static int64_t due_of(Queue *q, int64_t source) {
    int64_t key = source < MAX_HOT ? q->hot[source] : q->tree[q->leaves + source - MAX_HOT];
    return key >> SOURCE_BITS;
}

#define APPEND(fifo, rows, row) do { \
    (rows)[row].next = -1; \
    if ((fifo)->head < 0) (fifo)->head = (row); else (rows)[(fifo)->tail].next = (row); \
    (fifo)->tail = (row); } while (0)
#define TAKE(fifo, rows, row) do { (row) = (fifo)->head; (fifo)->head = (rows)[row].next; } while (0)

static void hold(Model *m, int64_t cpu) {
    m->holder = cpu;
    m->busy_ns += LOCK_NS;
    schedule_hot(&m->queue, cpu, DISPATCHED, m->now + LOCK_NS);
}

static void want_lock(Model *m, int64_t cpu) {
    if (m->holder < 0) { hold(m, cpu); return; }
    m->cpu[cpu].since = m->now;
    schedule_hot(&m->queue, cpu, DISPATCHED, NEVER);
    APPEND(&m->spinners, m->cpu, cpu);
}

static void release(Model *m) {
    m->holder = -1;
    if (m->spinners.head >= 0) {
        int64_t cpu;
        TAKE(&m->spinners, m->cpu, cpu);
        m->spin_ns += m->now - m->cpu[cpu].since;
        hold(m, cpu);
    }
}

static void wake_master(Model *m) {
    m->master_idle = 0;
    want_lock(m, 0);
}

static void wake_one(Model *m) {
    int64_t cpu = m->idle_head;
    if (cpu >= 0) {
        m->idle_head = m->cpu[cpu].next;
        want_lock(m, cpu);
    } else if (m->master_idle) {
        wake_master(m);
    }
}

static void go_idle(Model *m, int64_t cpu) {
    schedule_hot(&m->queue, cpu, DISPATCHED, NEVER);
    if (cpu == 0) {
        m->master_idle = 1;
    } else {
        m->cpu[cpu].next = m->idle_head;
        m->idle_head = cpu;
    }
}

static void look_for_work(Model *m, int64_t cpu) {
    if (m->ready.head >= 0 || (cpu == 0 && m->master.head >= 0)) want_lock(m, cpu);
    else go_idle(m, cpu);
}

static void on_tick(Model *m, int64_t guest) {
    schedule(&m->queue, guest, TICK, m->now + TICK_NS);
    if (m->guest[guest].doing != IDLE) { m->missed++; return; }
    m->guest[guest].doing = WAITING;
    APPEND(&m->ready, m->guest, guest);
    wake_one(m);
}

static void on_dispatched(Model *m, int64_t cpu) {
    int64_t guest;
    release(m);
    if (cpu == 0 && m->master.head >= 0) TAKE(&m->master, m->guest, guest);
    else if (m->ready.head >= 0) TAKE(&m->ready, m->guest, guest);
    else { go_idle(m, cpu); return; }
    int64_t demand = (int64_t)exponential(m, DEMAND, DEMAND_NS) + 1;
    m->cpu[cpu].guest = guest;
    m->busy_ns += demand;
    schedule_hot(&m->queue, cpu, BURST_END, m->now + demand);
}

static void on_burst_end(Model *m, int64_t cpu) {
    int64_t guest = m->cpu[cpu].guest;
    if (m->guest[guest].doing == WAITING && uniform(m, CONTINUE) < 1.0 / 16.0) {
        m->guest[guest].doing = ON_MASTER;
        APPEND(&m->master, m->guest, guest);
        if (m->master_idle) wake_master(m);
    } else {
        m->guest[guest].doing = IDLE;
    }
    look_for_work(m, cpu);
}

void advance(Model *m, int64_t until) {
    Queue *q = &m->queue;
    for (;;) {
        int64_t source = next_source(q), due = due_of(q, source);
        if (due >= until) { m->now = until; return; }
        m->now = due;
        m->events++;
        m->checksum = (m->checksum ^ (uint64_t)(due * 8192 + source)) * 0x9E3779B97F4A7C15u;
        if (source >= MAX_HOT) on_tick(m, source - MAX_HOT);
        else if (q->hot_kind[source] == DISPATCHED) on_dispatched(m, source);
        else on_burst_end(m, source);
    }
}
