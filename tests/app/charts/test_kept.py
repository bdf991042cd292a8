"""Values that are kept while what they depend on is the same."""

from __future__ import annotations

from dataclasses import dataclass, replace
from weakref import ref

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from app.charts.toolkit import brushes
from app.charts.toolkit.recordings import Cached, forget_all, number
from app.charts.values.relocations import Known
from engine.kernel.units import MS, SECOND
from engine.recording.relocations import Relocation
from tests.app.charts.conftest import made
from tests.app.charts.synthetic import until


@dataclass
class Thing:
    """Equal things are still two."""

    number: int


def test_a_value_is_made_once_for_the_same_things() -> None:
    made: list[int] = []
    kept: Cached[int] = Cached()
    one, equal = Thing(1), Thing(1)

    def make() -> int:
        made.append(len(made))
        return len(made)

    asked = [(one, 2), (one, 2), (equal, 2), (equal, 3), (equal, 3, None), (equal, 3, None), (equal, True)]
    assert [kept.get(of, make) for of in asked] == [1, 1, 2, 3, 4, 4, 5]
    assert len(made) == 5


def test_what_is_kept_holds_nothing_after_all_is_forgotten() -> None:
    kept: Cached[Thing] = Cached()
    thing, value = Thing(1), Thing(2)
    gone = ref(thing), ref(value)
    kept.get((thing,), gone[1])
    del thing, value
    assert None not in [one() for one in gone]
    forget_all()
    assert [one() for one in gone] == [None, None]


def test_a_number_is_never_used_again() -> None:
    """The id of an object that has gone is: mostly for the next object of its kind."""
    thing = Thing(1)
    assert number(thing) == number(thing) != number(Thing(1))
    seen = {number(thing)}
    for _ in range(100):
        thing = Thing(1)
        seen.add(number(thing))
    assert len(seen) == 101


@pytest.mark.parametrize("text", ["12,345", "–", "0.37%", "2.31 GiB"])
@pytest.mark.parametrize("flags", [brushes.LEFT, brushes.RIGHT, brushes.CENTRE])
def test_a_text_that_is_written_once_looks_like_one_that_is_kept(text: str, flags: int) -> None:
    pictures = []
    for once in (False, True):
        picture = QImage(120, 30, QImage.Format.Format_RGB32)
        picture.fill(QColor("black"))
        with QPainter(picture) as painter:
            box = QRectF(4.3, 5.2, 100, 14)
            brushes.write(painter, box, text, QColor("white"), flags=flags, once=once)
        pictures.append(picture)
    assert pictures[0] == pictures[1] != QImage(120, 30, QImage.Format.Format_RGB32)


@pytest.mark.parametrize("across", [False, True])
def test_a_dashed_line_is_the_same_each_time_and_in_both_directions(across: bool) -> None:
    ends = [QPointF(3.5, 10.5), QPointF(90.5, 10.5) if across else QPointF(3.5, 90.5)]
    pictures = []
    for start, end in (ends, ends, ends[::-1]):
        picture = QImage(100, 100, QImage.Format.Format_RGB32)
        picture.fill(QColor("black"))
        with QPainter(picture) as painter:
            brushes.line(painter, start, end, QColor("white"), dashed=True)
        pictures.append(picture)
    lit = [picture.pixelColor(4 + at if across else 3, 10 if across else 11 + at) for at in range(16)]
    assert pictures[0] == pictures[1] == pictures[2]
    assert {colour.name() for colour in lit} == {"#000000", "#ffffff"}


def test_relocations_that_are_kept_equal_those_that_are_read_anew() -> None:
    """While a run grows, and at earlier times."""
    run, kept, seen = made(11, 100, "complex"), Known(), set()
    for at in range(0, 100 * SECOND, 700 * MS):
        now = until(run, at + SECOND)
        for time in (None, at, at // 3):
            found = [as_ended(relocation) for relocation in kept.at(now, time)]
            assert found == [as_ended(relocation) for relocation in Known().at(now, time)]
            seen |= {relocation.stage for relocation in found}
    assert len(seen) > 3


def as_ended(relocation: Relocation) -> Relocation:
    """One that has ended no longer depends on the moment at which it is read."""
    return relocation if relocation.ended_at is None else replace(relocation, at=relocation.ended_at)
