"""The next event of the machine, as text: its time, its kind and its owner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.kernel.kinds import EVENT_LABELS, EventKind
from engine.kernel.queue import MAX_HOT, NEVER, SOURCE_BITS
from engine.scenario.derived.systems import volume_title
from engine.scenario.scenario import Scenario

CP = "CP"


@dataclass(frozen=True)
class Happening:
    """An upcoming event."""

    time: int  # ns
    kind: EventKind
    subject: str  # a userid, "processor 3", "volume M01P01", "cluster", "CP"

    @property
    def text(self) -> str:
        """The event and its owner in a few words."""
        return f"{self.subject}: {EVENT_LABELS[self.kind]}"


def upcoming(tables: Any, scenario: Scenario) -> Happening:
    """Return the next event, or NONE at the end of time if none is pending. tables: those of the State."""
    keys = [_first_key(s["queue"]) for s in tables]
    first = min(range(len(keys)), key=lambda system: keys[system] >> int(SOURCE_BITS))
    s, key = tables[first], keys[first]
    q = s["queue"]
    time, source = key >> int(SOURCE_BITS), key & ((1 << int(SOURCE_BITS)) - 1)
    if time >= int(NEVER):
        return Happening(int(NEVER), EventKind.NONE, CP)
    if source < MAX_HOT:
        return Happening(time, EventKind(q["hot_kind"][source]), _on_processor(s, source, scenario))
    kind = EventKind(q["kind"][source - MAX_HOT])
    if kind == EventKind.PAGE_READ:
        number = source - MAX_HOT - int(s["src_volume"])
        return Happening(time, kind, f"volume {volume_title(scenario, first, number)}")
    return Happening(time, kind, _subject(s, kind, source - MAX_HOT, scenario))


def _first_key(q: Any) -> int:
    return int(min(q["hot"][: q["n_hot"]].min(), q["tree"][1:4].min()))


def _on_processor(s: Any, c: int, scenario: Scenario) -> str:
    v = int(s["cpu"]["vcpu"][c])
    return f"processor {c}" if v < 0 else _owner(s, v, scenario)


def _owner(s: Any, v: int, scenario: Scenario) -> str:
    """Return the guest of a virtual CPU."""
    return scenario.guests[int(s["vcpu"]["guest"][v])].userid if v >= 0 else CP


def _subject(s: Any, kind: EventKind, leaf: int, scenario: Scenario) -> str:
    """Return the owner of an event whose source is not a processor; build/system.py numbers the sources."""
    if kind in (EventKind.CLUSTER, EventKind.PRSM):
        return "cluster" if kind == EventKind.CLUSTER else "PR/SM"
    if kind in (EventKind.ADAPTER, EventKind.FIBRE):
        return f"CHPID {int(s['channel']['chpid'][(leaf - int(s['src_channel'])) // 2]):02X}"
    if kind == EventKind.TRANSFER:
        return f"device {int(s['connection']['number'][leaf - int(s['src_connection'])]):04X}"
    if kind in (EventKind.MEMBER, EventKind.JOIN):
        return f"member {(leaf - int(s['src_member'])) // 2 + 1}"
    if kind in (EventKind.WAKE, EventKind.TEST_IDLE, EventKind.LIMIT):
        heads = {EventKind.TEST_IDLE: "idle_head", EventKind.LIMIT: "limited"}
        return _owner(s, int(s[heads[kind]]) if kind in heads else leaf, scenario)
    guest = _guest(s, kind, leaf)
    return CP if guest is None or guest < 0 else scenario.guests[guest].userid


def _guest(s: Any, kind: EventKind, leaf: int) -> int | None:
    first = {EventKind.STAGE: "src_guest", EventKind.TRAFFIC: "src_traffic", EventKind.REORDER: "src_reorder"}
    if kind in first:
        return leaf - int(s[first[kind]])
    if kind == EventKind.CLIENT:
        return int(s["client"]["guest"][leaf - int(s["src_client"])])
    if kind in (EventKind.MOVE, EventKind.EXPIRY):
        return int(s["move"]["guest"][(leaf - int(s["src_move"])) // 2])
    if kind == EventKind.STEP:
        return int(s["timeline"]["guest"][int(s["step"])])
    return None
