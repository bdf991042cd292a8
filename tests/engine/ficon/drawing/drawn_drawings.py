"""Drawings for hypothesis: CECs with LPARs, channels of all sorts, directors, units, devices, comments."""

from typing import get_args

from hypothesis import strategies as st

from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, ChannelCard, Css, Director, Lpar, Port
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange, KeptCards
from engine.ficon.drawing.model.drawing import Drawing
from engine.scenario.model.systems import GenerationName

GENERATIONS = get_args(GenerationName)
NAMES = st.text("ABCDEFGH", min_size=1, max_size=4)
WORDS = st.text("abcxyz ,.=%é'", max_size=60)
OTHERS = st.sampled_from(
    [(), (("CHPARM", "40"),), (("PNETID", "NET1"), ("MIXTYPE", "")), (("IOCLUSTER", "PLEX1"),)]
)
UNIT_OTHERS = st.sampled_from(
    [(), (("SERIAL", "0123"),), (("PROTOCL", "S4"), ("SHARED", "N")), (("(name field)", "CU1"),)]
)
DEVICE_OTHERS = st.sampled_from([(), (("MODEL", "B"),), (("TIMEOUT", "Y"),), (("SCHSET", "1"),)])


@st.composite
def drawings(draw):
    """A drawing of one or two CECs, cabled to up to two directors or to each other."""
    draft = Draft(Drawing(), "Draw")
    ports = _directors(draw, draft)
    cecs = draw(st.lists(NAMES, min_size=1, max_size=2, unique=True))
    for name in cecs:
        _cec(draw, draft, name, ports)
    _fibres(draw, draft)
    _isl(draw, draft, ports)
    drawing = Drawing()
    drawing.apply(draft.done())
    return drawing


def _directors(draw, draft):
    ports = []
    for switch in draw(st.lists(st.integers(0x20, 0x23), max_size=2, unique=True)):
        domain = draw(st.sampled_from([None, switch + 0x40]))
        name = draw(WORDS)
        director = draft.add(Director, switch=switch, domain=domain, name=name)
        for address in draw(st.lists(st.integers(0, 0xFD), max_size=5, unique=True)):
            zones = draw(st.sampled_from([(), ("PROD",), ("PROD", "a-long_zone" * 5, "b-long_zone" * 5)]))
            blocked = draw(st.booleans())
            ports.append(draft.add(Port, director=director.id, address=address, blocked=blocked, zones=zones))
    return ports


def _cec(draw, draft, name, ports):
    messages = draw(st.sampled_from([(), ("ONE",), ("ONE", "TWO - 12:30"), ("", "TWO")]))
    maxdev = draw(st.sampled_from(["", "((CSS(0),65280,100))", "((CSS(0),65280),(CSS(1),1,2,3))"]))
    token = draw(
        st.sampled_from(["", "('CECA',00800221991E,00000000,'06-01-16','12:30:16','SYS6','IODF46')"])
    )
    machine = draw(st.sampled_from(["", "3906", "3906,1"]))
    cec = draft.add(Cec, name=name, messages=messages, maxdev=maxdev, token=token, machine=machine)
    subsystems, lpars = _lpars(draw, draft, cec)
    channels = _channels(draw, draft, cec, subsystems, lpars, ports)
    units = _units(draw, draft, cec, channels)
    devices = _devices(draw, draft, units, lpars)
    _kept(draw, draft, cec, units, devices)


def _lpars(draw, draft, cec):
    numbers = draw(st.lists(st.integers(0, 5), min_size=1, max_size=3, unique=True))
    names = draw(st.lists(NAMES, min_size=len(numbers), max_size=9, unique=True))
    subsystems = {number: draft.add(Css, cec=cec.id, number=number) for number in numbers}
    lpars = {number: [] for number in numbers}
    for place, name in enumerate(names):
        number = numbers[place % len(numbers)]
        mif = len(lpars[number]) + 1
        reserved = draw(st.integers(0, 9)) == 0 and lpars[number]
        system = "" if reserved else draw(st.sampled_from(["", "VM1", name]))
        more = (
            {
                "release": draw(st.sampled_from(["", "6.1", "7.4"])),
                "processors": draw(st.integers(1, 64)),
                "memory_gb": draw(st.integers(1, 99)),
            }
            if not reserved
            else {}
        )
        lpar = draft.add(
            Lpar, css=subsystems[number].id, name="*" if reserved else name, mif=mif, system=system, **more
        )
        lpars[number].append(lpar)
    return numbers, lpars


