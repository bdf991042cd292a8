"""Drawings from the topology editor as answers: their links become those of a lesson's machine.

The file can be from an untrusted author: its size is limited, it must pass the editor's own checks, and it
must have the
hardware of the lesson's drawing.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from engine.ficon.drawing.checking.live_checks import check
from engine.ficon.drawing.file import FileError, read_text
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, ChannelCard, Css, Director, Lpar
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.running.wires import LeftOut, Wires, cec_name
from engine.language import one_line, say
from engine.scenario.scenario import Scenario

SUFFIX = ".topology.json"
MAX_DRAWING_BYTES = 1_000_000
MAX_REASONS = 3  # sentences about what is wrong
_STAYS: dict[type[Thing], tuple[str, ...]] = {  # elements that must be the same as in the lesson's drawing
    Cec: ("name",),
    Css: ("cec", "number"),
    Lpar: ("css", "name", "system"),
    ChannelCard: ("cec", "slot", "generation"),
    Channel: ("cec", "chpid", "css", "card", "type", "generation"),
    Director: ("switch",),
    Cable: ("ends", "km", "credits"),
}


class DrawnError(ValueError):
    """A drawing cannot be used; the text gives the reason, for the user."""


@dataclass(frozen=True)
class Drawn:
    """The simulated links of a drawing, as settings of a scenario. `left_out`: the reasons why other links
    are not simulated.
    """

    settings: tuple[str, ...]
    connections: int
    channels: int
    left_out: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The number of simulated connections and channels, as text."""
        many = "connections" if self.connections != 1 else "connection"
        more = "channels" if self.channels != 1 else "channel"
        return f"{self.connections} {many} on {self.channels} {more}"


def drawing_of(data: bytes | str, name: str) -> Drawing:
    """Return the drawing in the content of a file. Raises DrawnError."""
    size = len(data)
    if size > MAX_DRAWING_BYTES:
        raise DrawnError(
            say("{0}: too large; expected a drawing of at most {1:,} bytes", name, MAX_DRAWING_BYTES)
        )
    try:
        text = data if isinstance(data, str) else data.decode("utf-8-sig")
        return read_text(text, name).history.drawing
    except UnicodeDecodeError:
        raise DrawnError(f"{name}: expected UTF-8") from None
    except (FileError, DrawingError) as error:
        raise DrawnError(str(error)) from None


def drawn(scenario: Scenario, start: Drawing, drawing: Drawing) -> Drawn:
    """Return the settings that put the drawing's links into the scenario. Raises DrawnError."""
    _check_same(start, drawing)
    _check_right(drawing)
    lpars = {lpar.id: lpar for lpar in drawing.of(Lpar) if lpar.system in scenario.systems}
    if missing := set(scenario.systems) - {lpar.system for lpar in lpars.values()}:
        raise DrawnError(say("No LPAR has system {0}: keep the original LPARs", ", ".join(sorted(missing))))
    left_out: list[LeftOut] = []
    wires = Wires(drawing, {name: lpar.system for name, lpar in lpars.items()}, left_out)
    if not wires.wires:
        why = left_out[0].text if left_out else say("draw a link, and connections with both ends")
        raise DrawnError(say("No connections are running: {0}", one_line(why)))
    cecs = (_setting(("systems", lpar.system, "cec"), _cec(drawing, lpar)) for lpar in lpars.values())
    settings = (*cecs, *_tables("channels", wires.channels), *_tables("links", wires.links))
    told = tuple(one_line(item.text) for item in left_out)
    return Drawn(settings, len(wires.wires), len(wires.channels), told)


def _check_same(start: Drawing, drawing: Drawing) -> None:
    """Raise DrawnError if hardware was added or changed."""
    for kind, fields in _STAYS.items():
        for thing in drawing.of(kind):
            there = start.find(thing.id)
            if not isinstance(there, kind):
                raise DrawnError(
                    say("A {0} was added: this lesson allows only the existing hardware", _name(thing))
                )
            changed = [name for name in fields if getattr(thing, name) != getattr(there, name)]
            if changed:
                raise DrawnError(
                    say("The {0} was changed ({1}): keep the original hardware", _name(thing), changed[0])
                )


def _name(thing: Thing) -> str:
    table: dict[str, Any] = dict(thing)
    kind = str(table["kind"])
    kind = {"cec": "CEC", "css": "CSS", "lpar": "LPAR"}.get(kind, kind)
    own = f"CHPID {table['chpid']:02X}" if "chpid" in table else str(table.get("name") or "")
    return f"{kind} {own}".strip()


def _check_right(drawing: Drawing) -> None:
    """Raise DrawnError if the drawing has errors, waived or not."""
    wrong = [finding.text for finding in check(drawing) if finding.severity == "error"]
    if wrong:
        more = say(" (and {0} more)", len(wrong) - MAX_REASONS) if len(wrong) > MAX_REASONS else ""
        raise DrawnError(one_line(" ".join(wrong[:MAX_REASONS]) + more))


def _cec(drawing: Drawing, lpar: Lpar) -> str:
    return cec_name(drawing, drawing.get(lpar.css, Css).cec)


def _tables(name: str, tables: dict[str, Any]) -> tuple[str, ...]:
    """Return the settings that replace the scenario's own tables."""
    return (f"{name}={{}}", *(_setting((name, key), value) for key, value in tables.items()))


def _setting(key: tuple[str, ...], value: Any) -> str:
    return f"{'.'.join(key)}={_toml(value)}"


def _toml(value: Any) -> str:
    """Return a value of plain tables, lists, texts and numbers as one line of TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value)
