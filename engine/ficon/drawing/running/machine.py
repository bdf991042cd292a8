"""A drawing as a scenario of the engine: its systems, channels, cards and logical links, and a load on them.

The drawn parts run if `resolve` reports them as up. A part that cannot run is omitted with the reason; if no
part remains, the drawing is refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any, NamedTuple

import tomli_w

from engine.ficon.drawing.meaning.routes import routes
from engine.ficon.drawing.meaning.routes import title as title_of
from engine.ficon.drawing.meaning.trunks import DirectorTrunk, trunks
from engine.ficon.drawing.model.cabling import Css, Director, Lpar
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.model.names import short
from engine.ficon.drawing.running.load import DrawnLoad
from engine.ficon.drawing.running.wires import LeftOut, Wire, Wires, cec_name, safe
from engine.ficon.drawing.running.workload import SOFTWARE, Table, load_tables, software
from engine.language import say
from engine.scenario.model.features import parsed_release
from engine.scenario.model.site_release import caution, is_later, short_caution_for
from engine.scenario.saving import table_scenario
from engine.scenario.scenario import Scenario, ScenarioError
from engine.state.link import MAX_SYSTEM

TITLE = "Drawn machine"


class Crossed(NamedTuple):
    """A trunk that connections cross. wires: their numbers, and True if the first end of the link is at the
    first end of the trunk.

    If the rates of all its links are specified, the run sends no more data over the trunk than it can carry.
    """

    name: str
    trunk: DirectorTrunk
    wires: tuple[tuple[int, bool], ...]


@dataclass(frozen=True)
class DrawnMachine:
    """A scenario, and the drawing element that each of its parts represents."""

    scenario: Scenario
    text: str  # of a scenario file that is this scenario
    systems: dict[str, str]  # system -> LPAR
    channels: dict[str, str]  # name in the scenario -> channel, in the scenario's order
    links: dict[str, str]  # name in the scenario -> link, in the scenario's order
    wires: tuple[Wire, ...]  # by number of the connection in the engine's tables
    left_out: tuple[LeftOut, ...]
    trunks: tuple[Crossed, ...] = ()

    @property
    def caution(self) -> str:
        """The differences of a later z/VM release that is drawn but not simulated; "" = there are none."""
        return caution(self.scenario.lpar)

    def channel_number(self, thing: str) -> int:
        """Return the index of a channel in the engine's tables; -1 if it does not run."""
        return list(self.channels.values()).index(thing) if thing in self.channels.values() else -1


def machine(drawing: Drawing, load: DrawnLoad, title: str = "") -> DrawnMachine:
    """Return the machine for a drawing. Raises DrawingError when nothing can run."""
    load.check(drawing)
    left_out: list[LeftOut] = []
    lpars = _lpars(drawing, load, left_out)
    names = {lpar.id: lpar.system for lpar in lpars}
    wires = Wires(drawing, names, left_out)
    if not wires.wires:
        raise DrawingError(_nothing(left_out), *(thing for item in left_out for thing in item.things))
    crossed = tuple(_crossed(drawing, wires.wires))
    file = _file(drawing, load, lpars, wires, title or TITLE) | _trunk_tables(drawing, wires, crossed)
    return DrawnMachine(
        _scenario(file),
        tomli_w.dumps(file),
        {name: lpar for lpar, name in names.items()},
        wires.channel_things,
        wires.link_things,
        wires.wires,
        tuple(left_out),
        crossed,
    )


def _crossed(drawing: Drawing, wires: tuple[Wire, ...]) -> Iterator[Crossed]:
    known = routes(drawing)
    for trunk in trunks(drawing):
        found = []
        for number, wire in enumerate(wires):
            ports = [known.entry(channel) for channel in wire.channels]
            ends = tuple(port.director if port else "" for port in ports)
            if ends in (trunk.directors, trunk.directors[::-1]):
                found.append((number, ends == trunk.directors))
        if found:
            names = (title_of(drawing.get(director, Director)) for director in trunk.directors)
            yield Crossed("–".join(names), trunk, tuple(found))


def _trunk_tables(drawing: Drawing, wires: Wires, crossed: tuple[Crossed, ...]) -> Table:
    """Return the tables of trunks with a known rate, and of channels with the directors that they need."""
    limited = [item.trunk for item in crossed if item.trunk.capacity]
    if not limited:
        return {}
    names = {director: _name(drawing, director) for trunk in limited for director in trunk.directors}
    trunks = {
        "-".join(("ISL", *ends)): {"directors": ends, "rate": float(trunk.capacity or 0.0)}
        for trunk in limited
        if (ends := [names[each] for each in trunk.directors])
    }
    channels = {name: dict(table) for name, table in wires.channels.items()}
    for name, thing in wires.channel_things.items():
        port = routes(drawing).entry(thing)
        if port is not None and port.director in names:
            channels[name]["director"] = names[port.director]
    return {"channels": channels, "trunks": trunks}


def _name(drawing: Drawing, director: str) -> str:
    """Return the switch ID of a director, or its element id if another director has the same switch ID."""
    switch = drawing.get(director, Director).switch
    alone = sum(director.switch == switch for director in drawing.of(Director)) == 1
    return f"{switch:02X}" if alone else director


