"""Drawings for tests: any that the model can hold, made by a random number generator; and a usual one."""

from __future__ import annotations

from random import Random

from engine.ficon.drawing.model.cabling import (
    Cable,
    Cec,
    Channel,
    ChannelCard,
    Css,
    Director,
    Lpar,
    Port,
    Storage,
)
from engine.ficon.drawing.model.change import Draft, UndoHistory
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange, KeptCards, UnitPath
from engine.ficon.drawing.model.drawing import Change, Drawing, Place
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.model.paper import PaperGroup, PaperNote, SeverityRule, TitleBlock, Waiver

KINDS = (
    "cec css card port storage stored director kept link cluster paper lpar lpar lpar channel channel "
    "channel channel cable cable cable unit unit unit device device device"
).split()
MAXDEV = ("", "(CSS(0),65280)", "((CSS(0),65280,100),(CSS(1),1))")
WORDS = ("", "A", 'a "note"', "Zürich\n", "line\u2028two", "\t\\", "日本", "\x01", "{}[],:")


def pair() -> Drawing:
    """CECs A and B, an LPAR and two channels each, over one director; four connections on each channel."""
    draft = Draft(Drawing(), "Make")
    director = draft.add(Director, name="Director 21", switch=0x21)
    sides = []
    for side, name in enumerate("AB"):
        cec = draft.add(Cec, name=name)
        css = draft.add(Css, cec=cec.id)
        lpar = draft.add(Lpar, css=css.id, name=f"LPAR{side + 1}", mif=side + 1, system=f"VM{side + 1}")
        channels = []
        for place in range(2):
            channel = draft.add(Channel, cec=cec.id, chpid=0x50 + place, switch=0x21)
            port = draft.add(Port, director=director.id, address=0xC0 + 2 * place + side)
            draft.add(Cable, ends=(channel.id, port.id))
            channels.append(channel)
        sides.append((cec, lpar, channels))
    for side, (cec, _, channels) in enumerate(sides):
        for place, channel in enumerate(channels):
            far = f"{0xC0 + 2 * place + 1 - side:02X}"
            path = UnitPath(css=0, channel=channel.id, link=far)
            number, first = 0x4000 + 16 * place, 0xD000 + 16 * place
            unit = draft.add(
                ControlUnit, cec=cec.id, number=number, paths=(path,), cuadd=2 - side, units=((0, 4),)
            )
            draft.add(DeviceRange, number=first, count=4, control_units=(unit.id,), address=0)
    numbers = tuple(range(0xD000, 0xD004)) + tuple(range(0xD010, 0xD014))
    draft.add(IsfcLink, ends=(sides[0][1].id, sides[1][1].id), devices=(numbers, numbers))
    drawing = Drawing()
    drawing.apply(draft.done())
    return drawing


def titled(drawing: Drawing) -> Drawing:
    """Return a drawing with texts: a title block, a note and a waiver."""
    draft = Draft(drawing, "Write")
    cec = drawing.of(Cec)[0]
    draft.add(TitleBlock, title="Site", owner="Somebody", revision="3", date="2026", remarks="For all")
    draft.add(PaperNote, text="A note")
    draft.add(Waiver, of="single-channel", things=(cec.id,), reason="A test")
    drawing = drawing.copy()
    drawing.apply(draft.done())
    return drawing


def drawing(rng: Random, size: int = 12) -> Drawing:
    """Some drawing, whole as files must be, though its definitions may be nonsense."""
    made = Drawing()
    made.apply(grown(made, rng, size).done())
    return made


def grown(drawing: Drawing, rng: Random, size: int = 12) -> Draft:
    """More things in a drawing, somewhere, naming what is there."""
    draft = Draft(drawing, rng.choice(WORDS) or "Grow")
    for _ in range(size):
        _add(draft, rng)
    for thing in list(draft.now):
        if rng.random() < 0.3:
            draft.place(thing.id, Place(rng.randint(-500, 500), rng.randint(-500, 500)))
    return draft


def history(rng: Random, steps: int = 6, size: int = 12) -> UndoHistory:
    """A drawing with steps of undo and redo."""
    made = UndoHistory(drawing(rng, size))
    for _ in range(steps):
        made.do(
            grown(made.drawing, rng, rng.randint(0, 4)).done() if rng.random() < 0.7 else _fewer(made, rng)
        )
    for _ in range(rng.randint(0, steps)):
        made.undo()
    return made


