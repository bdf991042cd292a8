"""Scenario -> tables of several systems, in the first record: links, planned relocations, members."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.kernel.kinds import Activity, EventKind
from engine.kernel.queue import NEVER, schedule
from engine.kernel.units import SECOND
from engine.mechanisms.channels.connections import set_usable
from engine.mechanisms.cluster.pdr import linked
from engine.scenario.derived.connections import crossed, devices, open_to
from engine.scenario.derived.generations import GENERATIONS, adapter_share, delay_ns, wire_share
from engine.scenario.derived.systems import lesser_side
from engine.scenario.derived.timeline import planned_faults
from engine.scenario.model.scenario import Scenario, TimelineStep
from engine.scenario.model.systems import ChannelSettings, Link
from engine.state.link import MAX_QUEUE
from engine.state.member import MemberState
from engine.state.relocation import MAX_MOVE, Finish, Stage
from engine.state.tables import Array

SPARE = 64  # relocations that can be requested in addition to those of the timeline
FORCE = {"architecture": 1, "domain": 2, "storage": 4}
MAXQUIESCE = 10 * SECOND  # CP's default
_MEMBER = np.int64(EventKind.MEMBER)


def fill_tables(tables: Array, scenario: Scenario) -> None:
    """Fill the tables of members, links and relocations. tables: (systems,) of STATE."""
    member_tables(tables, scenario)
    link_tables(tables, scenario)
    move_tables(tables, scenario)


def link_tables(tables: Array, scenario: Scenario) -> None:
    """Fill cards, channels, connections and links. tables: (systems,) of STATE; the scenario is validated."""
    h = tables[0]
    h["n_channel"], h["n_link"] = len(scenario.channels), len(scenario.links)
    h["n_waiting"] = MAX_QUEUE * h["n_channel"]
    _cards(h, scenario)
    _faults(h, scenario)
    for row, (name, channel) in enumerate(scenario.channels.items()):
        _channel(h["channel"][row], scenario, name, channel)
    h["n_trunk"] = len(scenario.trunks)
    for row, trunk in enumerate(scenario.trunks.values()):
        h["trunk"][row]["byte_ns"] = SECOND / (trunk.rate * 1e6)
    for row, link in enumerate(scenario.links.values()):
        _link(h, scenario, row, link)
    for row in range(len(scenario.links)):
        set_usable(tables, np.int64(row))


def _faults(h: Any, scenario: Scenario) -> None:
    """Fill the tables of degraded channels, and the changes of channels in the timeline."""
    given, faults = scenario.parameters, planned_faults(scenario)
    h["retry"]["used"] = bool(faults)
    h["retry"]["retry_ns"], h["retry"]["timeout_ns"] = given.link_retry, given.link_timeout
    h["retry"]["retries"], h["retry"]["rest_ns"] = given.link_retries, given.link_rest
    for row, (name, step) in enumerate(faults):
        item = h["fault"][row]
        item["channel"] = list(scenario.channels).index(name)
        item["errors"], item["loss"], item["slower"] = step.errors, step.loss, 1.0 - step.rate
        item["late_ns"] = step.delay


def card_names(scenario: Scenario) -> list[tuple[str, int]]:
    """Return the CEC and number of each card that channels share, in order."""
    return sorted({(channel.cec, channel.card) for channel in scenario.channels.values() if channel.card > 0})


def cec_names(scenario: Scenario) -> list[str]:
    """Return the names of the CECs, in order."""
    of_systems = {system.cec for system in scenario.systems.values()}
    return sorted(of_systems | {channel.cec for channel in scenario.channels.values()})


def chpid_of(name: str, channel: ChannelSettings) -> int:
    """Return the CHPID of a channel."""
    return int(channel.chpid or name, 16)


def _cards(h: Any, scenario: Scenario) -> None:
    h["n_card"] = len(card_names(scenario))
    for row, (cec, card) in enumerate(card_names(scenario)):
        on_it = next(
            channel for channel in scenario.channels.values() if (channel.cec, channel.card) == (cec, card)
        )
        limits = GENERATIONS[on_it.generation].card or (0, 0, 0)
        h["card"][row]["limit"] = [megabytes * 1e6 / 1e9 for megabytes in limits]


def _channel(row: Any, scenario: Scenario, name: str, channel: ChannelSettings) -> None:
    given, generation = scenario.parameters, channel.generation
    row["chpid"], row["cec"] = chpid_of(name, channel), cec_names(scenario).index(channel.cec)
    row["card"] = card_names(scenario).index((channel.cec, channel.card)) if channel.card else -1
    row["systems"] = sum(1 << list(scenario.systems).index(text) for text in open_to(scenario, channel))
    row["up"] = 1
    row["adapter_ns"] = given.adapter * adapter_share(generation)
    row["wire_ns"] = given.wire * wire_share(generation, channel.distance, channel.credits)
    row["delay_ns"] = delay_ns(channel.distance)


def _link(h: Any, scenario: Scenario, row: int, link: Link) -> None:
    """Fill the rows of a logical link and its connections, all of them active."""
    own, names, channels = h["link"][row], list(scenario.systems), list(scenario.channels)
    found = devices(link)
    own["system"] = [names.index(name) for name in link.systems]
    own["first"], own["n"], own["lesser"] = h["n_connection"], len(found), lesser_side(link.systems)
    for number, first, second in found:
        item = h["connection"][h["n_connection"]]
        item["number"], item["link"] = number, row
        item["channel"] = channels.index(first), channels.index(second)
        item["trunk"], item["way"] = crossed(scenario, (first, second))
        item["active"], item["online"], item["move"] = 1, 1, -1
        h["n_connection"] += 1


def move_tables(tables: Array, scenario: Scenario) -> None:
    """Make room for relocations and record the planned ones. tables: (systems,).

    Each relocate step has a row in stage PLANNED; every guest of the step gets its own row later.
    """
    plans = [step for step in scenario.timeline if step.do == "relocate"]
    asked = sum(len(_guests(scenario, step)) for step in plans)
    tables["n_move"][0] = min(MAX_MOVE, len(plans) + asked + SPARE)
    tables["moves"][0] = len(plans)
    for row, step in enumerate(plans):
        _plan(tables["move"][0, row], scenario, step)


def _guests(scenario: Scenario, step: TimelineStep) -> list[int]:
    return [guest.index for guest in scenario.guests if guest.group in step.guests]


def _plan(row: Any, scenario: Scenario, step: TimelineStep) -> None:
    """Fill in the options of VMRELOCATE MOVE."""
    row["stage"], row["finish"] = Stage.PLANNED, Finish.NOT_YET
    row["target"] = list(scenario.systems).index(str(step.to))
    row["immediate"], row["force"] = step.immediate, sum(FORCE[what] for what in step.force)
    row["maxtotal"] = NEVER if step.maxtotal is None else step.maxtotal
    row["maxquiesce"] = max_quiesce(step.maxquiesce, immediate=step.immediate)


def max_quiesce(given: int | None, *, immediate: bool) -> int:
    """Return the quiesce time limit, ns: CP's default if no limit is given and IMMEDIATE is not set."""
    if given is not None:
        return given
    return int(NEVER) if immediate else MAXQUIESCE


