"""Drawings for tests: machines, channels on a director, FCTC connections, a logical link."""

from engine.ficon.drawing.changes.define_storage import define_in
from engine.ficon.drawing.changes.join import join_in
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
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink

CHPIDS = (0x3C, 0x3D, 0x3E, 0x4A, 0x4B, 0x4C, 0x4D, 0x4E)


class Sketch:
    """A drawing in the making, whose things have short names."""

    def __init__(self):
        self.draft = Draft(Drawing(), "Draw")
        self.ports = {}  # channel id -> port
        self.next_unit = {}  # CEC id -> control unit number
        self.next_address = {}  # control unit id -> unit address

    @property
    def drawing(self):
        drawing = Drawing()
        drawing.apply(self.draft.done())
        return drawing

    def cec(self, name, *lpars, css=0):
        cec = self.draft.add(Cec, name=name, maxdev=f"((CSS({css}),65280))")
        subsystem = self.draft.add(Css, cec=cec.id, number=css)
        made = [
            self.draft.add(Lpar, css=subsystem.id, name=lpar, mif=mif, system=lpar)
            for mif, lpar in enumerate(lpars, 1)
        ]
        return cec, *made

    def director(self, switch=0x21):
        return self.draft.add(Director, switch=switch)

    def card(self, cec, slot, generation="FE4"):
        return self.draft.add(ChannelCard, cec=cec.id, slot=slot, generation=generation)

    def port(self, director, address=None):
        taken = {one.address for one in self.draft.now.of(Port) if one.director == director.id}
        free = next(one for one in range(0xC0, 0x100) if one not in taken)
        return self.draft.add(Port, director=director.id, address=free if address is None else address)

    def channel(self, cec, chpid, director=None, **fields):
        fields = {"pchid": 0x100 + chpid} | fields
        switch = director.switch if director else None
        made = self.draft.add(Channel, cec=cec.id, chpid=chpid, switch=switch, **fields)
        if director:
            self.ports[made.id] = self.port(director)
            self.cable(made, self.ports[made.id])
        return made

    def cable(self, one, other, **fields):
        return self.draft.add(Cable, ends=(one.id, other.id), **fields)

    def isl(self, first, second):
        return self.cable(self.port(first), self.port(second))

    def link_text(self, near, far):
        if far.id not in self.ports:
            return ""
        own, other = self.ports[near.id], self.ports[far.id]
        if own.director == other.director:
            return f"{other.address:02X}"
        return f"{self.draft.now[other.director].switch:02X}{other.address:02X}"

    def unit(self, near, far, lpar=None, css=0):
        """The control unit of a channel that names an image at the far end; None = it is not shared."""
        cuadd = None
        if lpar is not None:
            cuadd = 16 * self.draft.now[lpar.css].number + lpar.mif
        text = self.link_text(near, far)
        for one in self.draft.now.of(ControlUnit):
            path = one.paths[0]
            if (path.channel, path.link, one.cuadd) == (near.id, text, cuadd):
                return one
        number = self.next_unit.get(near.cec, 0x4000)
        self.next_unit[near.cec] = number + 1
        paths = [{"css": css, "channel": near.id, "link": text}]
        return self.draft.add(
            ControlUnit, cec=near.cec, number=number, paths=paths, cuadd=cuadd, units=[(0, 64)]
        )

    def connect(self, ends, number, count=4, shared=(True, True), css=(0, 0)):
        """FCTC connections between (LPAR, channel) and (LPAR, channel), with the same numbers."""
        (first, near), (second, far) = ends
        units = [
            self.unit(near, far, second if shared[1] else None, css[0]),
            self.unit(far, near, first if shared[0] else None, css[1]),
        ]
        taken = max(self.next_address.get(one.id, 0) for one in units)
        made = []
        for unit, own, other in zip(units, (first, second), (second, first), strict=True):
            self.next_address[unit.id] = taken + count
            barred = [other.id] if own.css == other.css else None
            made.append(
                self.draft.add(
                    DeviceRange, number=number, count=count, control_units=[unit.id], address=taken,
                    barred=barred,
                )
            )  # fmt: skip
        return made

    def link(self, first, second, *numbers):
        return self.draft.add(IsfcLink, ends=(first.id, second.id), devices=(numbers, numbers))


def one_cec(pairs, count=4):
    """Two LPARs of a CEC over shared channels of a director; pairs: places of near and far channel."""
    sketch = Sketch()
    cec, first, second = sketch.cec("A", "LPAR1", "LPAR2")
    director = sketch.director()
    places = sorted({place for pair in pairs for place in pair})
    channels = {place: sketch.channel(cec, CHPIDS[place], director) for place in places}
    numbers = []
    for place, (near, far) in enumerate(pairs):
        begin = 0xD000 + 0x10 * place
        sketch.connect(((first, channels[near]), (second, channels[far])), begin, count)
        numbers += range(begin, begin + count)
    sketch.link(first, second, *numbers)
    return sketch


def two_cecs(channels=2, count=4, directors=1, cards=True):
    """An LPAR in each of two CECs, with channels on cards of their own, spread over directors."""
    sketch = Sketch()
    cecs = [sketch.cec("A", "LPAR1"), sketch.cec("B", "LPAR2")]
    switches = [sketch.director(0x21 + place) for place in range(directors)]
    numbers = []
    for place in range(channels):
        ends = []
        for cec, lpar in cecs:
            card = {"card": sketch.card(cec, place + 1).id} if cards else {}
            ends.append((lpar, sketch.channel(cec, CHPIDS[place], switches[place % directors], **card)))
        begin = 0xD000 + 0x10 * place
        sketch.connect(ends, begin, count)
        numbers += range(begin, begin + count)
    sketch.link(cecs[0][1], cecs[1][1], *numbers)
    return sketch


def stored(holds="disk", kind="FC"):
    """A CEC with a channel on either of two directors, and a storage unit at both, with its definitions."""
    sketch = Sketch()
    cec, _ = sketch.cec("A", "LPAR1")
    switches = [sketch.director(0x21), sketch.director(0x22)]
    for place, director in enumerate(switches):
        card = sketch.card(cec, place + 1)
        sketch.channel(cec, CHPIDS[place], None if kind == "FCP" else director, card=card.id, type=kind)
    unit = {"disk": "2107", "tape": "3590", "fcp": "FCP"}[holds]
    box = sketch.draft.add(Storage, name="BOX", holds=holds, unit=unit)
    for director in switches:
        if kind == "FCP":
            join_in(sketch.draft, f"channel{director.id[-1]}", director.id)
        join_in(sketch.draft, box.id, director.id)
    define_in(sketch.draft, box)
    return sketch.drawing
