/* Model M1 of bench/models/model.py in C: same record, same queue, same random numbers, same order of events. */
#include "queue.h"

enum { MAX_GUEST = TREE - MAX_HOT };
enum { TICK = 1, DISPATCHED = 2, BURST_END = 3 };
enum { IDLE = 0, WAITING = 1, ON_MASTER = 2 };
enum { PHASE = 0, DEMAND = 1, CONTINUE = 2 };
#define TICK_NS 10000000
#define LOCK_NS 1500
#define DEMAND_NS 40000.0

typedef struct { int64_t head, tail; } Fifo;
typedef struct { int64_t next, guest, since; } Cpu;
typedef struct { int64_t next, doing; } Guest;
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
    int64_t demand = (int64_t)exponential(&m->rng[DEMAND], DEMAND_NS) + 1;
    m->cpu[cpu].guest = guest;
    m->busy_ns += demand;
    schedule_hot(&m->queue, cpu, BURST_END, m->now + demand);
}

static void on_burst_end(Model *m, int64_t cpu) {
    int64_t guest = m->cpu[cpu].guest;
    if (m->guest[guest].doing == WAITING && uniform(&m->rng[CONTINUE]) < 1.0 / 16.0) {
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
    enter(q);
    for (;;) {
        int64_t key = next_key(q), source = source_in(key), due = due_in(key);
        if (due >= until) break;
        m->now = due;
        m->events++;
        m->checksum = (m->checksum ^ (uint64_t)(due * 8192 + source)) * 0x9E3779B97F4A7C15u;
        if (source >= MAX_HOT) on_tick(m, source - MAX_HOT);
        else if (q->hot_kind[source] == DISPATCHED) on_dispatched(m, source);
        else on_burst_end(m, source);
    }
    leave(q);
    m->now = until;
}
