"""Fields of what is on the paper only."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.topology.inspector.about import About
from app.topology.inspector.forms import Checks, Paragraph, Words
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.names import called
from engine.ficon.drawing.model.paper import Group, Note, TitleBlock, Waiver


def _tr(text: str) -> str:
    return QCoreApplication.translate("Properties", text)


def fields() -> dict[type[Thing], tuple[About, ...]]:
    """By kind."""
    return {Note: _note(), Group: _group(), TitleBlock: _title(), Waiver: _waiver()}


def _note() -> tuple[About, ...]:
    text = _tr("What stands on the drawing.")
    return (About("text", _tr("Text"), text, Paragraph(), _tr("up to 2000 characters")),)


def _own_things(drawing: Drawing, thing: Thing) -> list[tuple[str, str]]:
    """What it names already: more is chosen in the picture."""
    return [(name, called(drawing, name)) for name in getattr(thing, "things", ())]


def _things(meaning: str) -> About:
    return About("things", _tr("Things"), meaning, Checks(_own_things, ""))


def _group() -> tuple[About, ...]:
    return (
        About("name", _tr("Name"), _tr("For people only."), Words(), _tr("up to 60 characters")),
        _things(_tr("What is selected and moved together. Take one out here; to add, group anew.")),
    )


def _title() -> tuple[About, ...]:
    short = _tr("up to 60 characters")
    return (
        About("title", _tr("Title"), _tr("Of the drawing, as it is printed."), Words(), short),
        About("owner", _tr("Owner"), _tr("Who answers for it."), Words(), short),
        About("revision", _tr("Revision"), _tr("Which state of the drawing it is."), Words(), short),
        About("date", _tr("Date"), _tr("As you write dates."), Words(), short),
        About(
            "remarks",
            _tr("Remarks"),
            _tr("What else is to be printed."),
            Paragraph(),
            _tr("up to 2000 characters"),
        ),
    )


def _waiver() -> tuple[About, ...]:
    return (
        About("of", _tr("Problem"), _tr("The check whose problem is accepted."), Words(), fixed=True),
        _things(_tr("What the problem is about; it is accepted for exactly these.")),
        About(
            "reason",
            _tr("Reason"),
            _tr("Why it is accepted."),
            Paragraph(),
            _tr("1 to 2000 characters"),
        ),
    )
