"""Fields of what IOCP defines: control units, devices, kept cards."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from app.topology.inspector import offers
from app.topology.inspector.about import About, Row
from app.topology.inspector.cabling import kept_operands
from app.topology.inspector.forms import (
    Addresses,
    Checks,
    Choice,
    Form,
    Hexadecimal,
    Lines,
    Paragraph,
    Whole,
    Words,
    fixed,
)
from engine.ficon.drawing.model.cabling import Channel, Lpar
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange, Kept, Path
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing


def _tr(text: str) -> str:
    return QCoreApplication.translate("Properties", text)


def fields() -> dict[type[Thing], tuple[About, ...]]:
    """By kind."""
    return {ControlUnit: _unit(), DeviceRange: _device(), Kept: _kept()}


def _unit() -> tuple[About, ...]:
    return (
        About("cec", _tr("CEC"), _tr("The machine whose deck defines it."), Choice(offers.CECS)),
        About(
            "number",
            _tr("Number"),
            _tr("Of the control unit (CUNUMBR), once in a deck."),
            Hexadecimal(4),
            _tr("0000 to FFFF"),
        ),
        About(
            "unit",
            _tr("Unit"),
            _tr("What it is. FCTC: what this side defines for an image at the far end of a FICON channel."),
            Words("[A-Z0-9@#$-]{1,12}", capitals=True),
            _tr("up to 12 letters and digits, like FCTC"),
        ),
        About(
            "paths",
            _tr("Paths"),
            _tr(
                "The channel in each subsystem, and the link address that it uses. An FCTC control unit has "
                "one channel in a subsystem."
            ),
            Choice(offers.inside_cec(Channel)),
            rows=_paths,
        ),
        About(
            "cuadd",
            _tr("CUADD"),
            _tr(
                "Names the image at the far end: CSS in the high digit, MIF in the low one. Nothing when the "
                "far channel is not shared."
            ),
            Hexadecimal(2, _tr("none")),
            _tr("00 to FF, or nothing"),
        ),
        About(
            "units",
            _tr("Unit addresses"),
            _tr(
                "UNITADD: first address in hexadecimal and how many in decimal. A unit address of one side "
                "talks to the same one of the other side."
            ),
            Addresses(),
            _tr("like 00,16, at most 16 of them"),
        ),
        About(
            "description",
            _tr("Description"),
            _tr("Text of a migration deck (DESC)."),
            Paragraph(),
            _tr("up to 2000 characters"),
        ),
        kept_operands(),
    )


def _paths(about: About, drawing: Drawing, thing: Thing) -> list[Row]:
    """Three rows a path, and one more to add a path."""
    found: list[Row] = []
    assert isinstance(thing, ControlUnit)
    for place in range(len(thing.paths)):
        found += _path(about, place, single=len(thing.paths) == 1)
    more = Choice(offers.inside_cec(Channel, _tr("–")))
    return [*found, Row("paths.more", _tr("One more path"), about, more, lambda _: None, _with_path)]


def _path(about: About, place: int, single: bool) -> list[Row]:
    number = "" if single else f" {place + 1}"
    channel = Choice(offers.inside_cec(Channel, "" if single else _tr("no such path")))
    link = Words("([0-9A-F]{2}|[0-9A-F]{4}|[*]{2}|[*]{4})?", capitals=True)
    expected = _tr("2 or 4 hexadecimal digits, **, **** or nothing")
    return [
        _path_row(about, place, "channel", _tr("Channel{0}").format(number), channel),
        _path_row(about, place, "css", _tr("Its subsystem{0}").format(number), Whole(0, 5), _tr("0 to 5")),
        _path_row(about, place, "link", _tr("Link address{0}").format(number), link, expected),
    ]


def _path_row(about: About, place: int, field: str, title: str, form: Form, expected: str = "") -> Row:
    def get(thing: Any) -> Any:
        return getattr(thing.paths[place], field)

    def put(thing: Any, value: Any) -> dict[str, Any]:
        paths = list(thing.paths)
        if value is None:
            del paths[place]
        else:
            paths[place] = paths[place].model_copy(update={field: value})
        return {"paths": tuple(paths)}

    return Row(f"paths.{place}.{field}", title, about, form, get, put, expected)


def _with_path(thing: Any, channel: str | None) -> dict[str, Any]:
    if channel is None:
        return {}
    css = thing.paths[-1].css if thing.paths else 0
    return {"paths": (*thing.paths, Path(css=css, channel=channel))}


def _device() -> tuple[About, ...]:
    return (
        About(
            "number",
            _tr("First number"),
            _tr("Device number of the first device. An LPAR sees each number once."),
            Hexadecimal(4),
            _tr("0000 to FFFF"),
        ),
        About(
            "count",
            _tr("How many"),
            _tr("Devices whose numbers and unit addresses follow each other. An FCTC unit has up to 256."),
            Whole(1, 4096),
            _tr("1 to 4096"),
            _tr("devices"),
        ),
        About(
            "control_units",
            _tr("Control units"),
            _tr("That the devices are on (CUNUMBR). FCTC devices are on one."),
            Checks(offers.inside_cec(ControlUnit), ""),
        ),
        About(
            "unit",
            _tr("Unit"),
            _tr("What the devices are; FCTC on an FCTC control unit."),
            Words("[A-Z0-9@#$-]{1,12}", capitals=True),
            _tr("up to 12 letters and digits, like FCTC"),
        ),
        About(
            "address",
            _tr("Unit address"),
            _tr(
                "Of the first device (UNITADD). Nothing = the last two digits of its number. The device at "
                "the same unit address of the far side is at the other end of the connection."
            ),
            Hexadecimal(2, _tr("as the number ends")),
            _tr("00 to FF, or nothing"),
        ),
        About(
            "stadet",
            _tr("Status check"),
            _tr("STADET: the channel looks whether the device is there. Usual for FCTC."),
            Choice(fixed((True, _tr("yes")), (False, _tr("no")), (None, _tr("not said")))),
        ),
        About(
            "lpars",
            _tr("Only LPARs"),
            _tr("The only LPARs that see the devices (PART)."),
            Checks(offers.inside_cec(Lpar), _tr("Not said: all that may use the channel")),
        ),
        About(
            "barred",
            _tr("Not LPARs"),
            _tr("LPARs that do not see the devices (NOTPART), so that an LPAR does not talk to itself."),
            Checks(offers.inside_cec(Lpar), _tr("Not said: none is barred")),
        ),
        kept_operands(),
    )


def _kept() -> tuple[About, ...]:
    return (
        About("cec", _tr("CEC"), _tr("The machine whose deck had the cards."), Choice(offers.CECS)),
        About(
            "cards",
            _tr("Cards"),
            _tr("Comments and statements for other hardware, written out as they came."),
            Lines(),
            _tr("cards of at most 80 columns"),
        ),
        About(
            "before",
            _tr("Stand before"),
            _tr("The statement that followed them; nothing = they stood at the end."),
            Words(capitals=True),
            _tr("like CNTLUNIT 4001, or nothing"),
        ),
    )
