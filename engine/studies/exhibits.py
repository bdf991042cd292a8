"""The tables and figures of each study, which lessons recreate, from exhibits.csv in the study's folder."""

from __future__ import annotations

import csv
import re
from functools import cache
from typing import NamedTuple

from engine.language import enumerated, later, say
from engine.studies.ledger import STUDIES, studies

_NUMBERED = {"Table": later("Table {0}"), "Figure": later("Figure {0}"), "p.": later("p. {0}")}
_NUMBER = re.compile(r"\b(Table|Figure|p\.) (\d+(?:\.\d+)?)")
_BEFORE_PAGE = re.compile(r", (?=p\. \d)")


class Exhibit(NamedTuple):
    """A table, a figure or another part of a study. `id` begins with the study: "pause.figure-3"."""

    id: str
    where: str
    title: str
    page: str = ""  # of a study that is a book

    @property
    def study(self) -> str:
        """The study that published the exhibit."""
        return self.id.partition(".")[0]

    @property
    def place(self) -> str:
        """Its place in the publication: "Figure 3, p. 20"."""
        return f"{self.where}, p. {self.page}" if self.page else self.where


def place_of(study: str, where: str) -> str:
    """Return the place of an item in a ledger, with its page if that is known."""
    found = (
        exhibit.place for exhibit in exhibits().values() if (exhibit.study, exhibit.where) == (study, where)
    )
    return next(found, where)


def place_said(place: str) -> str:
    """Return a place such as "Figure 3, p. 20" in the current language."""
    parts = _BEFORE_PAGE.split(place)
    return enumerated(_NUMBER.sub(lambda found: say(_NUMBERED[found[1]], found[2]), part) for part in parts)


@cache
def exhibits() -> dict[str, Exhibit]:
    """Return all tables and figures of all studies by their ids, in the order of publication."""
    return {exhibit.id: exhibit for study in studies() for exhibit in _of(study)}


def _of(study: str) -> list[Exhibit]:
    with (STUDIES / study / "exhibits.csv").open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file)
        return [
            Exhibit(f"{study}.{row['id']}", row["where"], row["title"], row.get("page") or "") for row in rows
        ]
