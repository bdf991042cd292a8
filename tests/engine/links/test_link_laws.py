"""Laws of links: no message is lost or sent twice, only permitted sides write, nothing is too fast."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.kinds import Incident
from engine.mechanisms.channels.connections import link_up, vary_device
from engine.scenario.model.systems import System
from engine.studies.link_trial import trial_tables
from engine.studies.relocation import layouts
from tests.engine.links.made import joined, linked
from tests.engine.links.senders import LINK, Message, Senders

LAYOUTS = [layouts.straight(2, 5), layouts.crossed(2, 4), layouts.non_shared(1, 3)]
LAYOUT = st.sampled_from(LAYOUTS)
MESSAGES = st.lists(st.tuples(st.integers(0, 1), st.integers(1, 185)), min_size=1, max_size=12)
CHANGES = st.lists(
    st.tuples(
        st.integers(1, 120),
        st.sampled_from(("channel", "bad", "device", "connection")),
        st.integers(0, 4),
        st.integers(0, 1),
    ),
    max_size=4,
)


def senders(layout: layouts.Layout, messages: list[tuple[int, int]], seed: int = 1) -> Senders:
    rows = [Message(number, side, pages) for number, (side, pages) in enumerate(messages)]
    return Senders(linked(layout, window=2), rows, seed)


def rows_of(one: Senders, what: str) -> int:
    return int(one.h["n_channel" if what in ("channel", "bad") else "n_connection"])


def sent_bytes(one: Senders) -> int:
    return int(one.h["link"][0]["sent"].sum())


@pytest.mark.slow
@settings(max_examples=40)
@given(LAYOUT, MESSAGES, st.integers(0, 50))
def test_bytes_are_pages_times_their_size(
    layout: layouts.Layout, messages: list[tuple[int, int]], seed: int
) -> None:
    one = senders(layout, messages, seed)
    one.run()
    total = 4104 * sum(pages for _, pages in messages)
    assert sorted(one.done) == list(range(len(messages)))
    assert sent_bytes(one) == one.h["connection"]["sent"].sum() == total
    assert one.h["channel"]["sent"].sum() == one.h["channel"]["received"].sum() == total
    assert one.idle


@settings(max_examples=60)
@given(LAYOUT, MESSAGES, CHANGES, st.integers(0, 50))
def test_whatever_is_pulled_or_bad_in_mid_transfer_no_message_is_lost_or_comes_twice(
    layout: layouts.Layout,
    messages: list[tuple[int, int]],
    changes: list[tuple[int, str, int, int]],
    seed: int,
) -> None:
    one = senders(layout, messages, seed)
    for events, what, row, side in changes:
        for _ in range(events):
            one.step()
        one.change(what, row % rows_of(one, what), side, 0)
    one.run()
    for _, what, row, side in changes:
        one.change(what, row % rows_of(one, what), side, 1)
    one.run()
    assert sorted(one.done) == list(range(len(messages)))
    assert sent_bytes(one) == 4104 * sum(pages for _, pages in messages)
    assert one.idle
    assert not one.waiting


@given(st.integers(1, 16), st.booleans())
def test_each_side_leaves_some_connections_to_the_other_one(n: int, swapped: bool) -> None:
    """1: none; 2 to 8: one; 9 to 16: two. The lesser name leaves out the highest numbers."""
    names = ("LPAR1", "LPAR2") if swapped else ("LPAR2", "LPAR1")
    scenario = joined(
        linked(layouts.straight(1)).channels,
        [(0xD000, n, ("3C", "3C"))],
        {name: System() for name in names},
    )
    usable = trial_tables(scenario, 1)[0]["connection"]["usable"][:n]
    kept = 0 if n == 1 else 1 if n <= 8 else 2
    lesser, greater = (usable >> names.index("LPAR1")) & 1, (usable >> names.index("LPAR2")) & 1
    assert lesser.tolist() == [1] * (n - kept) + [0] * kept
    assert greater.tolist() == [0] * kept + [1] * (n - kept)


def test_letters_come_before_digits_in_system_names() -> None:
    """As in EBCDIC."""
    systems = {"SYS1": System(), "SYSA": System()}
    scenario = joined(linked(layouts.straight(1)).channels, [(0xD000, 4, ("3C", "3C"))], systems)
    h = trial_tables(scenario, 1)[0]
    assert h["link"][0]["lesser"] == 1
    assert h["connection"]["usable"][:4].tolist() == [0b10, 0b11, 0b11, 0b01]


def test_a_lost_device_leaves_a_smaller_link_with_its_own_reserved_connections() -> None:
    one = senders(layouts.straight(1, 3), [])
    assert one.h["connection"]["usable"][:3].tolist() == [0b10, 0b11, 0b01]
    one.change("device", 0, 1, 0)
    assert one.h["connection"]["usable"][:3].tolist() == [0, 0b10, 0b01]
    one.change("connection", 1, 0, 0)
    assert one.h["connection"]["usable"][:3].tolist() == [0, 0, 0b11]
    assert link_up(one.tables, LINK)
    one.change("channel", 0, 0, 0)
    assert not link_up(one.tables, LINK)
    log = one.h["log"][: int(one.h["log_n"])]
    assert [Incident(int(row["what"])).name for row in log] == ["DEVICE_OFF", "CHANNEL_OFF", "LINK_DOWN"]
    assert log["value"].tolist() == [0xD000, 0x3C, 0]


def test_a_message_of_a_lost_connection_waits_and_keeps_it_from_others() -> None:
    one = senders(layouts.straight(1, 1), [(0, 185), (0, 10)])
    for _ in range(5):
        one.step()
    d = one.h["connection"][0]
    vary_device(one.tables, np.int64(0), np.int64(0), np.int64(0))
    assert (d["again"], d["pages"], d["sent"].sum()) == (1, 185, 0)
    vary_device(one.tables, np.int64(0), np.int64(0), np.int64(1))
    one.step()
    assert one.done == []
    one.fill()
    one.run()
    assert one.done == [0, 1]


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda one: one.title)
def test_no_fibre_and_no_adapter_is_faster_than_it_can_be(layout: layouts.Layout) -> None:
    one = senders(layout, [(0, 185)] * 60 + [(1, 185)] * 60)
    one.run()
    h, p = one.h, one.scenario.parameters
    size = p.message_pages * 4104
    for row in h["channel"][: int(h["n_channel"])]:
        for way in ("sent", "received"):
            assert row[way].sum() / size * p.message_chunks * p.wire <= h["now"]
        assert row["busy_ns"] <= h["now"]
    for row in h["connection"][: int(h["n_connection"])]:
        assert row["busy_ns"].sum() <= h["now"]
        assert row["sent"].sum() / size * p.wire * p.message_chunks <= h["now"]