def _fewer(made: UndoHistory, rng: Random) -> Change:
    draft = Draft(made.drawing, "Less")
    for thing in made.drawing.sorted():
        if not draft.now.users(thing.id) and rng.random() < 0.3:
            draft.remove(thing.id)
    return draft.done()


def _add(draft: Draft, rng: Random) -> None:
    now = draft.now
    some = lambda kind: rng.choice(found) if (found := now.of(kind)) else None  # noqa: E731
    few = lambda kind: tuple(one.id for one in now.of(kind) if rng.random() < 0.4)  # noqa: E731
    cec = some(Cec) or draft.add(Cec, name="CEC")
    css = some(Css) or draft.add(Css, cec=cec.id)
    director = some(Director) or draft.add(Director, switch=rng.randint(0, 255))
    channel = some(Channel) or draft.add(Channel, cec=cec.id, chpid=rng.randint(0, 255))
    match rng.choice(KINDS):
        case "cec":
            draft.add(Cec, name=f"C{rng.randint(1, 999)}", maxdev=rng.choice(MAXDEV))
        case "css":
            draft.add(Css, cec=cec.id, number=rng.randint(0, 5))
        case "lpar":
            draft.add(Lpar, css=css.id, name=f"L{rng.randint(1, 999)}", mif=rng.choice((None, 1, 15)))
        case "card":
            draft.add(ChannelCard, cec=cec.id, slot=rng.randint(1, 40))
        case "channel":
            cards = [one for one in now.of(ChannelCard) if one.cec == cec.id]
            card = rng.choice(cards).id if cards and rng.random() < 0.5 else None
            draft.add(Channel, cec=cec.id, chpid=rng.randint(0, 255), card=card, access=few(Lpar) or None)
        case "director":
            draft.add(Director, switch=rng.randint(0, 255), name=rng.choice(WORDS))
        case "port":
            draft.add(Port, director=director.id, address=rng.randint(0, 255))
        case "storage":
            holds = rng.choice(("disk", "tape", "fcp"))
            draft.add(Storage, name=f"BOX{rng.randint(1, 999)}", holds=holds, serial=rng.choice(("", "75-1")))
        case "stored":
            ends = [one for one in (*now.of(Port), *now.of(Channel)) if not now.users(one.id)]
            if ends and (box := some(Storage)):
                draft.add(Cable, ends=(rng.choice(ends).id, box.id), km=rng.choice((0.0, 2.5)))
        case "cable":
            free = [
                one.id
                for kind in (Channel, Port)
                for one in now.of(kind)
                if not any(isinstance(user, Cable) for user in now.users(one.id))
            ]
            if len(free) > 1:
                draft.add(Cable, ends=tuple(rng.sample(free, 2)), km=rng.choice((0.0, 10.5, 300)))
        case "unit":
            path = UnitPath(css=0, channel=channel.id, link=rng.choice(("", "C0", "21C0", "**")))
            draft.add(
                ControlUnit,
                cec=channel.cec,
                number=rng.randint(0, 65535),
                paths=(path,),
                cuadd=rng.choice((None, 1)),
            )
        case "device":
            unit = some(ControlUnit) or draft.add(ControlUnit, cec=cec.id, number=1)
            draft.add(
                DeviceRange, number=rng.randint(0, 65535), control_units=(unit.id,), barred=few(Lpar) or None
            )
        case "kept":
            draft.add(KeptCards, cec=cec.id, cards=("* comment", rng.choice(WORDS)))
        case "link":
            if len(now.of(Lpar)) > 1:
                draft.add(IsfcLink, ends=tuple(one.id for one in rng.sample(now.of(Lpar), 2)))
        case "cluster":
            draft.add(Cluster, name="SSI", slots=(None, *few(Lpar)[:7]))
        case "paper":
            draft.add(PaperNote, text=rng.choice(WORDS))
            draft.add(Waiver, of="spof", things=few(Channel), reason="so it is")
            draft.add(SeverityRule, of="cuadd", severity="off")
            draft.add(PaperGroup, things=few(Lpar))
            if "title1" not in now:
                draft.add(TitleBlock, owner=rng.choice(WORDS))
