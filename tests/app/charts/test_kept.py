"""Values that are kept while what they depend on is the same."""

from __future__ import annotations

from dataclasses import dataclass

from app.charts.toolkit.kept import Kept


@dataclass
class Thing:
    """Equal things are still two."""

    number: int


def test_a_value_is_made_once_for_the_same_things() -> None:
    made: list[int] = []
    kept: Kept[int] = Kept()
    one, equal = Thing(1), Thing(1)

    def make() -> int:
        made.append(len(made))
        return len(made)

    asked = [(one, 2), (one, 2), (equal, 2), (equal, 3), (equal, 3, None), (equal, 3, None), (equal, True)]
    assert [kept.get(of, make) for of in asked] == [1, 1, 2, 3, 4, 4, 5]
    assert len(made) == 5
