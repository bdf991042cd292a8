"""Values that are kept while what they depend on is the same."""

from __future__ import annotations

from dataclasses import dataclass
from weakref import ref

from app.charts.toolkit.recordings import Cached, forget_all, number


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
