"""What each check is for: a drawing that is well, and an edit that breaks it in that way."""

from engine.ficon.drawing.meaning.resolve import resolve
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
from engine.ficon.drawing.model.definitions import DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.model.paper import Waiver
from engine.ficon.drawing.templates import template
from tests.engine.ficon.drawing.drawn import Sketch, one_cec, stored, two_cecs

CASES: list = []


def good():
    """Two machines, a channel of each on either of two directors: nothing is wrong with it."""
    return two_cecs(2, directors=2).drawing


def case(name, base=good):
    def add(edit):
        CASES.append((name, base, edit))
        return edit

    return add


def broken(base, edit):
    drawing = base()
    draft = Draft(drawing, "Break")
    edit(draft)
    drawing.apply(draft.done())
    return drawing


def worse(before, after):
    """Errors that are new: none of the same check was there about these things and maybe more."""
    errors = [(one.check, set(one.things)) for one in before if one.severity == "error"]
    return [
        one.text
        for one in after
        if one.severity == "error"
        and not any(one.check == check and set(one.things) <= things for check, things in errors)
    ]


def _drawn(drawing):
    """What the author drew: devices named by links, open or not, and connections between two LPARs."""
    named = {
        (end, number)
        for one in drawing.of(IsfcLink)
        for end, numbers in zip(one.ends, one.devices, strict=True)
        for number in numbers
    }
    pairs = {pair: sum(one.count for one in ways) for pair, ways in resolve(drawing).pairs.items()}
    defined = sum(one.count for one in drawing.of(DeviceRange))
    return named, sum(count for pair, count in pairs.items() if len(pair) == 2), defined


def lost(before, after):
    """Parts of what the author drew that are fewer than before."""
    (named, *old), (still, *new) = _drawn(before), _drawn(after)
    return sorted(named - still) + [place for place, one in enumerate(old) if new[place] < one]


def six_channels():
    return two_cecs(6, 2, directors=2).drawing


def two_of_two():
    drawing = Drawing()
    drawing.apply(template("mesh-of-two").make(drawing, directors=2))
    return drawing


def clustered():
    sketch = two_cecs(2, directors=2)
    sketch.draft.add(Cluster, name="SSI", slots=("lpar1", "lpar2"))
    return sketch.drawing


def cascade():
    sketch = Sketch()
    (a, first), (b, second) = sketch.cec("A", "LPAR1"), sketch.cec("B", "LPAR2")
    directors = sketch.director(0x21), sketch.director(0x22)
    sketch.isl(*directors)
    near, far = sketch.channel(a, 0x50, directors[0]), sketch.channel(b, 0x60, directors[1])
    sketch.connect(((first, near), (second, far)), 0x5000)
    sketch.link(first, second, *range(0x5000, 0x5004))
    return sketch.drawing


def unshared():
    sketch = Sketch()
    (a, first), (b, second) = sketch.cec("A", "LPAR1"), sketch.cec("B", "LPAR2")
    director = sketch.director()
    near = sketch.channel(a, 0x50, director, shared=False, access=(first.id,))
    far = sketch.channel(b, 0x60, director, shared=False, access=(second.id,))
    sketch.connect(((first, near), (second, far)), 0x5000, shared=(False, False))
    return sketch.drawing


def straight():
    return one_cec([(0, 0)]).drawing


def set_(name, **fields):
    return lambda draft: draft.set(name, **fields)


def link(first, second=None):
    first = [f"{one:04X}" for one in first]
    return set_("link1", devices=(first, first if second is None else [f"{one:04X}" for one in second]))


