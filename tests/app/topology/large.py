"""Large drawings for figures and pictures: four CECs on four directors, with 500 or 5000 things."""

from __future__ import annotations

from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, ChannelCard, Css, Director, Lpar, Port
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange, UnitPath
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink

CECS, ON_CARD = 4, 4
# By things: subsystems of a CEC, LPARs of one, cards of a CEC, control units of a channel.
SIZES = {
    500: (1, 4, 4, 2),
    1600: (1, 5, 11, 3),
    5000: (2, 10, 38, 3),
}  # things: subsystems, LPARs, cards of a CEC, units a channel
DEVICES = 4


def large(things: int) -> Drawing:
    """Return a drawing of about 500, 1600 or 5000 things."""
    draft = Draft(Drawing(), "Large")
    directors = [draft.add(Director, switch=0x21 + i).id for i in range(CECS)]
    lpars = [_cec(draft, number, directors, *SIZES[things]) for number in range(CECS)]
    for one, other in zip(lpars, lpars[1:], strict=False):
        draft.add(IsfcLink, ends=(one[0], other[0]))
    for row in lpars:
        draft.add(IsfcLink, ends=(row[0], row[1]))
        draft.add(IsfcLink, ends=(row[1], row[3]))
    draft.add(Cluster, name="PRODSSI", slots=tuple(row[0] for row in lpars))
    drawing = Drawing()
    drawing.apply(draft.done())
    return drawing


def _cec(
    draft: Draft, number: int, directors: list[str], subsystems: int, lpars: int, cards: int, units: int
) -> list[str]:
    cec = draft.add(Cec, name="ABCD"[number], machine="3906,1").id
    found = []
    for css in range(subsystems):
        home = draft.add(Css, cec=cec, number=css).id
        for mif in range(1, lpars + 1):
            name = f"LP{number}{css}{mif:02}"
            found.append(draft.add(Lpar, css=home, name=name, mif=mif, system=name).id)
    for slot in range(1, cards + 1):
        card = draft.add(ChannelCard, cec=cec, slot=slot).id
        for place in range(ON_CARD):
            chpid = (slot - 1) * ON_CARD + place
            _channel(draft, (number, cec, card), chpid, subsystems, directors[place], units)
    return found


def _channel(
    draft: Draft, where: tuple[int, str, str], chpid: int, subsystems: int, director: str, units: int
) -> None:
    number, cec, card = where
    css = tuple(range(subsystems))
    channel = draft.add(Channel, cec=cec, card=card, chpid=chpid, css=css, switch=0x21 + chpid % 4).id
    port = draft.add(Port, director=director, address=(number * 64 + chpid // 4) % 254 + 1).id
    draft.add(Cable, ends=(channel, port))
    for nth in range(units):
        at = 0x1000 + chpid * units + nth
        paths = tuple(UnitPath(css=one, channel=channel, link=f"{nth + 1:02X}") for one in css)
        unit = draft.add(ControlUnit, cec=cec, number=at, paths=paths, cuadd=nth + 1).id
        draft.add(
            DeviceRange, number=(chpid * units + nth) * 16 % 0xFFF0, count=DEVICES, control_units=(unit,)
        )
