"""Numbers and names that must be unique: PCHIDs, ports, switch ids, domains, subsystems, CECs."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import FoundProblem
from engine.ficon.drawing.meaning.addresses import domain
from engine.ficon.drawing.meaning.scene import Scene
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, Css, Director, Port, Storage
from engine.ficon.drawing.model.fields import Thing
from engine.language import say

GUIDE = "IBM: IOCP User's Guide"


def _clashes(things: Iterable[tuple[Hashable, Thing]]) -> Iterator[tuple[Thing, Thing]]:
    """Yield each element that has the number of an earlier element, with the earlier element."""
    seen: dict[Hashable, Thing] = {}
    for key, thing in things:
        if (first := seen.setdefault(key, thing)) is not thing:
            yield thing, first


@check(
    "pchid-twice",
    "error",
    "A PCHID identifies the position of one channel in the machine.",
    f"{GUIDE}, CHPID, PCHID",
    [Cec, Channel],
)
def pchids(scene: Scene) -> Iterator[FoundProblem]:
    """A PCHID belongs to one channel of a CEC."""
    known = ((channel.cec, channel.pchid) for channel in scene.drawing.of(Channel))
    channels = zip(known, scene.drawing.of(Channel), strict=True)
    for other, first in _clashes((key, channel) for key, channel in channels if key[1] is not None):
        number = other.pchid if isinstance(other, Channel) else 0
        text = say(
            "{0} and {1} both have PCHID {2:03X}", scene.words(first.id), scene.words(other.id), number
        )
        yield FoundProblem(text, (other.id, first.id))


@check(
    "port-twice",
    "error",
    "Each port has a unique address, which LINK specifies.",
    f"{GUIDE}, CNTLUNIT, LINK",
    [Director, Port, Cable],
)
def ports(scene: Scene) -> Iterator[FoundProblem]:
    """A port address belongs to one port of a director."""
    for other, first in _clashes(((port.director, port.address), port) for port in scene.drawing.of(Port)):
        yield FoundProblem(say("There are two ports named {0}", scene.words(other.id)), (other.id, first.id))


@check(
    "switch-twice",
    "warning",
    "CHPIDs identify their director by SWITCH, and two-byte LINKs identify it by its domain.",
    f"{GUIDE}, CHPID, SWITCH; CNTLUNIT, LINK",
    [Director],
)
def switches(scene: Scene) -> Iterator[FoundProblem]:
    """A switch id and a domain belong to one director."""
    directors = scene.drawing.of(Director)
    for other, first in _clashes((director.switch, director) for director in directors):
        text = say("{0} and {1} have the same switch ID", scene.words(first.id), scene.words(other.id))
        yield FoundProblem(text, (other.id, first.id))
    apart = {director.id: director for director in directors}
    for other, first in _clashes((domain(director), director) for director in directors):
        if apart[other.id].switch != apart[first.id].switch:
            text = say("{0} and {1} have the same domain", scene.words(first.id), scene.words(other.id))
            yield FoundProblem(text, (other.id, first.id))


@check("css-twice", "error", "Each channel subsystem has a unique number.", f"{GUIDE}, RESOURCE", [Cec, Css])
def subsystems(scene: Scene) -> Iterator[FoundProblem]:
    """A number belongs to one subsystem of a CEC."""
    for other, first in _clashes(((css.cec, css.number), css) for css in scene.drawing.of(Css)):
        yield FoundProblem(
            say("There are two subsystems named {0}", scene.words(other.id)), (other.id, first.id)
        )


@check(
    "cec-twice",
    "warning",
    "The names of the CECs distinguish decks and lists.",
    "assumed: the purpose of names",
    [Cec],
)
def cecs(scene: Scene) -> Iterator[FoundProblem]:
    """A name belongs to one CEC."""
    for other, first in _clashes((cec.name, cec) for cec in scene.drawing.of(Cec)):
        yield FoundProblem(say("There are two CECs named {0}", scene.words(other.id)), (other.id, first.id))


@check(
    "storage-twice",
    "warning",
    "Decks and lists identify storage units by name: two units with the same name are read as a single unit.",
    "assumed: the purpose of names",
    [Storage],
)
def storages(scene: Scene) -> Iterator[FoundProblem]:
    """A name belongs to one storage unit."""
    for other, first in _clashes((storage.name, storage) for storage in scene.drawing.of(Storage)):
        yield FoundProblem(
            say("There are two storage units named {0}", scene.words(other.id)), (other.id, first.id)
        )
