"""Sessions of web clients with web servers: bursts of both, and reads of files that are not in the page
cache.

A transaction is a file. It consists of rounds: a burst of the client, reads when they are due, a burst of the
server. The reads of a file are spread over the rounds. While a session reads a file, other sessions of the
same server that must read wait in its Linux: one reader's stream owns the disk until its last read. A read is
served by the minidisk cache if that has the pages, otherwise by a shared volume. Instructions are converted
to time by the speed of the processor that runs them. All bursts are exponential, which is a model assumption.
Source of the lock: Little's law on the study's table 5.1 leaves time that is neither I/O nor CPU.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import Activity, EventKind, Stream
from engine.kernel.options import kernel
from engine.kernel.queue import MAX_HOT, NEVER, due_of, schedule
from engine.kernel.rng import exponential, uniform
from engine.mechanisms.channels.shared_volume_queue import queue_request, take_out
from engine.mechanisms.relocation.eligibility import home_of
from engine.mechanisms.servers.session_service import next_thread, run_thread
from engine.mechanisms.storage.minidisk_cache import enlarge_cache
from engine.state.web import At

WEB = np.int64(Stream.WEB)
SESSION, VOLUME_EVENT = np.int64(EventKind.SESSION), np.int64(EventKind.SHARED_VOLUME)
OFF = np.int64(Activity.OFF)
ELSEWHERE, THINK, CLIENT, SERVER, LOCK, SHARED_VOLUME, TRAVEL = (np.int64(at) for at in At)
NONE = np.int64(-1)
READ, AGAIN = np.int64(1), np.int64(2)  # as in session.read_done


@kernel
def burst(s, mean):
    """Return the CPU time, in ns, of a random number of instructions with this mean."""
    return np.int64(exponential(s, WEB, mean * s.pace)) + 1


@kernel
def wait_until(s, i, at, due):
    """Put session i at a place (At) until this time, in ns; NEVER = until it is called."""
    s.session[i].at = at
    schedule(s.queue, s.src_session + i, SESSION, due)


@kernel
def start_over(s, i):
    """Restart the transaction of session i, which is lost; its client tries again after a while."""
    x = s.session[i]
    stop_reading(s, i)
    x.round = 0
    x.reads = 0
    x.done = 0
    x.read_done = 0
    x.cp = 0
    x.next = NONE
    x.to = x.client
    wait_until(s, i, TRAVEL, s.now + s.web[x.web].retry)


@kernel
def at_client(s, i):
    """Run a burst of session i in its client, which is on this system."""
    x = s.session[i]
    if x.round == 0:
        x.began = s.now
    x.at = CLIENT
    x.left = burst(s, s.web[x.web].client_part)
    run_thread(s, s.guest[x.client], i)


@kernel
def at_server(s, i):
    """Accept session i at its server, which is on this system."""
    x = s.session[i]
    if x.round == 0:
        choose_file(s, x)
    go_on_reading(s, i)


@kernel
def choose_file(s, x):
    """Select a file, each with equal probability, and draw how many reads it takes if it is not in the page
    cache.
    """
    web = s.web[x.web]
    x.done = 0
    x.reads = 0
    if uniform(s, WEB) * web.files >= s.guest[x.server].files:
        x.reads = np.int64(web.reads + uniform(s, WEB))


@kernel
def due_reads(s, x):
    """Return the number of reads of the file that must have ended before the burst of this round."""
    return (x.round + 1) * x.reads // s.web[x.web].rounds


@kernel
def go_on_reading(s, i):
    """Make session i, in its server, perform the reads that are due, and then run."""
    x = s.session[i]
    u = s.guest[x.server]
    while x.done < due_reads(s, x):
        if u.reader != i:
            if u.reader >= 0:
                wait_to_read(s, u, i)
                return
            u.reader = i
        if from_cache(s, u, x) == 0:
            ask_volume(s, i)
            return
        end_read(s, u, i)
    x.at = SERVER
    x.left = burst(s, s.web[x.web].server_part)
    run_thread(s, u, i)


@kernel
def wait_to_read(s, u, i):
    """Queue session i behind the other sessions of guest u that wait to read."""
    x = s.session[i]
    x.at = LOCK
    x.next = NONE
    if u.reader_head < 0:
        u.reader_head = i
    else:
        s.session[u.reader_tail].next = i
    u.reader_tail = i


@kernel
def from_cache(s, u, x):
    """Try a virtual I/O of session x; return 1 when the minidisk cache has its pages."""
    web = s.web[x.web]
    u.virtual_ios += 1
    s.virtual_ios += 1
    if s.param.mdc_max > 0:
        if uniform(s, WEB) * web.files * web.file_pages < np.float64(u.cached) * s.granule:
            s.mdc_hits += 1
            x.cp += np.int64(s.param.cost_cached * web.read_pages)
            return np.int64(1)
        s.mdc_misses += 1
    return np.int64(0)


@kernel
def ask_volume(s, i):
    """Queue session i for a real I/O at a shared volume, which is chosen at random."""
    x = s.session[i]
    drawn, k = uniform(s, WEB), np.int64(0)
    while k < s.n_shared_volume - 1 and drawn >= s.shared_volume[k].share:
        k += 1
    x.at = SHARED_VOLUME
    x.shared_volume = k
    x.asked = s.now
    if queue_request(s, k, i) == 1:
        schedule(s.queue, s.src_shared_volume + k, VOLUME_EVENT, s.now)


@kernel
def end_read(s, u, i):
    """End a read of session i, the reader of guest u; after a file's last read another session may read."""
    x = s.session[i]
    x.done += 1
    if x.done < x.reads:
        return
    u.files = min(u.files + 1, u.files_room)
    u.reader = NONE


