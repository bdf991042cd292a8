"""Names and colours of the places in an answer: those of the memory bars."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QBrush, QColor

from app.charts.toolkit.state_look import StateKey, place_colour, place_hatch
from app.look import theme

_LOOKS = {"real_low": "low"}  # measures of the guests -> places of the memory bars
_SPARE = "real"


def place_label(place: str) -> str:
    """Return the name of a place for people; "" for an unknown one."""
    names = {
        "real": _tr("real storage"),
        "real_low": _tr("real below 2 GB"),
        "both": _tr("both"),
        "xstor": _tr("XSTOR"),
        "dasd": _tr("DASD"),
        "pages": _tr("pages in use"),
        "value": _tr("value"),
        "wss": _tr("working set"),
        "swapped": _tr("swapped by Linux"),
    }
    return names.get(place, place)


def short_label(place: str) -> str:
    """Return the short name of a place."""
    names = {
        "real": _tr("real"),
        "real_low": _tr("real < 2 GB"),
        "pages": _tr("in use"),
        "swapped": _tr("swapped"),
    }
    return names.get(place) or place_label(place)


def place_look(place: str) -> StateKey:
    """Return a sample of a place's colour and hatch in the present theme."""
    return StateKey(place_label(place), _colour(place), _hatch(place))


def _colour(place: str) -> QColor:
    name = _LOOKS.get(place, place)
    known = name == "low" or name in theme.current().places
    return place_colour(name if known else _SPARE, theme.current())


def _hatch(place: str) -> QBrush | None:
    return place_hatch(_LOOKS.get(place, place), theme.current())


def _tr(text: str) -> str:
    return QCoreApplication.translate("DrawnAnswers", text)
