"""The rules of IOCP, applied to the deck of each CEC, and reported for the drawn elements."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.definition_fixes import fix
from engine.ficon.drawing.checking.finding import FoundProblem
from engine.ficon.drawing.decks.exporting import deck
from engine.ficon.drawing.meaning.scene import CecItem, Scene
from engine.ficon.drawing.model.cabling import Cec, Channel, Css, Lpar
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange, KeptCards
from engine.ficon.iocp.rules.facts import DeckFacts
from engine.ficon.iocp.rules.rule import DeckFinding as Judged
from engine.ficon.iocp.rules.rule import DeckRule, rules
from engine.language import say

DRAWN = frozenset(("loop_to_nobody", "loop_to_itself", "pchid_twice"))  # checks of the drawing say it


@check(
    "iocp",
    "error",
    "",
    "IBM: IOCP User's Guide",
    (Cec, Css, Lpar, Channel, ControlUnit, DeviceRange, KeptCards),
    over="cecs",
)
def rejected(scene: Scene, item: CecItem) -> Iterator[FoundProblem]:
    """IOCP accepts the deck of each CEC."""
    facts = DeckFacts(deck(scene.drawing, item.name))
    for rule in rules():
        if rule.check.__name__ not in DRAWN:
            for finding in rule.check(facts):
                yield _found(scene, item, rule, finding)


def _found(scene: Scene, item: CecItem, rule: DeckRule, finding: Judged) -> FoundProblem:
    """Identified by the IOCP message, or by the name of the rule if IOCP has no message."""
    things = tuple(dict.fromkeys(each.origin.thing for each in finding.things if each.origin.thing))
    name = rule.code or f"iocp-{rule.check.__name__}".replace("_", "-")
    return FoundProblem(
        f"{scene.words(item.name)}: {finding.text}", things or (item.name,), fix(scene, name, things),
        rule.severity, say(rule.title), name, rule.code, f"IBM: {rule.source.removeprefix('IBM ')}",
    )  # fmt: skip