D = (0xD000, 0xD001, 0xD002, 0xD003, 0xD010, 0xD011, 0xD012, 0xD013)
case("link-connections", lambda: two_cecs(5, 4, directors=2).drawing)(lambda draft: None)
case("link-empty")(link([]))
case("link-numbers")(link(D, D[::-1]))
case("link-numbers")(link(D, D[:-1]))
case("link-device")(link((*D, 0x9999)))
case("ctc-type")(lambda draft: [draft.set(name, unit="SCTC") for name in ("unit1", "device1")])
case("ctc-type")(set_("unit1", unit="SCTC"))
case("ctc-type")(set_("device1", unit="3490"))
case("foreign-lpar")(set_("device1", lpars=["lpar2"]))
case("foreign-lpar")(set_("device1", barred=["lpar2"]))
case("foreign-lpar")(set_("channel1", access=["lpar2"]))
case("link-access")(set_("channel1", access=[]))
case("link-access")(set_("device1", lpars=[]))
case("link-access")(set_("device1", barred=["lpar1"]))
case("link-access")(lambda draft: [draft.set("css1", number=1), draft.set("channel1", css=[0, 1])])
case("unit-offset")(set_("device1", address="02"))
case("unit-offset")(lambda draft: [draft.set("unit1", units=[("10", 4)]), draft.set("device1", address="10")])
case("link-device")(lambda draft: [draft.set(name, unit="3490") for name in ("unit1", "device1")])
case("link-mirror")(set_("device2", address="20"))
case("link-mirror")(link(D, (D[1], D[0], *D[2:])))
case("link-down")(set_("port1", blocked=True))
case("link-speed")(lambda draft: [draft.set(name, generation="FE8") for name in ("card1", "channel1")])
case("link-channels", lambda: two_cecs(8, 2, directors=2).drawing)(lambda draft: None)
case("link-active")(link((*D[:4], *D[4:6])))
case("link-one-way")(link(D[:3]))
case("link-one-way")(link((*D[:4], D[4])))
case("link-itself")(set_("link1", ends=("lpar1", "lpar1")))
case("link-device-twice")(link((*D, D[0])))


@case("link-pair")
def _second_link(draft):
    draft.set("link1", devices=(("D000",), ("D000",)))
    draft.add(IsfcLink, ends=("lpar2", "lpar1"), devices=(("D001",), ("D001",)))


@case("link-device-twice")
def _two_links(draft):
    sub = draft.add(Lpar, css="css2", name="LPAR3", mif=3, system="LPAR3")
    draft.add(IsfcLink, ends=("lpar1", sub.id), devices=(("D000",), ()))


case("shared-point", two_of_two)(lambda draft: [draft.set(f"port{n}", blocked=True) for n in (3, 4)])
case("single-point")(lambda draft: draft.remove("device4"))
case("single-point")(set_("channel3", card="card1"))
case("single-point", six_channels)(lambda draft: [draft.set(f"port{n}", blocked=True) for n in (3, 7, 11)])

case("cluster-members", clustered)(set_("cluster1", slots=("lpar1",)))
case("cluster-members", clustered)(set_("cluster1", slots=("lpar1", "lpar2", None, None, None)))
case("cluster-mesh", clustered)(lambda draft: draft.remove("link1"))
case("cluster-slots", clustered)(set_("cluster1", slots=("lpar1", "lpar2", "lpar1")))
case("cluster-slots", clustered)(lambda draft: draft.add(Cluster, name="OTHER", slots=("lpar2", "lpar1")))


def disks():
    from tests.engine.ficon.drawing.test_device_paths import DISKS, drawn

    return drawn(DISKS)


def fcp():
    from tests.engine.ficon.drawing.test_device_paths import FCP, drawn

    apart = FCP.split("\n", 1)[1].replace("(21,C1)", "(22,C1)")
    return drawn(FCP + apart.replace("60", "61").replace("F000", "F100").replace("PCHID=121", "PCHID=1A1"))


def _first_far_port(draft):
    return next(one.id for one in draft.now.of(Port) if one.address == 0x10)


def targets():
    return stored("fcp", "FCP")


