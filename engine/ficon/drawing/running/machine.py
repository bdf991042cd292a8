"""A drawing as a scenario of the engine: its systems, channels, cards and logical links, and a load on them.

What is drawn runs as far as `resolve` says that it is up. What cannot run is left out with the reason; what
leaves nothing to run is refused.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any

import tomli_w

from engine.ficon.drawing.model.cabling import Css, Lpar
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.running.load import Load
from engine.ficon.drawing.running.wires import LeftOut, Wire, Wires, cec_name, safe
from engine.ficon.drawing.running.workload import SOFTWARE, Table, load_tables, software
from engine.scenario.saving import table_scenario
from engine.scenario.scenario import Scenario, ScenarioError
from engine.state.link import MAX_SYSTEM

TITLE = "Drawn machine"


@dataclass(frozen=True)
class Machine:
    """A scenario, and which of its parts is which thing of the drawing."""

    scenario: Scenario
    text: str  # of a scenario file that is this scenario
    systems: dict[str, str]  # system -> LPAR
    channels: dict[str, str]  # name in the scenario -> channel, in the scenario's order
    links: dict[str, str]  # name in the scenario -> link, in the scenario's order
    wires: tuple[Wire, ...]  # by number of the connection in the engine's tables
    left_out: tuple[LeftOut, ...]

    def channel_number(self, thing: str) -> int:
        """Return the place of a channel in the engine's tables; -1 if it does not run."""
        return list(self.channels.values()).index(thing) if thing in self.channels.values() else -1


def machine(drawing: Drawing, load: Load, title: str = "") -> Machine:
    """Return the machine of a drawing. Raises DrawingError when nothing can run."""
    load.check(drawing)
    left_out: list[LeftOut] = []
    lpars = _lpars(drawing, load, left_out)
    names = {lpar.id: lpar.system for lpar in lpars}
    wires = Wires(drawing, names, left_out)
    if not wires.wires:
        raise DrawingError(_nothing(left_out), *(thing for one in left_out for thing in one.things))
    file = _file(drawing, load, lpars, wires, title or TITLE)
    return Machine(
        _scenario(file),
        tomli_w.dumps(file),
        {name: lpar for lpar, name in names.items()},
        wires.channel_things,
        wires.link_things,
        wires.wires,
        tuple(left_out),
    )


def _lpars(drawing: Drawing, load: Load, left_out: list[LeftOut]) -> list[Lpar]:
    """Return the LPARs that run: those of the load, then of links, up to the model's limit."""
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
        return f"LPAR {lpar.name} has no z/VM system: give it a system name, so that it can run"
    if same := [one for one in others if one.system == lpar.system]:
        return f"LPARs {same[0].name} and {lpar.name} both run {lpar.system}: give one another system name"
    if len(others) == MAX_SYSTEM:
        running = ", ".join(one.name for one in others)
        return f"LPAR {lpar.name}: the model has {MAX_SYSTEM} systems at most, and {running} run"
    return ""


def _nothing(left_out: list[LeftOut]) -> str:
    if not left_out:
        return "No connection of a logical link runs: draw an ISFC link, and FCTC devices at both of its ends"
    more = f" (and {len(left_out) - 1} more)" if len(left_out) > 1 else ""
    return f"No connection of a logical link runs. {left_out[0].text}{more}"


def _file(drawing: Drawing, load: Load, lpars: list[Lpar], wires: Wires, title: str) -> Table:
    """Return the table of a scenario file: the study's cluster with the drawing's own systems."""
    tables = software()
    for name in ("systems", "links", "phases", "guests", "timeline"):
        tables.pop(name, None)
    kinds = tables.pop("kinds")
    own = load_tables(load, {lpar.id: lpar.system for lpar in lpars})
    _check_kinds(own, kinds)
    head = {"extends": SOFTWARE, "id": safe(title) or "drawing", "title": title[:100]}
    end = {"seed": load.seed, "until": f"{round(1000 * load.until)}ms"}
    systems = {lpar.system: _system(drawing, lpar) for lpar in lpars}
    cluster: Table = _cluster_name(drawing, {lpar.id for lpar in lpars})
    if not _meshed(systems, wires):
        cluster["cluster"] = False  # without a link for each pair they are linked, but no SSI cluster
    rest = {"systems": systems, "channels": wires.channels, "links": wires.links}
    return head | tables | end | cluster | rest | {key: value for key, value in own.items() if value}


def _check_kinds(own: Table, kinds: Table) -> None:
    """Refuse kinds whose names the extended file already has."""
    assert not set(own["kinds"]) & set(kinds)


def _scenario(file: Table) -> Scenario:
    table = {key: value for key, value in file.items() if key != "extends"}
    table["kinds"] = software()["kinds"] | table.get("kinds", {})
    try:
        return table_scenario(table, str(file["title"]))
    except ScenarioError as error:
        raise DrawingError(f"The drawing cannot run: {error}") from None


def _system(drawing: Drawing, lpar: Lpar) -> dict[str, Any]:
    css = drawing.get(lpar.css, Css)
    return {
        "cec": cec_name(drawing, css.cec),
        "processors": lpar.processors,
        "frames": f"{lpar.memory_gb}G",
    }


def _meshed(systems: dict[str, Any], wires: Wires) -> bool:
    """Return True if each pair of systems has a link that runs."""
    joined = {frozenset(link["systems"]) for link in wires.links.values()}
    return all(frozenset(pair) in joined for pair in combinations(systems, 2))


def _cluster_name(drawing: Drawing, lpars: set[str]) -> dict[str, str]:
    """Return the SSI cluster of which the LPARs are members, if one is drawn."""
    found = [one for one in drawing.of(Cluster) if lpars & set(one.slots)]
    return {"ssi": found[0].name} if found else {}