@kernel
def next_reader(s, u):
    """Start the read of the session that has waited longest in guest u, when no session is reading."""
    while u.reader < 0 and u.reader_head >= 0:
        i = u.reader_head
        u.reader_head = s.session[i].next
        if u.reader_head < 0:
            u.reader_tail = NONE
        go_on_reading(s, i)


@kernel
def stop_reading(s, i):
    """End the reading of session i: if its server is here, others may read."""
    u = s.guest[s.session[i].server]
    if u.here == 1 and u.reader == i:
        u.reader = NONE
        next_reader(s, u)


@kernel
def begin_afresh(tables, i, server):
    """Begin a new transaction of session i; its server's work for it ends."""
    home = home_of(tables, server)
    if home >= 0:
        stop_reading(tables[home], i)


@kernel
def real_read(s, i):
    """End the real I/O of session i, whose server is here."""
    x = s.session[i]
    u = s.guest[x.server]
    x.read_done = 0
    if u.activity == OFF or u.reader != i:  # it has been logged off meanwhile
        start_over(s, i)
        return
    if s.param.mdc_max > 0:
        enlarge_cache(s, u, np.int64(s.web[x.web].read_pages / s.granule + uniform(s, WEB)))
    end_read(s, u, i)
    go_on_reading(s, i)
    next_reader(s, u)


@kernel
def volume_done(tables, s, i):
    """End a read at a shared volume for session i, whose server might now be on another system."""
    if s.guest[s.session[i].server].here == 1:
        real_read(s, i)
    else:
        follow(s, i, READ if tables[0].member[s.system].up == 1 else AGAIN)


@kernel
def follow(s, i, done):
    """Send session i to the new system of its server, with its read done, or to be requested AGAIN."""
    x = s.session[i]
    x.read_done = done
    x.to = x.server
    wait_until(s, i, TRAVEL, s.now + 1)


@kernel
def read_again(t, i):
    """Repeat the read of session i at its server, which is here: the system that was to perform the read is
    down.
    """
    u = t.guest[t.session[i].server]
    t.session[i].read_done = 0
    if u.activity == OFF or u.reader != i:
        start_over(t, i)
        return
    u.virtual_ios += 1
    t.virtual_ios += 1
    ask_volume(t, i)


@kernel
def send(s, i, g):
    """Send session i to guest g: immediately when the guest is here, otherwise over the network."""
    x = s.session[i]
    if s.guest[g].here == 0 or s.guest[g].activity == OFF:
        x.to = g
        wait_until(s, i, TRAVEL, s.now + s.web[x.web].hop)
    elif g == x.client:
        at_client(s, i)
    else:
        at_server(s, i)


@kernel
def end_part(s, i):
    """End the burst of session i."""
    x = s.session[i]
    if x.at == CLIENT:
        x.at = SERVER
        send(s, i, x.server)
        next_reader(s, s.guest[x.server])
        return
    x.round += 1
    if x.round == s.web[x.web].rounds:
        end_transaction(s, i)
    else:
        x.at = CLIENT
        send(s, i, x.client)


