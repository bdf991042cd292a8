"""Scenario -> the tables of cards, channels, connections and links; they lie in the first system's record."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.mechanisms.channels.connections import set_usable
from engine.scenario.derived import system_names as system_names
from engine.scenario.derived.connections import devices, open_to
from engine.scenario.derived.generations import GENERATIONS, adapter_share, delay_ns, wire_share
from engine.scenario.model.scenario import Scenario
from engine.scenario.model.systems import Channel, Link
from engine.state.link import MAX_QUEUE
from engine.state.tables import Array


def link_tables(tables: Array, scenario: Scenario) -> None:
    """Fill them. tables: (systems,) of STATE; the scenario has been checked."""
    h = tables[0]
    h["n_channel"], h["n_link"] = len(scenario.channels), len(scenario.links)
    h["n_waiting"] = MAX_QUEUE * h["n_channel"]
    _cards(h, scenario)
    for row, (name, channel) in enumerate(scenario.channels.items()):
        _channel(h["channel"][row], scenario, name, channel)
    for row, link in enumerate(scenario.links.values()):
        _link(h, scenario, row, link)
    for row in range(len(scenario.links)):
        set_usable(tables, np.int64(row))


def card_names(scenario: Scenario) -> list[tuple[str, int]]:
    """CEC and number of each card that channels share, in order."""
    return sorted({(one.cec, one.card) for one in scenario.channels.values() if one.card > 0})


def cec_names(scenario: Scenario) -> list[str]:
    """The CECs in order."""
    of_systems = {system.cec for system in scenario.systems.values()}
    return sorted(of_systems | {channel.cec for channel in scenario.channels.values()})


def chpid_of(name: str, channel: Channel) -> int:
    """The CHPID of a channel."""
    return int(channel.chpid or name, 16)


def lesser_side(link: Link) -> int:
    """The side whose system name is the lesser one for CP."""
    return system_names.lesser_side(link.systems)


def _cards(h: Any, scenario: Scenario) -> None:
    h["n_card"] = len(card_names(scenario))
    for row, (cec, card) in enumerate(card_names(scenario)):
        on_it = next(one for one in scenario.channels.values() if (one.cec, one.card) == (cec, card))
        limits = GENERATIONS[on_it.generation].card or (0, 0, 0)
        h["card"][row]["limit"] = [megabytes * 1e6 / 1e9 for megabytes in limits]


def _channel(row: Any, scenario: Scenario, name: str, channel: Channel) -> None:
    given, generation = scenario.parameters, channel.generation
    row["chpid"], row["cec"] = chpid_of(name, channel), cec_names(scenario).index(channel.cec)
    row["card"] = card_names(scenario).index((channel.cec, channel.card)) if channel.card else -1
    row["systems"] = sum(1 << list(scenario.systems).index(one) for one in open_to(scenario, channel))
    row["up"] = 1
    row["adapter_ns"] = given.adapter * adapter_share(generation)
    row["wire_ns"] = given.wire * wire_share(generation, channel.distance, channel.credits)
    row["delay_ns"] = delay_ns(channel.distance)


def _link(h: Any, scenario: Scenario, row: int, link: Link) -> None:
    """A logical link and its connections, all of them active."""
    own, names, channels = h["link"][row], list(scenario.systems), list(scenario.channels)
    found = devices(link)
    own["system"] = [names.index(name) for name in link.systems]
    own["first"], own["n"], own["lesser"] = h["n_connection"], len(found), lesser_side(link)
    for number, first, second in found:
        one = h["connection"][h["n_connection"]]
        one["number"], one["link"] = number, row
        one["channel"] = channels.index(first), channels.index(second)
        one["active"], one["online"], one["move"] = 1, 1, -1
        h["n_connection"] += 1
