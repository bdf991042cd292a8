"""Layouts of the relocation study's link: device numbers, channels, and which of them carry data."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.scenario.files.layers import parse_setting
from engine.scenario.model.systems import ChannelSettings, Connections
from engine.studies.relocation.layouts import (
    CARDS,
    CHPIDS,
    MAX_CONNECTIONS,
    SOURCE,
    TARGET,
    Layout,
    every,
    layout,
    optimised,
    part_ii,
    reserved,
    straight,
    three_by_three,
)

ALL = (*every(), part_ii(), three_by_three())
titled = pytest.mark.parametrize("one", ALL, ids=lambda one: one.title)


def devices(one: Layout) -> dict[str, tuple[str, str]]:
    return {f"{number:04X}": channels for number, channels in one.connections}


@st.composite
def any_layout(draw: st.DrawFn) -> Layout:
    kind = draw(st.sampled_from(["straight", "crossed", "non-shared", "optimised"]))
    least, most = (2 if kind == "crossed" else 1), (4 if kind == "non-shared" else len(CHPIDS))
    channels = draw(st.integers(least, most))
    if kind == "optimised":
        return layout(kind, channels)
    return layout(kind, channels, draw(st.none() | st.integers(1, MAX_CONNECTIONS)))


def test_device_numbers_are_those_of_the_study() -> None:
    """16 for each pair of channels: D000 3C-3C, D010 3C-3D, D020 3C-3E, D040 from the next channel on."""
    assert list(devices(three_by_three())) == "D000 D001 D002 D050 D051 D052 D0A0 D0A1 D0A2".split()
    assert devices(layout("crossed", 2, 4)) == {
        "D010": ("3C", "3D"),
        "D011": ("3C", "3D"),
        "D040": ("3D", "3C"),
        "D041": ("3D", "3C"),
    }
    assert devices(layout("non-shared", 1, 2)) == {"D000": ("3C", "4A"), "D001": ("3C", "4A")}


@pytest.mark.parametrize(("connections", "own"), [(1, 0), (2, 1), (3, 1), (8, 1), (9, 2), (15, 2), (16, 2)])
def test_what_each_side_leaves_to_the_other(connections: int, own: int) -> None:
    assert reserved(connections) == own


def test_the_source_never_writes_on_the_lowest_numbers() -> None:
    """Study: D000 and D001 carry nothing from the source to the target; the target leaves the highest."""
    link = three_by_three()
    assert link.writes(0) == {"3C": 1, "3D": 3, "3E": 3}
    assert link.writes(1) == {"3C": 3, "3D": 3, "3E": 1}
    assert SOURCE > TARGET


def test_the_best_link_of_seven_channels() -> None:
    """Claim c08: two connections a channel, four on that with the first two and the last two."""
    link = optimised(7)
    names = [channels[0] for channels in devices(link).values()]
    assert len(names) == MAX_CONNECTIONS
    assert {name: names.count(name) for name in names} == {"3C": 4} | dict.fromkeys(CHPIDS[1:7], 2)
    assert names[:2] == names[-2:] == ["3C", "3C"]
    assert set(link.writes(0).values()) == set(link.writes(1).values()) == {2}


def test_the_link_of_part_ii() -> None:
    link = part_ii()
    names = [channels[0] for channels in devices(link).values()]
    assert {name: names.count(name) for name in names} == {"3C": 6, "4A": 3, "4B": 4, "4C": 3}
    assert names[:2] == names[-2:] == ["3C", "3C"]
    assert link.writes(0) == link.writes(1) == {"3C": 4, "4A": 3, "4B": 4, "4C": 3}


@pytest.mark.parametrize("channels", range(1, 9))
def test_an_optimised_link_is_as_even_as_can_be(channels: int) -> None:
    link = optimised(channels)
    assert link.balance >= straight(channels).balance
    assert link.balance == 1.0 or (channels == 8 and link.balance == 0.5) or 14 % channels
    for side in (0, 1):
        counts = list(link.writes(side).values())
        assert max(counts) - min(counts) <= 1
        assert sum(counts) == min(4 * channels, 14)


@titled
def test_a_layout_says_what_it_is(one: Layout) -> None:
    assert 1 <= len(one.connections) <= MAX_CONNECTIONS
    assert set(one.channels) <= set(CARDS)
    assert [own.title for own in ALL if own != one].count(one.title) == 0


def test_no_card_has_more_channels_than_it_can() -> None:
    cards = list(CARDS.values())
    assert max(cards.count(card) for card in cards) <= 4


@given(any_layout())
def test_device_numbers_are_unique_and_spread_evenly(one: Layout) -> None:
    numbers = [number for number, _ in one.connections]
    assert len(set(numbers)) == len(numbers) == sum(stretch.count for stretch in one.stretches)
    for side in (0, 1):
        assert sum(one.writes(side).values()) == len(numbers) - reserved(len(numbers))


@given(any_layout())
def test_settings_give_channels_to_the_systems_that_use_them(one: Layout) -> None:
    settings = dict(parse_setting(text, "test") for text in one.settings())
    channels = {name: ChannelSettings.model_validate(value) for name, value in settings["channels",].items()}
    pairs = [Connections.model_validate(value) for value in settings["links", "main", "connections"]]
    used = {name for pair in pairs for name in pair.channels}
    assert used == set(channels)
    for pair in pairs:
        for name, system in zip(pair.channels, (SOURCE, TARGET), strict=True):
            assert system in (channels[name].systems or (SOURCE, TARGET))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("straigt", 1), 'layout = "straigt": expected one of straight, crossed'),
        (("straight", 0), "channels = 0: expected 1 to 8"),
        (("straight", 9), "channels = 9"),
        (("crossed", 1), "channels = 1: expected 2 or more"),
        (("non-shared", 5), "channels = 5: expected 1 to 4"),
        (("straight", 2, 17), "connections = 17: expected 1 to 16"),
        (("straight", 2, 0), "connections = 0"),
        (("optimised", 3, 4), "the optimised layout determines its number of connections"),
    ],
)
def test_what_there_is_not_is_refused(arguments: tuple[str, int], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        layout(*arguments)
