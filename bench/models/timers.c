/* Model M2 of bench/models/timers_model.py in C: same record, same queue, same random numbers, same order of events. */
#include "queue.h"

enum { MAX_GUEST = 5120, MASTER = 0, TIMER = 1 };
enum { IDLE, WAKING, INTERRUPT, SPIN, POP, LEAVE, STACK, RUN, PAGE, SET };
enum { SCHEDULER, PAGING };
enum { PHASES, HOLDS, CHOICES, COSTS };
#define TICK_NS 10000000

typedef struct { int64_t head, tail, n; } Fifo;
typedef struct { int64_t owner; Fifo waiting; int64_t requests, spins, spin_ns; } Lock;
typedef struct { int64_t next, doing, guest, why, taken, since, emul_ns, cp_ns; } Cpu;
typedef struct { int64_t next, stacked_by, tick_at, wake_at, awake, faults; } Guest;
typedef struct {
    double interrupt, leave, leave_more, wake, hold, hold_more, stack, before, after, steal, bound, bound_wake;
    double fault, page, page_hold, tick_emul, wake_emul, fault_emul, pause, faults;
} Cost;
typedef struct {
    int64_t now, events;
    uint64_t checksum;
    int64_t n_cpu, n_guest, master_only, poppers, waking, served, late, ticks, faults;
    uint64_t rng[4];
    Cost cost;
    Lock lock[2];
    Fifo due, ready, bound;
    Queue queue;
    Cpu cpu[MAX_HOT];
    Guest guest[MAX_GUEST];
} Model;

int64_t model_bytes(void) { return sizeof(Model); }

#define APPEND(fifo, rows, row) do { \
    (rows)[row].next = -1; \
    if ((fifo)->n == 0) (fifo)->head = (row); else (rows)[(fifo)->tail].next = (row); \
    (fifo)->tail = (row); (fifo)->n++; } while (0)
#define TAKE(fifo, rows, row) do { (row) = (fifo)->head; (fifo)->head = (rows)[row].next; (fifo)->n--; } while (0)

static void look_for_work(Model *m, int64_t c);

static int64_t about(Model *m, double mean) { return (int64_t)(mean * (0.5 + uniform(&m->rng[COSTS]))); }

static void begin(Model *m, int64_t c, int64_t doing, int64_t length) {
    m->cpu[c].doing = doing;
    schedule_hot(&m->queue, c, doing, m->now + length);
}

static void in_cp(Model *m, int64_t c, int64_t doing, int64_t length) {
    m->cpu[c].cp_ns += length;
    begin(m, c, doing, length);
}

static void hold(Model *m, int64_t l, int64_t c, int64_t doing) {
    Cpu *cpu = &m->cpu[c];
    double mean = l == SCHEDULER ? m->cost.hold : m->cost.page_hold;
    m->lock[l].owner = c;
    if (doing == POP) {
        cpu->taken = m->due.n;
        mean += m->cost.hold_more * (double)(cpu->taken > 1 ? cpu->taken - 1 : 0);
    }
    in_cp(m, c, doing, (int64_t)exponential(&m->rng[HOLDS], mean));
}

static void request(Model *m, int64_t l, int64_t c, int64_t doing) {
    Lock *lock = &m->lock[l];
    lock->requests++;
    if (lock->owner < 0) { hold(m, l, c, doing); return; }
    lock->spins++;
    Cpu *cpu = &m->cpu[c];
    cpu->doing = SPIN;
    cpu->why = doing;
    cpu->since = m->now;
    schedule_hot(&m->queue, c, SPIN, NEVER);
    APPEND(&lock->waiting, m->cpu, c);
}

static void release(Model *m, int64_t l) {
    Lock *lock = &m->lock[l];
    lock->owner = -1;
    if (lock->waiting.n > 0) {
        int64_t c;
        TAKE(&lock->waiting, m->cpu, c);
        Cpu *cpu = &m->cpu[c];
        lock->spin_ns += m->now - cpu->since;
        cpu->cp_ns += m->now - cpu->since;
        hold(m, l, c, cpu->why);
    }
}

static int64_t random_idle(Model *m) {
    int64_t n = 0;
    for (int64_t c = 0; c < m->n_cpu; c++) n += m->cpu[c].doing == IDLE;
    if (n == 0) return -1;
    n = (int64_t)(uniform(&m->rng[CHOICES]) * (double)n);
    for (int64_t c = 0; c < m->n_cpu; c++)
        if (m->cpu[c].doing == IDLE && n-- == 0) return c;
    return -1;
}

static void wake(Model *m, int64_t c) {
    if (c >= 0 && m->cpu[c].doing == IDLE) {
        m->waking++;
        begin(m, c, WAKING, (int64_t)exponential(&m->rng[COSTS], m->cost.wake));
    }
}

static void interrupt(Model *m, int64_t c) {
    m->poppers++;
    in_cp(m, c, INTERRUPT, about(m, m->cost.interrupt));
}

static void on_timer(Model *m, int64_t g) {
    APPEND(&m->due, m->guest, g);
    if (m->master_only) {
        if (m->cpu[MASTER].doing == IDLE) interrupt(m, MASTER);
    } else if (m->poppers == 0) {
        int64_t c = random_idle(m);
        if (c >= 0) interrupt(m, c);
    }
}

