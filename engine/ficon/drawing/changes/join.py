"""Joining two elements: which elements can be joined, and the change that joins them."""

from __future__ import annotations

from engine.ficon.drawing.connection_rules import access, cables, definitions, links
from engine.ficon.drawing.connection_rules.definitions import cover as cover  # for users who add devices
from engine.ficon.drawing.connection_rules.rule import ConnectionRule
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.names import words
from engine.language import enumerated, say

_RULES = (*cables.RULES, *access.RULES, *definitions.RULES, *links.RULES)
_BY_KINDS = {(rule.first, rule.second): rule for rule in _RULES}


def join(drawing: Drawing, first: str, second: str) -> Change:
    """Join two elements, in either order. Raises DrawingError with the reason if they cannot be joined."""
    draft = Draft(drawing, "")
    draft.title = join_in(draft, first, second)
    return draft.done([first])


def join_in(draft: Draft, first: str, second: str) -> str:
    """Join two elements in a draft; return a description of the change."""
    rule, thing, other = _rule_for(draft.now, first, second)
    title = say(rule.title, words(draft.now, thing), words(draft.now, other))
    rule.join(draft, thing, other)
    return title


def refusal(drawing: Drawing, first: str, second: str) -> str:
    """Return why two elements cannot be joined; "" if they can."""
    try:
        join(drawing, first, second)
    except DrawingError as error:
        return str(error)
    return ""


def partners(drawing: Drawing, name: str) -> set[str]:
    """Return the IDs of elements whose kind can be joined with this one; some may still be refused."""
    kind = type(drawing[name])
    kinds = {second for first, second in _BY_KINDS if first is kind}
    kinds |= {first for first, second in _BY_KINDS if second is kind}
    return {thing.id for each in kinds for thing in drawing.of(each) if thing.id != name}


def _rule_for(drawing: Drawing, name: str, other: str) -> tuple[ConnectionRule, Thing, Thing]:
    first, second = drawing.find(name), drawing.find(other)
    if first is None or second is None:
        raise DrawingError(say("One of the two elements no longer exists"), name, other)
    if name == other:
        raise DrawingError(say("{0} cannot be joined with itself", words(drawing, first)), name)
    for a, b in ((first, second), (second, first)):
        if rule := _BY_KINDS.get((type(a), type(b))):
            return rule, a, b
    raise DrawingError(_neither(drawing, first, second), name, other)


def _neither(drawing: Drawing, thing: Thing, other: Thing) -> str:
    kinds = {second for first, second in _BY_KINDS if first is type(thing)}
    kinds |= {first for first, second in _BY_KINDS if second is type(thing)}
    nouns = enumerated(sorted({say(_NOUNS[kind.__name__]) for kind in kinds}))
    text = say("{0} cannot be joined with {1}", words(drawing, thing), words(drawing, other))
    return text + (f"; {say('expected {0}', nouns)}" if nouns else "")


_NOUNS = {
    "Cec": "a CEC",
    "Lpar": "an LPAR",
    "Channel": "a channel",
    "Director": "a director",
    "Port": "a port",
    "Storage": "a storage unit",
    "ControlUnit": "a control unit",
    "DeviceRange": "devices",
    "IsfcLink": "an ISFC link",
    "Cluster": "a cluster",
}