def _lpars(drawing: Drawing, load: DrawnLoad, left_out: list[LeftOut]) -> list[Lpar]:
    """Return the LPARs that run: first those of the load, then those of links, up to the limit of the
    model.
    """
    ends = dict.fromkeys(end for link in drawing.of(IsfcLink) for end in link.ends)
    found: list[Lpar] = []
    for name in dict.fromkeys((*load.lpars, *ends)):
        lpar = drawing.get(name, Lpar)
        if reason := _not_running(lpar, found):
            if name in load.lpars:
                raise DrawingError(reason, name)
            left_out.append(LeftOut(reason, (name,)))
        else:
            found.append(lpar)
    order = [lpar.id for lpar in drawing.of(Lpar)]
    return sorted(found, key=lambda lpar: order.index(lpar.id))


def _not_running(lpar: Lpar, others: list[Lpar]) -> str:
    if not lpar.system:
        return say("{0} has no z/VM system: specify a system name, so that it can run", short(lpar))
    if same := [other for other in others if other.system == lpar.system]:
        return say(
            "{0} and {1} both run {2}: rename one of the systems",
            short(same[0]),
            short(lpar),
            lpar.system,
        )
    if len(others) == MAX_SYSTEM:
        running = ", ".join(other.name for other in others)
        text = "{0}: the model supports at most {1} systems, and {2} already run"
        return say(text, short(lpar), MAX_SYSTEM, running)
    return ""


def _nothing(left_out: list[LeftOut]) -> str:
    if not left_out:
        return say(
            "No connection of a logical link is running: draw an ISFC link, and FCTC devices at "
            "both of its ends"
        )
    if len(left_out) == 1:
        return say("No connection of a logical link is running. {0}", left_out[0].text)
    return say(
        "No connection of a logical link is running. {0} (and {1} more)", left_out[0].text, len(left_out) - 1
    )


def _file(drawing: Drawing, load: DrawnLoad, lpars: list[Lpar], wires: Wires, title: str) -> Table:
    """Return the table of a scenario file: the study's cluster with the systems of the drawing."""
    tables = software()
    for name in ("systems", "links", "phases", "guests", "timeline"):
        tables.pop(name, None)
    kinds = tables.pop("kinds")
    own = load_tables(load, {lpar.id: lpar.system for lpar in lpars})
    _check_kinds(own, kinds)
    tables["lpar"] = {**tables.get("lpar", {}), **_later_release(lpars)}
    head = {"extends": SOFTWARE, "id": safe(title) or "drawing", "title": title[:100]}
    end = {"seed": load.seed, "until": f"{round(1000 * load.until)}ms"}
    systems = {lpar.system: _system(drawing, lpar) for lpar in lpars}
    cluster: Table = _cluster_name(drawing, {lpar.id for lpar in lpars})
    if not _meshed(systems, wires):
        cluster["cluster"] = False  # without a link for each pair they are linked, but no SSI cluster
    rest = {"systems": systems, "channels": wires.channels, "links": wires.links}
    return head | tables | end | cluster | rest | {key: value for key, value in own.items() if value}


def _later_release(lpars: list[Lpar]) -> dict[str, str]:
    """Return the latest z/VM release in the drawing, if it is later than all simulated releases."""
    said = [lpar.release for lpar in lpars if lpar.release and is_later(lpar.release)]
    return {"site_release": max(said, key=parsed_release)} if said else {}


def later_release(lpars: list[Lpar]) -> str:
    """Return a sentence stating that a drawn release is later than the simulated release; "" if no drawn
    release is later.
    """
    site = _later_release(lpars).get("site_release")
    return short_caution_for(site, software()["lpar"]["release"])


def _check_kinds(own: Table, kinds: Table) -> None:
    """Refuse kinds whose names already exist in the extended file."""
    assert not set(own["kinds"]) & set(kinds)


def _scenario(file: Table) -> Scenario:
    table = {key: value for key, value in file.items() if key != "extends"}
    table["kinds"] = software()["kinds"] | table.get("kinds", {})
    try:
        return table_scenario(table, str(file["title"]))
    except ScenarioError as error:
        raise DrawingError(say("The drawing cannot run: {0}", error)) from None


def _system(drawing: Drawing, lpar: Lpar) -> dict[str, Any]:
    css = drawing.get(lpar.css, Css)
    return {
        "cec": cec_name(drawing, css.cec),
        "processors": lpar.processors,
        "frames": f"{lpar.memory_gb}G",
    }


def _meshed(systems: dict[str, Any], wires: Wires) -> bool:
    """Return True if each pair of systems has a running link."""
    joined = {frozenset(link["systems"]) for link in wires.links.values()}
    return all(frozenset(pair) in joined for pair in combinations(systems, 2))


def _cluster_name(drawing: Drawing, lpars: set[str]) -> dict[str, str]:
    """Return the SSI cluster that the LPARs are members of, if such a cluster is drawn."""
    found = [cluster for cluster in drawing.of(Cluster) if lpars & set(cluster.slots)]
    return {"ssi": found[0].name} if found else {}