static int64_t guest_code(Model *m, int64_t c, int64_t at) {
    Guest *u = &m->guest[m->cpu[c].guest];
    int64_t length = 0;
    if (u->tick_at <= at) {
        int64_t n = (at - u->tick_at) / TICK_NS + 1;
        u->tick_at += n * TICK_NS;
        m->ticks += n;
        length += about(m, m->cost.tick_emul * (double)n);
    }
    if (!u->awake && u->wake_at <= at) {
        u->awake = 1;
        u->faults = about(m, m->cost.faults);
        length += about(m, m->cost.wake_emul);
    }
    if (u->faults > 0) length += about(m, m->cost.fault_emul);
    m->cpu[c].emul_ns += length;
    return length;
}

static void run(Model *m, int64_t c, int64_t length) {
    Guest *u = &m->guest[m->cpu[c].guest];
    int64_t at = m->now + length, last;
    at += guest_code(m, c, at);
    if (u->faults > 0) {
        last = about(m, m->cost.fault);
    } else {
        last = about(m, m->cost.after);
        if (u->awake) {
            u->awake = 0;
            u->wake_at = at + about(m, m->cost.pause);
        }
        while (u->tick_at <= at) {
            m->late++;
            at += guest_code(m, c, at);
        }
    }
    m->cpu[c].cp_ns += length + last;
    begin(m, c, RUN, at + last - m->now);
}

static void before(Model *m, int64_t c) {
    double mean = m->cost.before;
    if (m->guest[m->cpu[c].guest].stacked_by != c) mean += m->cost.steal;
    run(m, c, about(m, mean));
}

static void dispatch(Model *m, int64_t c, int64_t g) {
    m->cpu[c].guest = g;
    if (uniform(&m->rng[CHOICES]) < m->cost.stack) request(m, SCHEDULER, c, STACK);
    else before(m, c);
}

static int pops(Model *m, int64_t c) {
    return m->due.n > 0 && (m->master_only ? c == MASTER : m->poppers == 0);
}

static void look_for_work(Model *m, int64_t c) {
    int64_t g;
    if (pops(m, c)) {
        interrupt(m, c);
    } else if (c == MASTER && m->bound.n > 0) {
        TAKE(&m->bound, m->guest, g);
        dispatch(m, c, g);
    } else if (m->ready.n > (c == MASTER && m->master_only ? m->waking : 0)) {
        TAKE(&m->ready, m->guest, g);
        dispatch(m, c, g);
    } else {
        m->cpu[c].doing = IDLE;
        schedule_hot(&m->queue, c, IDLE, NEVER);
    }
}

static void make_ready(Model *m, int64_t g) {
    APPEND(&m->ready, m->guest, g);
    wake(m, random_idle(m));
}

static void end_pop(Model *m, int64_t c) {
    int patched = m->guest[MASTER].tick_at == NEVER;
    double to_master = m->cost.bound + (patched ? m->cost.bound_wake : 0.0);
    for (int64_t n = m->cpu[c].taken; n > 0; n--) {
        int64_t g;
        TAKE(&m->due, m->guest, g);
        m->served++;
        m->guest[g].stacked_by = c;
        if (to_master > 0.0 && uniform(&m->rng[CHOICES]) < to_master) {
            APPEND(&m->bound, m->guest, g);
            wake(m, MASTER);
        } else {
            make_ready(m, g);
        }
    }
    m->poppers--;
    release(m, SCHEDULER);
    in_cp(m, c, LEAVE, about(m, m->cost.leave + m->cost.leave_more * (double)m->cpu[c].taken));
}

static void after_fault(Model *m, int64_t c) {
    if (pops(m, c) || m->ready.n > 0 || (c == MASTER && m->bound.n > 0)) {
        make_ready(m, m->cpu[c].guest);
        look_for_work(m, c);
    } else {
        run(m, c, 0);
    }
}

static void end_run(Model *m, int64_t c) {
    Guest *u = &m->guest[m->cpu[c].guest];
    if (u->faults == 0) { request(m, SCHEDULER, c, SET); return; }
    u->faults--;
    m->faults++;
    if (uniform(&m->rng[CHOICES]) < m->cost.page) request(m, PAGING, c, PAGE);
    else after_fault(m, c);
}

static void end_set(Model *m, int64_t c) {
    int64_t g = m->cpu[c].guest, at = m->guest[g].tick_at;
    release(m, SCHEDULER);
    if (at == NEVER) at = m->guest[g].wake_at;
    schedule(&m->queue, g, TIMER, at > m->now ? at : m->now);
    look_for_work(m, c);
}

static void on_cpu(Model *m, int64_t c) {
    switch (m->cpu[c].doing) {
    case RUN: end_run(m, c); break;
    case INTERRUPT: request(m, SCHEDULER, c, POP); break;
    case POP: end_pop(m, c); break;
    case STACK: release(m, SCHEDULER); before(m, c); break;
    case PAGE: release(m, PAGING); after_fault(m, c); break;
    case SET: end_set(m, c); break;
    case WAKING: m->waking--; look_for_work(m, c); break;
    default: look_for_work(m, c);
    }
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
        if (source >= MAX_HOT) {
            schedule(q, source - MAX_HOT, TIMER, NEVER);
            on_timer(m, source - MAX_HOT);
        } else {
            on_cpu(m, source);
        }
    }
    leave(q);
    m->now = until;
}