def member_tables(tables: Array, scenario: Scenario) -> None:
    """Fill a slot for each system: joined, or down and not yet IPLed. tables: (systems,)."""
    rows = tables["member"][0]
    rows["timeouts"], rows["pdr_at"], rows["received_at"] = 1, -1, -1
    for m, s in enumerate(tables):
        joined = int(s["joined"])
        row = rows[m]
        row["slot"], row["up"], row["alive"], row["held"] = scenario.cluster, joined, joined, 1 - joined
        row["state"] = row["written"] = MemberState.JOINED if joined else MemberState.DOWN
        row["pdr_at"] = 0 if joined else -1


def start_members(tables: Array, scenario: Scenario) -> None:
    """Establish contact between members and schedule their heartbeats. Links and queue must be filled
    first.
    """
    h, rows = tables[0], tables["member"][0]
    for m, s in enumerate(tables):
        rows[m]["seen"][: len(tables)] = rows["state"][: len(tables)]
        if not scenario.cluster:
            continue
        if not s["joined"]:
            _wait(s, scenario)
            continue
        schedule(h["queue"], h["src_member"] + 2 * m, _MEMBER, h["param"]["pdr_every"])
        for o in range(len(tables)):
            if o != m and linked(tables, np.int64(m), np.int64(o)):
                rows[m]["contact"][o], rows[m]["received_at"][o] = 1, 0


def _wait(s: Any, scenario: Scenario) -> None:
    """Make guests that would be up at time 0 wait until their system has joined."""
    for guest in scenario.guests:
        u = s["guest"][guest.index]
        u["files"] = 0 if u["here"] else u["files"]
        if guest.up and u["here"] and u["autolog"]:
            u["held_logon"], u["wanted"] = 1, Activity(int(s["kind"][u["kind"]]["idle_activity"]))