case("storage-cable")(lambda draft: draft.add(Storage, name="BOX"))
case("storage-twice", stored)(lambda draft: draft.add(Storage, name="BOX"))
case("storage-split", stored)(
    lambda draft: [
        draft.add(Storage, name="OTHER"),
        draft.set(draft.now.of(Cable)[-1].id, ends=(draft.now.of(Cable)[-1].ends[0], "storage2")),
    ]
)
case("device-path", stored)(lambda draft: draft.set(_stored_at(draft), address=0x10))
case("fcp-path", targets)(lambda draft: draft.set(_stored_at(draft), zones=["SCSI"]))
case("fcp-single-point", targets)(lambda draft: draft.set(_stored_at(draft), blocked=True))
case("device-single-point", stored)(lambda draft: draft.set("channel2", card="card1"))


def _stored_at(draft):
    """The last port that a storage unit is cabled to."""
    return draft.now.of(Cable)[-1].ends[0]


case("machine-card")(set_("cec1", machine="8561,1"))
case("machine-card")(set_("lpar1", release="7.3"))  # needs a z14, which takes no FICON Express4
case("null-access")(set_("channel1", access=(), candidates=("lpar1",)))
case("reset-paths")(
    lambda draft: [
        draft.add(Lpar, css="css1", name="LPAR8", mif=8),
        draft.set("channel1", access=(draft.now.of(Lpar)[-1].id,), candidates=("lpar1",)),
    ]
)
case("cec-changers")(
    lambda draft: [
        draft.set("lpar1", dynamic_io=True),
        draft.add(Lpar, css="css1", name="LPAR9", mif=9, dynamic_io=True),
    ]
)
case("device-path", disks)(lambda draft: draft.set(_first_far_port(draft), blocked=True))
case("device-single-point", disks)(lambda draft: draft.remove(draft.now.of(Cable)[0].id))
case("fcp-single-point", fcp)(lambda draft: draft.remove(draft.now.of(Cable)[0].id))
case("cec-lpar", lambda: Sketch().drawing)(
    lambda draft: draft.add(
        Channel, cec=draft.add(Cec, name="C", maxdev="((CSS(0),65280))").id, chpid="40", pchid="300"
    )
)
case("release-link")(set_("lpar1", release="6.1"))
case("release-ssi", clustered)(set_("lpar2", release="5.4"))
case("release-slots", clustered)(
    lambda draft: [
        draft.set("cluster1", slots=("lpar1", "lpar2", None, None, None)),
        draft.set("lpar1", release="7.2"),
    ]
)
case("system-name")(set_("lpar1", system=""))
case("system-twice")(set_("lpar2", system="LPAR1"))

case("mirror")(set_("device2", count=2))
case("mirror")(lambda draft: [draft.set("link1", devices=((), ())), draft.remove("device2")])
case("mirror")(set_("device2", address="10"))
case("link-address")(set_("unit1", paths=[{"css": 0, "channel": "channel1", "link": "F0"}]))
case("link-address", cascade)(set_("unit1", paths=[{"css": 0, "channel": "channel1", "link": "99C0"}]))
case("way-closed")(set_("port1", blocked=True))
case("way-closed", cascade)(lambda draft: draft.remove(next(one.id for one in draft.now.of(Cable))))
case("self-connection", straight)(set_("device1", barred=None))
case("self-connection", straight)(set_("device1", barred=None, lpars=["lpar1", "lpar2"]))


def _three_lpars(draft):
    """Leave the LPAR that a CUADD names out of the access list of the far channel."""
    third = draft.add(Lpar, css="css2", name="LPAR3", mif=3, system="LPAR3")
    draft.set("channel2", access=[third.id])


case("cuadd")(set_("unit1", cuadd="03"))
case("cuadd")(_three_lpars)
case("cuadd", unshared)(set_("unit1", cuadd="07"))


def _trunk(draft):
    """An inter-switch link of 2 Gbit/s, less than the channel sends."""
    cable = next(one for one in draft.now.of(Cable) if one.ends[0].startswith("port"))
    draft.set(cable.id, gbit=2)


