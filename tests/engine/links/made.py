"""Links for tests: layouts of the study, or channels and connections one by one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.scenario.model.systems import ChannelSettings, Connections, Link, System
from engine.scenario.scenario import Scenario
from engine.studies.relocation.layouts import CARDS, SOURCE, TARGET, Layout
from tests.engine.small import small

BASE = small(lpar={"release": "6.2"})
SYSTEMS = {SOURCE: System(), TARGET: System()}


def linked(layout: Layout, **parameters: Any) -> Scenario:
    """Return two systems joined by a layout; parameters as in Parameters (ns)."""
    channels = {
        name: ChannelSettings(card=CARDS[name], systems=(own,) if own else ())
        for name, own in layout.channels.items()
    }
    rows = [(one.device, one.count, one.channels) for one in layout.stretches]
    return joined(channels, rows, **parameters)


def joined(
    channels: Mapping[str, ChannelSettings],
    connections: Sequence[tuple[int, int, tuple[str, str]]],
    systems: Mapping[str, System] = SYSTEMS,
    **parameters: Any,
) -> Scenario:
    """Return two systems with these channels and connections (device, count, channels of both sides)."""
    made = [Connections(device=f"{first:04X}", count=n, channels=pair) for first, n, pair in connections]
    first, second = systems
    return BASE.model_copy(
        update={
            "parameters": BASE.parameters.model_copy(update=parameters),
            "systems": dict(systems),
            "channels": dict(channels),
            "links": {"main": Link(systems=(first, second), connections=tuple(made))},
        }
    )