def _channels(draw, draft, cec, subsystems, lpars, ports):
    cards = [
        draft.add(ChannelCard, cec=cec.id, slot=slot, generation=draw(st.sampled_from(GENERATIONS)))
        for slot in draw(st.lists(st.integers(1, 40), max_size=2, unique=True))
    ]
    channels = []
    for chpid in draw(st.lists(st.integers(0, 255), min_size=1, max_size=5, unique=True)):
        css = draw(st.lists(st.sampled_from(subsystems), min_size=1, max_size=3, unique=True))
        inside = [one.id for number in css for one in lpars[number] if one.name != "*"]
        access = (
            draw(st.none() | st.lists(st.sampled_from(inside), max_size=4, unique=True)) if inside else None
        )
        candidates = (
            draw(st.none() | st.lists(st.sampled_from(inside), max_size=4, unique=True)) if access else None
        )
        card = draw(st.sampled_from([None, *cards]))
        generation = card.generation if card else draw(st.sampled_from(GENERATIONS))
        alone = len(css) == 1 and access is not None and len(access) == 1
        shared = not (alone and candidates is None and draw(st.booleans()))
        rec = not shared and draw(st.booleans())
        channel = draft.add(
            Channel, cec=cec.id, chpid=chpid, css=tuple(css), card=card and card.id, generation=generation,
            type=draw(st.sampled_from(["FC", "FC", "FCP", "OSD"])), shared=shared, access=access,
            candidates=candidates, rec=rec, others=draw(OTHERS),
            pchid=draw(st.none() | st.integers(0, 0xFFF)),
        )  # fmt: skip
        channels.append(_plugged(draw, draft, channel, ports))
    return channels


def _plugged(draw, draft, channel, ports):
    if ports and channel.type != "OSD" and draw(st.booleans()):
        port = ports.pop()
        km = draw(st.sampled_from([0.0, 2.5, 100.0]))
        draft.add(Cable, ends=(channel.id, port.id), km=km, credits=draw(st.sampled_from([None, 40])))
        return draft.set(channel.id, switch=draft.now[port.director].switch)
    return channel


def _units(draw, draft, cec, channels):
    units = []
    for number in draw(st.lists(st.integers(0, 0xFFFE), max_size=5, unique=True)):
        kind = draw(st.sampled_from(["FCTC", "FCTC", "2107", "3490"]))
        near = draw(st.lists(st.sampled_from(channels), min_size=1, max_size=3, unique_by=lambda one: one.id))
        paths = [(css, one) for one in near for css in one.css]
        links = ["21C0", "2210", "2110"] if draw(st.booleans()) else ["C0", "10"]
        path = tuple(
            {
                "css": css,
                "channel": one.id,
                "link": "" if one.switch is None else draw(st.sampled_from(links)),
            }
            for css, one in sorted(paths, key=lambda one: one[0])
        )
        unit = draft.add(
            ControlUnit, cec=cec.id, number=number, unit=kind, paths=path,
            cuadd=draw(st.none() | st.integers(0, 255)),
            units=draw(st.sampled_from([(), ((0, 16),), ((0, 16), (64, 1))])),
            description=draw(WORDS), others=draw(UNIT_OTHERS),
        )  # fmt: skip
        units.append(unit)
    return units


def _devices(draw, draft, units, lpars):
    everybody = [one.id for inside in lpars.values() for one in inside if one.name != "*"]
    devices = []
    for _ in range(draw(st.integers(0, 5)) if units else 0):
        behind = draw(st.lists(st.sampled_from(units), min_size=1, max_size=2, unique_by=lambda one: one.id))
        some = st.lists(st.sampled_from(everybody), max_size=3, unique=True) if everybody else st.just([])
        listed = draw(st.sampled_from(["", "lpars", "barred"]))
        more = {listed: draw(some)} if listed else {}
        device = draft.add(
            DeviceRange, number=draw(st.integers(0, 0xFF00)), count=draw(st.sampled_from([1, 4, 16, 256])),
            control_units=[one.id for one in behind], unit=behind[0].unit,
            address=draw(st.none() | st.integers(0, 255)), stadet=draw(st.sampled_from([None, True, False])),
            others=draw(DEVICE_OTHERS), **more,
        )  # fmt: skip
        devices.append(device)
    return devices


def _kept(draw, draft, cec, units, devices):
    before = ["", "ID", "RESOURCE", *(f"CNTLUNIT {one.number:04X}" for one in units)]
    cards = st.sampled_from(
        ["* a comment", "*", "*** box ***", "         FUNCTION FID=0010,VF=1,PART=((A),(=))"]
    )
    for place in draw(st.lists(st.sampled_from(before), max_size=3, unique=True)):
        lines = draw(st.lists(cards, min_size=1, max_size=3))
        draft.add(KeptCards, cec=cec.id, cards=lines, before=place)


def _fibres(draw, draft):
    """Perhaps a fibre between two channels without a director."""
    cabled = {end for cable in draft.now.of(Cable) for end in cable.ends}
    free = [one for one in draft.now.of(Channel) if one.id not in cabled and one.type == "FC"]
    if len(free) >= 2 and draw(st.booleans()):
        draft.add(Cable, ends=(free[0].id, free[-1].id), km=draw(st.sampled_from([0.0, 10.0])))


def _isl(draw, draft, ports):
    """Perhaps an inter-switch link, at ports that no channel has."""
    ends = {one.director: one for one in ports}
    if len(ends) == 2 and draw(st.booleans()):
        more = {"gbit": draw(st.sampled_from([None, 8])), "links": draw(st.integers(1, 3))}
        kilometres = draw(st.sampled_from([0.0, 10.0]))
        draft.add(Cable, ends=tuple(one.id for one in ends.values()), km=kilometres, **more)