case("isl-load", cascade)(_trunk)
case("way-closed")(lambda draft: [draft.set("port1", zones=["A"]), draft.set("port2", zones=["B"])])
case("zone-single")(set_("port1", zones=["A"]))
case("cuadd-unusual", unshared)(set_("unit1", cuadd="01"))

case("cable-missing")(lambda draft: draft.remove("cable1"))
case("cable-switch")(set_("channel1", switch="77"))
case("cable-switch")(set_("channel1", switch=None))


@case("cable-switch")
def _point_to_point(draft):
    a, b = (draft.add(Channel, cec=cec, chpid="70", switch="21", pchid="300") for cec in ("cec1", "cec2"))
    draft.add(Cable, ends=(a.id, b.id))


@case("cable-twice")
def _two_cables(draft):
    port = draft.add(Port, director="director1", address="EE")
    draft.add(Cable, ends=("channel1", port.id))


case("distance")(set_("cable1", km=120.0))
case("distance")(lambda draft: [draft.set("cable1", km=200.0), draft.set("cable2", km=150.0)])
case("credits")(set_("cable1", km=10.0, credits=8))
case("credits", cascade)(lambda draft: draft.set(draft.now.of(Cable)[0].id, km=50.0, credits=10))
case("card-generation")(set_("channel1", generation="FE16S"))


@case("card-channels")
def _full_card(draft):
    for number in range(4):
        draft.add(Channel, cec="cec1", chpid=f"7{number}", card="card1", pchid=f"30{number}")


case("card-slot")(lambda draft: draft.add(ChannelCard, cec="cec1", slot=1))
case("pchid-twice")(lambda draft: draft.add(Channel, cec="cec1", chpid="70", pchid=0x13C))
case("port-twice")(lambda draft: draft.add(Port, director="director1", address=0xC0))
case("switch-twice")(lambda draft: draft.add(Director, switch=0x21))
case("switch-twice")(lambda draft: draft.add(Director, switch=0x31, domain=0x21))
case("css-twice")(lambda draft: draft.add(Css, cec="cec1", number=0))
case("cec-twice")(lambda draft: draft.add(Cec, name="A"))
case("ICP162I")(set_("cec1", maxdev=""))
case("ICP139I")(set_("channel1", pchid=None))
case("ICP230I")(set_("unit3", number=0x4000))
case("ICP239I")(
    lambda draft: draft.set("unit1", paths=[*draft.now["unit1"].paths, {"css": 0, "channel": "channel3"}])
)
case("ICP251I")(lambda draft: [draft.set("channel1", type="CNC"), draft.set("unit1", cuadd="12")])
case("ICP254I")(set_("channel1", type="FCV"))
case("ICP226I")(set_("unit1", paths=[{"css": 0, "channel": "channel1"}]))
case("ICP255I")(lambda draft: _second_unit(draft, link="21C9"))
case("ICP246I")(lambda draft: _second_unit(draft))
case("ICP361I", straight)(set_("device1", barred=None))
case("iocp-mif-left-out")(set_("lpar1", mif=None))
case("iocp-status")(set_("device1", stadet=False))
case("ICP200I")(lambda draft: draft.add(Channel, cec="cec1", chpid="3C", pchid="300"))
case("ICP155I")(lambda draft: draft.add(Lpar, css="css1", name="LPAR3", mif=1))
case("ICP156I")(lambda draft: draft.add(Lpar, css="css1", name="LPAR1", mif=2))


def _second_unit(draft, link=None):
    unit = draft.now["unit1"]
    path = unit.paths[0].model_copy(update={"link": link or unit.paths[0].link})
    draft.add(type(unit), cec="cec1", number=0x4400, paths=[path], cuadd=unit.cuadd, units=[(0, 16)])


case("waiver-unused")(lambda draft: draft.add(Waiver, of="mirror", things=("lpar1",), reason="so it was"))
