"""Several decks considered together: the problems that no single deck has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.ficon.drawing.checking.finding import CheckFinding
from engine.ficon.drawing.checking.live_checks import check
from engine.ficon.drawing.decks.importing import import_into, name_of
from engine.ficon.drawing.meaning.addresses import cable_of
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.model.cabling import Cec, Channel
from engine.ficon.drawing.model.definitions import FCTC, ControlUnit
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.model.names import short
from engine.ficon.iocp.deck.definitions import Deck
from engine.language import later, say
from engine.naming import cec_named

APART, OPEN = "decks-apart", "decks-open"
_OPEN = later("A deck does not contain the ports of its channels: they follow from the LINKs of other decks.")
_MISSING = later("Or the deck of a CEC with a channel at that port is missing.")
_WHY = later(
    "If the channels of several CECs are connected to each other, check the decks of these CECs together."
)
# The checks of a drawing that involve several CECs: their findings in a single deck may be correct.
JOINING = frozenset(
    "cable-switch cuadd cuadd-unusual link-address mirror storage-split switch-twice unit-offset "
    "way-closed".split()
)


@dataclass(frozen=True)
class Together:
    """The decks as one drawing, the problems between them, and the assumptions made to join them."""

    drawing: Drawing
    findings: tuple[CheckFinding, ...]
    told: tuple[str, ...]


def together(decks: Sequence[Deck]) -> Together:
    """Join decks, one for each CEC, and check their connections. Raises DrawingError if this is impossible.

    A channel whose port is not given in any deck is placed where the LINKs answer each other best.
    """
    names = Counter(name for deck in decks if (name := name_of(deck)))
    for name, count in names.items():
        if count > 1:
            raise DrawingError(
                say(
                    "{0} decks are for {1}: lparlab diff compares two decks for a CEC", count, cec_named(name)
                )
            )
    imported = import_into(Drawing(), decks, assume=True)
    drawing = imported.drawing
    found = (_weighed(finding) for finding in check(drawing) if finding.check in JOINING)
    return Together(drawing, (*_apart(drawing), *_unplugged(drawing), *found), imported.told)


def _weighed(finding: CheckFinding) -> CheckFinding:
    """Return a LINK that leads nowhere as a warning, unless the decks suggest a repair: a deck may be
    missing.
    """
    if finding.check != "link-address" or finding.fix is not None:
        return finding
    return replace(finding, severity="warning", why=f"{finding.why} {say(_MISSING)}")


def _apart(drawing: Drawing) -> Iterator[CheckFinding]:
    """Yield a finding for each CEC with FCTC control units but no device connected to another CEC."""
    joined: set[str] = set()
    for run in resolve(drawing).stretches:
        both = {drawing.get(end.channel, Channel).cec for end in run.ends}
        joined |= both if len(both) > 1 else set()
    linked = {channel.cec for channel in _talking(drawing) if cable_of(drawing, channel.id)}
    for cec in drawing.of(Cec):
        if cec.id in linked - joined:
            text = say(
                "No FCTC device of {0} is connected to a device of another deck: check its SWITCH and LINK",
                short(cec),
            )
            yield CheckFinding(APART, "", "warning", text, say(_WHY), "ours", (cec.id,), None)


def _unplugged(drawing: Drawing) -> Iterator[CheckFinding]:
    """Yield a finding for each CEC with channels whose ports cannot be determined from LINKs."""
    for cec in drawing.of(Cec):
        open_ = [one.id for one in _talking(drawing) if one.cec == cec.id and not cable_of(drawing, one.id)]
        if open_:
            text = say(
                "{0} {0:channel|channels} of {1}: the {0:port is|ports are} not known, so nothing "
                "behind {0:it|them} is checked",
                len(open_),
                short(cec),
            )
            yield CheckFinding(OPEN, "", "warning", text, say(_OPEN), "ours", tuple(open_), None)


def _talking(drawing: Drawing) -> list[Channel]:
    """Return the channels with FCTC control units."""
    units = (unit for unit in drawing.of(ControlUnit) if unit.unit == FCTC)
    names = dict.fromkeys(path.channel for unit in units for path in unit.paths)
    return [drawing.get(name, Channel) for name in names]
