"""Errors of scenarios with impossible channels and links: they name the key that is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.scenario.checks.links import check_links
from engine.scenario.model.systems import ChannelSettings, Link, System
from engine.scenario.scenario import Scenario, ScenarioError
from engine.studies.relocation import layouts
from tests.engine.links.made import BASE, joined, linked

GOOD = linked(layouts.straight(2, 4))
AB = {"SYSA": System(cec="A"), "SYSB": System(cec="B")}
SAME = {"SYSA": System(cec="A"), "SYSB": System(cec="A"), "SYSC": System(cec="A")}
PAIR = ("3C", "3C")


def with_channels(**changes: Any) -> Scenario:
    channels = {**GOOD.channels, "3D": GOOD.channels["3D"].model_copy(update=changes)}
    return GOOD.model_copy(update={"channels": channels})


def link(*connections: tuple[str, int, tuple[str, str]], systems: tuple[str, str] = ("SYSA", "SYSB")) -> Link:
    rows = [{"device": first, "count": count, "channels": pair} for first, count, pair in connections]
    return Link(systems=systems, connections=rows)  # type: ignore[arg-type]


def made(
    links: dict[str, Link],
    systems: dict[str, System] = SAME,
    channels: dict[str, ChannelSettings] | None = None,
) -> Scenario:
    given = {"3C": ChannelSettings()} if channels is None else channels
    return BASE.model_copy(update={"systems": systems, "channels": given, "links": links})


def four_links() -> Scenario:
    """Five pairs of systems with 16 connections each on one channel."""
    names = ["SYSA", "SYSB", "SYSC", "SYSD"]
    systems = {name: System() for name in names}
    pairs = [(a, b) for a in names for b in names if a < b][:5]
    rows = {f"l{n}": link((f"{n}000", 16, PAIR), systems=pair) for n, pair in enumerate(pairs)}
    return made(rows, systems)


WRONG: dict[str, tuple[Callable[[], Scenario], str, str]] = {
    "cec": (lambda: with_channels(cec="Z"), "channels.3D.cec", "the CEC of a system: A"),
    "chpid": (
        lambda: made({}, channels={"fibre1": ChannelSettings()}),
        "channels.fibre1.chpid",
        'the name "fibre1" is not a CHPID',
    ),
    "chpid twice": (lambda: with_channels(chpid="3c"), "channels.3D.chpid", "a CHPID other than that of"),
    "channel of nobody": (lambda: with_channels(systems=("LPAR3",)), "channels.3D.systems", "LPAR2, LPAR1"),
    "channel of nobody in a CEC of that name": (
        lambda: made(
            {},
            {"LPAR1": System(cec="CECA")},
            {"3D": ChannelSettings(cec="CECA", systems=("LPAR3",))},
        ),
        "channels.3D.systems",
        "expected systems of CECA: LPAR1",
    ),
    "two generations": (
        lambda: with_channels(generation="FE8"),
        "channels.3D.generation",
        "expected FE4, like the other channels on card 1 of CEC A",
    ),
    "five on a card": (
        lambda: made({}, channels={f"4{n}": ChannelSettings(card=7) for n in range(5)}),
        "channels.44.card",
        "card 7 of CEC A (FE4) has 4 channels",
    ),
    "no such system": (
        lambda: made({"x": link(("D000", 1, PAIR), systems=("SYSA", "SYSX"))}),
        "links.x.systems",
        "two of the systems SYSA, SYSB, SYSC",
    ),
    "to itself": (
        lambda: made({"x": link(("D000", 1, PAIR), systems=("SYSA", "SYSA"))}),
        "links.x.systems",
        "two different systems",
    ),
    "two links": (
        lambda: made(
            {
                "x": link(("D000", 1, PAIR)),
                "y": link(("D001", 1, PAIR), systems=("SYSB", "SYSA")),
            }
        ),
        "links.y.systems",
        "two systems without a link; x already connects these",
    ),
    "17 connections": (
        lambda: made({"x": link(("D000", 16, PAIR), ("E000", 1, PAIR))}),
        "links.x.connections",
        "at most 16 in total, not 17",
    ),
    "no such channel": (
        lambda: made({"x": link(("D000", 1, ("3C", "3E")))}),
        "links.x.connections.1.channels",
        "a channel that SYSB may use: 3C",
    ),
    "straight between two CECs": (
        lambda: made({"x": link(("D000", 1, PAIR))}, AB),
        "links.x.connections.1.channels",
        "a channel of CEC B for SYSB; 3C is in CEC A",
    ),
    "not open to it": (
        lambda: made(
            {"x": link(("D000", 1, PAIR), ("D010", 1, ("3C", "3D")))},
            channels={"3C": ChannelSettings(), "3D": ChannelSettings(systems=("SYSA",))},
        ),
        "links.x.connections.2.channels",
        "a channel that SYSB may use: 3C",
    ),
    "device twice": (
        lambda: made({"x": link(("D000", 3, PAIR), ("D002", 1, PAIR))}),
        "links.x.connections",
        "each device once in SYSA; link x also has D002",
    ),
    "device of another link": (
        lambda: made(
            {
                "x": link(("D000", 1, PAIR)),
                "y": link(("D000", 1, PAIR), systems=("SYSC", "SYSB")),
            }
        ),
        "links.y.connections",
        "each device once in SYSB; link x also has D000",
    ),
    "past the last device": (
        lambda: made({"x": link(("FFFF", 2, PAIR))}),
        "links.x.connections.1.count",
        "up to FFFF",
    ),
    "too many on a channel": (four_links, "channels.3C", "at most 64 connections on a channel, not 80"),
}


@pytest.mark.parametrize("name", WRONG)
def test_the_error_names_the_key_and_what_was_expected(name: str) -> None:
    scenario, key, expected = WRONG[name]
    with pytest.raises(ScenarioError) as found:
        check_links(scenario())
    assert found.value.key == key
    assert expected in str(found.value)


@pytest.mark.parametrize("layout", list(layouts.every()), ids=lambda one: one.title)
def test_every_layout_of_the_study_is_right(layout: layouts.Layout) -> None:
    check_links(linked(layout))


def test_two_cecs_use_channels_of_their_own() -> None:
    channels = {"3C": ChannelSettings(cec="A"), "B3C": ChannelSettings(cec="B", chpid="3C")}
    check_links(joined(channels, [(0xD000, 4, ("3C", "B3C"))], AB))
