"""Rates of links: what follows exactly, and what was published."""

from __future__ import annotations

import pytest

from engine.kernel.units import SECOND
from engine.studies.link_trial import BOTH_SIDES, Rates, trial
from engine.studies.relocation.layouts import (
    Layout,
    crossed,
    non_shared,
    optimised,
    straight,
    three_by_three,
)
from tests.engine.links.made import BASE, linked

P = BASE.parameters


def rates(layout: Layout, sides: int = 1, **parameters: float) -> Rates:
    """Return the rates of a full link over 40 s."""
    return trial(linked(layout, **parameters), sides=sides, seconds=40)


def test_a_full_straight_channel_handles_each_chunk_twice() -> None:
    expected = SECOND / (2 * P.adapter * P.message_chunks)
    assert rates(straight(1, 16)).channels["3C"] == pytest.approx(expected, rel=0.01)


def test_a_full_fibre_takes_one_chunk_after_the_other() -> None:
    expected = SECOND / (P.wire * P.message_chunks)
    assert rates(non_shared(1, 12)).channels["3C"] == pytest.approx(expected, rel=0.01)


@pytest.mark.parametrize("layout", [straight(1, 1), crossed(2, 2)], ids=["straight", "crossed"])
def test_a_lone_connection_with_a_window_of_one_waits_for_every_chunk(layout: Layout) -> None:
    """Setup, chunk by chunk, answer: straight and crossed alike."""
    each = P.message_chunks * (2 * P.adapter + P.wire) + P.setup_ns + P.ack_ns
    found = rates(layout, window=1)
    assert sum(first for first, _ in found.starts.values()) == pytest.approx(SECOND / each, rel=0.01)


def test_three_by_three_as_published() -> None:
    found = rates(three_by_three())
    assert [found.starts[number][0] for number in (0xD000, 0xD001)] == [0, 0]
    assert found.channels["3C"] == pytest.approx(214, rel=0.02)
    assert found.channels["3D"] == pytest.approx(270, rel=0.02)
    others = [first for number, (first, _) in found.starts.items() if number >= 0xD010]
    assert others == pytest.approx([90] * 6, rel=0.03)


def test_not_shared_as_published() -> None:
    found = rates(non_shared(1, 12))
    writing = [first for first, _ in found.starts.values() if first > 0]
    assert writing == pytest.approx([45] * 10, rel=0.03)
    assert found.mbs[0] == pytest.approx(342, rel=0.01)


def test_crossed_is_faster_with_two_connections_and_straight_with_four_and_more() -> None:
    both = {n: (rates(straight(2, n)).mbs[0], rates(crossed(2, n)).mbs[0]) for n in (2, 4, 8)}
    assert both[2][1] > 1.1 * both[2][0]
    assert both[4][0] > 1.02 * both[4][1]
    assert 1.1 * both[8][1] > both[8][0] > 1.02 * both[8][1]


def test_the_fourth_connection_of_a_channel_brings_little_and_more_bring_nothing() -> None:
    found = {n: rates(straight(1, n)).mbs[0] for n in (1, 2, 3, 4, 5, 8)}
    assert found[1] == pytest.approx(found[2], rel=0.01)  # one of two is the other side's
    assert found[3] > 1.15 * found[2]
    assert 1.05 * found[3] > found[4] > found[3]
    assert found[8] == pytest.approx(found[4], rel=0.01)


def test_rates_grow_with_the_channels_until_cards_limit_them() -> None:
    one, two, four = (rates(straight(n)).mbs[0] for n in (1, 2, 4))
    assert two == pytest.approx(2 * one, rel=0.02)
    assert four == pytest.approx(4 * one, rel=0.02)
    assert rates(optimised(4)).mbs[0] > four
    assert rates(optimised(7)).mbs[0] < 6.5 * one  # four channels of one card share 1,300 MB/s


def test_a_card_lets_no_more_through_than_its_limit() -> None:
    found = rates(optimised(7))
    on_card = sum(found.channels[name] for name in ("4A", "4B", "4C", "4D"))
    size = P.message_pages * 4104 / 1e6
    assert 2 * on_card * size == pytest.approx(1300, rel=0.01)  # each byte goes out and comes in


def test_both_directions_share_a_channel_fairly() -> None:
    found = rates(straight(2, 8), BOTH_SIDES)
    assert found.mbs[0] == pytest.approx(found.mbs[1], rel=0.02)
    assert sum(found.mbs) == pytest.approx(rates(straight(2, 8)).mbs[0], rel=0.02)
    assert found.collisions > 0


def test_nobody_collides_on_a_link_that_is_used_one_way() -> None:
    assert rates(straight(2, 8)).collisions == 0
