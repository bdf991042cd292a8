"""Elements that exist on paper only: notes, groups, the title block, waivers of problems, and rules."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.ficon.drawing.model.fields import Id, Name, Text, Thing


class PaperNote(Thing):
    """Free text: on a sheet of paper, or a label written on the drawing itself, plain or as a heading."""

    kind: Literal["note"] = "note"
    text: Text = ""
    look: Literal["paper", "plain", "heading"] = "paper"


class PaperGroup(Thing):
    """Elements that are selected and moved together."""

    kind: Literal["group"] = "group"
    name: Name = ""
    things: tuple[Id, ...]


class TitleBlock(Thing):
    """The title block in the corner of a printed picture; a drawing has at most one, whose id is title1."""

    kind: Literal["title"] = "title"
    title: Name = ""
    owner: Name = ""
    revision: Name = ""
    date: Name = ""
    remarks: Text = ""


class Waiver(Thing):
    """A problem that is accepted.

    of: its check; things: the affected elements; both must match. reason: the reason for accepting it.
    """

    kind: Literal["waiver"] = "waiver"
    of: Annotated[str, Field(max_length=40)]
    things: tuple[Id, ...]
    reason: Annotated[str, Field(min_length=1, max_length=2000)]


class SeverityRule(Thing):
    """The severity of the problems of a check in this drawing, which replaces the severity set by the
    check; off: hidden.
    """

    kind: Literal["rule"] = "rule"
    of: Annotated[str, Field(max_length=40)]
    severity: Literal["error", "warning", "info", "off"]
