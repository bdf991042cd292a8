"""The event queue: every source has at most one pending event; ties are broken by source number.

A pending event is ONE number, its key: its due time and, in the last bits, its source. So the total order is
that of the keys, and no search compares anything else. The few very active sources (the processors) are kept
in a short array; all others are leaves of a tournament, four players a match, in which each node holds the
smallest key below it. Rescheduling, scheduling and canceling use the same path, which ends as soon as nothing
changes. Nothing here branches on a comparison of keys: the processor could not predict such a branch
(avoiding them made the queue three to eight times as fast). Kernels take the record `q` of dtype QUEUE alone,
so that other models can use the same queue.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.options import entry, kernel

MAX_HOT = 64  # a multiple of 8; the sources below are the processors
TREE = 32_768  # leaves at most, a power of two
MAX_SOURCES = TREE - MAX_HOT  # other sources than processors
SOURCE_BITS = np.int64(15)  # of a key; 2 ** 15 = MAX_HOT + MAX_SOURCES
NEVER = np.int64((1 << 48) - 1)  # ns, 3 days: later than any event; the due time of what is not pending

_SOURCE = np.int64(TREE - 1)  # mask of the source in a key
_ONE, _TWO, _THREE = np.uint64(1), np.uint64(2), np.uint64(3)
_FOUR, _EIGHT = np.uint64(4), np.uint64(8)

QUEUE = np.dtype(
    [
        ("n_hot", "i8"),  # processors in use; their sources are 0 .. n_hot-1
        ("leaves", "i8"),  # leaves of the tree, a power of two; source MAX_HOT+k is leaf k
        ("hot", "i8", MAX_HOT),  # key of each processor's event
        ("hot_kind", "i8", MAX_HOT),  # EventKind
        ("kind", "i1", TREE),  # EventKind, by leaf
        # the smallest key below each node: leaf k is node leaves+k, the winner among the nodes 4n to 4n+3
        # is node n, and the final is between the nodes 1 to 3, of which some may be missing
        ("tree", "i8", 2 * TREE),
    ]
)


@kernel
def key_of(source, due):
    """Return the key of a source's event. A time of NEVER or later means that the event is not pending."""
    return (min(due, NEVER) << SOURCE_BITS) | source


@entry("queue", "int64", "int64")
def clear_queue(q, n_hot, n_sources):
    """Empty the queue for n_hot processors and n_sources other sources."""
    q.n_hot = n_hot
    q.leaves = 4
    while q.leaves < n_sources:
        q.leaves *= 2
    for source in range(MAX_HOT):
        q.hot[source] = key_of(source, NEVER)
    q.tree[:] = key_of(_SOURCE, NEVER)
    for leaf in range(n_sources):
        schedule(q, np.int64(leaf), np.int64(0), NEVER)


@kernel
def schedule_hot(q, source, kind, due):
    """Set the one pending event of a processor; NEVER cancels."""
    q.hot[source] = key_of(source, due)
    q.hot_kind[source] = kind


@entry("queue", "int64", "int64", "int64")
def schedule(q, leaf, kind, due):
    """Set the one pending event of another source (leaf number, from 0); NEVER cancels."""
    q.kind[leaf] = kind
    node = np.uint64(leaf + q.leaves)
    key = key_of(leaf + MAX_HOT, due)
    q.tree[node] = key
    while node > _THREE:
        key = min(key, min(q.tree[node ^ _ONE], min(q.tree[node ^ _TWO], q.tree[node ^ _THREE])))
        node >>= _TWO
        if q.tree[node] == key:
            return
        q.tree[node] = key


@kernel
def _lowest_of_8(q, first):
    """Return the smallest key of eight processors, some of which might not exist."""
    a = min(q.hot[first], q.hot[first + _ONE])
    b = min(q.hot[first + _TWO], q.hot[first + _THREE])
    first += _FOUR
    c = min(q.hot[first], q.hot[first + _ONE])
    d = min(q.hot[first + _TWO], q.hot[first + _THREE])
    return min(min(a, b), min(c, d))


@kernel
def next_key(q):
    """Return the key of the earliest event, or of an event that is never due."""
    key = _lowest_of_8(q, np.uint64(0))
    first = _EIGHT
    while first < np.uint64(q.n_hot):
        key = min(key, _lowest_of_8(q, first))
        first += _EIGHT
    return min(key, min(q.tree[1], min(q.tree[2], q.tree[3])))


@kernel
def next_leaf(q):
    """Return the leaf number of the earliest event of all other sources than processors."""
    return source_in(min(q.tree[1], min(q.tree[2], q.tree[3]))) - MAX_HOT


@kernel
def source_in(key):
    """Return the source of an event: a processor below MAX_HOT, otherwise MAX_HOT + leaf."""
    return key & _SOURCE


@kernel
def due_in(key):
    """Return when an event is due, in ns."""
    return key >> SOURCE_BITS


@kernel
def next_source(q):
    """Return the source of the earliest event, numbered as in source_in."""
    return source_in(next_key(q))


@kernel
def due_of(q, source):
    """Return when the pending event of a source (numbered as in next_source) is due, in ns."""
    if source < MAX_HOT:
        return q.hot[source] >> SOURCE_BITS
    return q.tree[q.leaves + source - MAX_HOT] >> SOURCE_BITS


@kernel
def pending(q, leaf):
    """Return whether another source (leaf number, from 0) has a pending event."""
    return due_of(q, leaf + MAX_HOT) != NEVER