@kernel
def end_transaction(s, i):
    """End the transaction: the client has the file."""
    x = s.session[i]
    u = s.guest[x.server]
    u.served += 1
    u.served_ns += s.now - x.began
    s.tx += 1
    s.tx_ns += s.now - x.began
    x.round = 0
    x.at = CLIENT
    if s.web[x.web].think > 0.0:
        due = s.now + np.int64(exponential(s, WEB, s.web[x.web].think)) + 1
        wait_until(s, i, THINK, due)
    else:
        send(s, i, x.client)


@kernel
def end_thread(s, c):
    """End the burst of the virtual CPU of a web guest on processor c, whose time has been recorded."""
    v = s.cpu[c].vcpu
    w = s.vcpu[v]
    i = w.session - 1
    w.session = 0
    if i >= 0:
        s.guest[w.guest].threads -= 1
        end_part(s, i)
    if s.cpu[c].vcpu == v and w.session == 0:  # it still exists, without new work
        next_thread(s, c)


@kernel
def on_session(tables, s, i):
    """End the think time of session i, or its transfer to the expected location of its next guest."""
    x = s.session[i]
    schedule(s.queue, s.src_session + i, SESSION, NEVER)
    if x.at == THINK:
        x.at = CLIENT
        send(s, i, x.client)
        return
    if x.round == 0 and x.to == x.client:
        begin_afresh(tables, i, x.server)
    home = home_of(tables, x.to)
    if home < 0 or tables[home].guest[x.to].activity == OFF:
        start_over(s, i)
        return
    t = tables[home]
    if t.system != s.system:
        t.session[i] = x
        x.at = ELSEWHERE
    arrive(t, i)


@kernel
def arrive(t, i):
    """Accept session i at system t, where its next guest is."""
    x = t.session[i]
    if x.read_done == READ:
        real_read(t, i)
    elif x.read_done == AGAIN:
        read_again(t, i)
    elif x.to == x.client:
        at_client(t, i)
    else:
        at_server(t, i)
        next_reader(t, t.guest[x.server])


@kernel
def leave_web(s, g):
    """Drop the work of sessions in guest g, which has lost its memory, including the page cache."""
    u = s.guest[g]
    no_threads(u)
    u.files = 0
    for k in range(s.n_session):
        i = np.int64(k)
        x = s.session[i]
        mine = (x.at == CLIENT and x.client == g) or ((x.at == SERVER or x.at == LOCK) and x.server == g)
        if mine or (x.at == THINK and x.client == g):
            start_over(s, i)
    forget_reads(s, g)


@kernel
def forget_reads(s, g):
    """Cancel the I/O of guest g that has not begun."""
    for k in range(s.n_shared_volume):
        i = take_out(s, np.int64(k), g)
        while i >= 0:
            start_over(s, i)
            i = take_out(s, np.int64(k), g)


@kernel
def no_threads(u):
    """Empty guest u: no session runs, waits or reads there."""
    u.thread_head = NONE
    u.thread_tail = NONE
    u.threads = 0
    u.reader = NONE
    u.reader_head = NONE
    u.reader_tail = NONE


@kernel
def move_sessions(s, t, g):
    """Move the sessions in guest g with it to system t; those that wait for a volume follow later."""
    pace = t.pace / s.pace
    u = t.guest[g]
    for v in range(u.first_vcpu, u.first_vcpu + u.n_vcpu):
        if t.vcpu[v].session > 0:
            t.vcpu[v].burst_left = np.int64(t.vcpu[v].burst_left * pace) + 1
    for k in range(s.n_session):
        i = np.int64(k)
        x = s.session[i]
        at_its_client = x.client == g and (x.at == CLIENT or x.at == THINK)
        if at_its_client or (x.server == g and (x.at == SERVER or x.at == LOCK)):
            due = due_of(s.queue, MAX_HOT + s.src_session + i)
            t.session[i] = x
            t.session[i].left = np.int64(x.left * pace) + 1
            x.at = ELSEWHERE
            schedule(s.queue, s.src_session + i, SESSION, NEVER)
            schedule(t.queue, t.src_session + i, SESSION, due)
