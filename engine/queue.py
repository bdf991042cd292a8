"""The event queue: every source has at most one pending event; ties break by source number.

The few very active sources (the processors) are kept in a short array that is searched in line;
all others sit in a winner tree. Rescheduling, scheduling and cancelling are one and the same walk.
Kernels take the record `q` of dtype QUEUE alone, so that other models can use the same queue.
"""

from __future__ import annotations

import numpy as np

from engine.kernel import kernel

MAX_HOT = 64
MAX_SOURCES = 8192
NEVER = np.int64(9_223_372_036_854_775_807)

QUEUE = np.dtype(
    [
        ("n_hot", "i8"),  # processors in use; their sources are 0 .. n_hot-1
        ("leaves", "i8"),  # leaves of the tree, a power of two; source MAX_HOT+k is leaf k
        ("hot_due", "i8", MAX_HOT),  # ns, NEVER = nothing pending
        ("hot_kind", "i8", MAX_HOT),  # EventKind
        ("due", "i8", MAX_SOURCES),  # ns
        ("kind", "i1", MAX_SOURCES),  # EventKind
        ("tree", "i4", MAX_SOURCES),  # winner (leaf number) of each inner node; node 1 is the root
    ]
)


@kernel
def clear_queue(q, n_hot, n_sources):
    """Empty the queue for n_hot processors and n_sources other sources."""
    q.n_hot = n_hot
    q.leaves = 2
    while q.leaves < n_sources:
        q.leaves *= 2
    q.hot_due[:] = NEVER
    q.due[:] = NEVER
    q.tree[:] = 0
    for node in range(q.leaves - 1, 0, -1):
        leaf = node
        while leaf < q.leaves:
            leaf *= 2
        q.tree[node] = leaf - q.leaves


@kernel
def schedule_hot(q, source, kind, due):
    """Set the one pending event of a processor; NEVER cancels."""
    q.hot_due[source] = due
    q.hot_kind[source] = kind


@kernel
def schedule(q, leaf, kind, due):
    """Set the one pending event of another source (leaf number, from 0); NEVER cancels."""
    q.due[leaf] = due
    q.kind[leaf] = kind
    node = (leaf + q.leaves) >> 1
    winner = np.int64(leaf)
    sibling = np.int64(leaf ^ 1)
    while True:
        if q.due[sibling] < q.due[winner] or (q.due[sibling] == q.due[winner] and sibling < winner):
            winner = sibling
        q.tree[node] = winner
        if node == 1:
            return
        sibling = np.int64(q.tree[node ^ 1])
        node >>= 1


@kernel
def next_source(q):
    """The source of the earliest event: a processor below MAX_HOT, else MAX_HOT + leaf."""
    best = np.int64(MAX_HOT + q.tree[1])
    due = q.due[q.tree[1]]
    for source in range(q.n_hot - 1, -1, -1):
        if q.hot_due[source] <= due:
            due = q.hot_due[source]
            best = np.int64(source)
    return best


@kernel
def due_of(q, source):
    """When the pending event of a source (numbered as by next_source) is due, in ns."""
    if source < MAX_HOT:
        return q.hot_due[source]
    return q.due[source - MAX_HOT]
