"""The contents of table columns: names, numbers, times, and numbers that identify rows."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.kernel.units import SECOND
from engine.measured.clock import FileTime

NO_VALUE = {"", "-", ".", "n/a", "na", "nan", "null", "none", "..."}
EPOCH = (
    631_152_000 * SECOND,
    4_102_444_800 * SECOND,
)  # 1990 to 2100: a number without a title that is a time
SERIAL = (36_526, 73_051)  # days from 1899-12-30 to 2000 and 2100
MOST_SERIAL = 0.05  # days between two rows; seconds that count from a start are farther apart
FALLS = 4  # of so many steps one may go back
ROWS, CELLS = 200, 40_000  # at most, that say what columns hold
MANY = 10  # rows; fewer may have a name of their own each
DAY = 86_400 * SECOND
HALF_A_DAY = DAY // 2  # midnight is no fall
STAMP, CLOCK, DATE, NUMBER = range(4)  # kinds of times


def rows_for(width: int) -> int:
    """Return the number of rows that are needed to determine the contents of a table of this width."""
    return max(MANY, min(ROWS, CELLS // max(width, 1)))


@dataclass(frozen=True)
class Sample:
    """Rows below a heading, with the same number of fields each. value, moment: functions that read a
    text; they return None for any other text.
    """

    rows: Sequence[Sequence[str]]
    value: Callable[[str], float | None]
    moment: Callable[[str], FileTime | None]

    @cached_property
    def width(self) -> int:
        """The number of columns."""
        return max(map(len, self.rows))

    def texts(self, column: int) -> list[str]:
        """Return the nonempty fields of a column."""
        fields = (row[column] for row in self.rows if column < len(row))
        return [field for field in fields if field.lower() not in NO_VALUE]

    def _mostly(self, column: int, holds: Callable[[str], bool]) -> bool:
        texts = self.texts(column)
        return 2 * sum(map(holds, texts)) > len(texts)

    def is_name(self, column: int) -> bool:
        """Return whether a column contains texts that are not numbers."""
        return self._mostly(column, lambda text: self.value(text) is None)

    def is_whole(self, column: int) -> bool:
        """Return whether a column contains only whole numbers."""
        values = [self.value(text) for text in self.texts(column)]
        return bool(values) and all(value is not None and value == int(value) for value in values)

    def times(self, column: int) -> list[FileTime]:
        """Return the fields of a column that are times."""
        return [found for text in self.texts(column) if (found := self.moment(text)) is not None]

    def time_kind(self, column: int) -> int | None:
        """Return the kind of time in a column; None when most of its fields are not times."""
        texts, times = self.texts(column), self.times(column)
        if not times or 2 * len(times) < len(texts):
            return None
        if not self.is_name(column):
            return NUMBER
        return CLOCK if not times[0].dated else STAMP if ":" in texts[0] else DATE

    def goes_on(self, column: int) -> bool:
        """Return whether times hardly ever decrease, except at midnight or back to the first time with
        the next guest.
        """
        times = [time.time for time in self.times(column)]
        steps = zip(times, times[1:], strict=False)
        falls = sum(0 < before - after < HALF_A_DAY and after != times[0] for before, after in steps)
        return FALLS * falls <= max(len(times) - 1, 0)

    def falls(self, column: int) -> bool:
        """Return whether most steps between times of day go back."""
        times = [time.time for time in self.times(column)]
        steps = [after - before for before, after in zip(times, times[1:], strict=False) if after != before]
        return 2 * sum(-HALF_A_DAY < step < 0 or step > HALF_A_DAY for step in steps) > len(steps)

    def is_epoch(self, column: int) -> bool:
        """Return whether numbers count from 1970, and do not decrease from row to row."""
        times = self.times(column)
        dated = all(time.dated and EPOCH[0] < time.time < EPOCH[1] for time in times)
        pairs = zip(times, times[1:], strict=False)
        return dated and all(before.time <= after.time for before, after in pairs)

    def is_regular(self, column: int) -> bool:
        """Return whether numbers count from 1970 in steps of about the same size, as the times of samples
        do.
        """
        times = [time.time for time in self.times(column)]
        steps = [after - before for before, after in zip(times, times[1:], strict=False)]
        return (
            self.is_epoch(column) and bool(steps) and 0 < min(steps) >= max(steps) / 2 and max(steps) <= DAY
        )

    def is_serial(self, column: int) -> bool:
        """Return whether numbers rise by parts of a day and are spreadsheet dates from 2000 to 2100."""
        values = [value or 0.0 for text in self.texts(column) if (value := self.value(text)) is not None]
        steps = [after - before for before, after in zip(values, values[1:], strict=False)]
        likely = bool(steps) and min(steps) > 0 and max(steps) <= MOST_SERIAL
        return likely and SERIAL[0] <= values[0] and values[-1] < SERIAL[1]

    def are_digits(self, column: int, pattern: re.Pattern[str]) -> bool:
        """Return whether all fields match a pattern."""
        texts = self.texts(column)
        return bool(texts) and all(map(pattern.fullmatch, texts))

    def is_constant(self, column: int) -> bool:
        """Return whether all fields are the same."""
        return len(set(self.texts(column))) < min(2, len(self.rows))

    def names_nothing(self, column: int, time: Sequence[int]) -> bool:
        """Return whether each row has a unique text and a unique time: no series would have two values."""
        rows = [row for row in self.rows if column < len(row)]
        texts = {row[column] for row in rows}
        times = {tuple(row[place] for place in time if place < len(row)) for row in rows}
        own_times = not time or len(times) == len(rows)
        return len(rows) >= MANY and len(texts) == len(rows) and own_times

    def ids(self, columns: Sequence[int], titled: Sequence[int], known: Sequence[int]) -> list[int]:
        """Return the integer columns whose values distinguish rows with the same time and recur at the next
        time.

        columns: the candidates; titled: those whose title indicates an id. known: times and names.
        """
        groups = self._groups(known)
        if max(map(len, groups)) < 2:
            return []
        whole = [column for column in columns if self.is_whole(column)]
        likely = [column for column in whole if column in titled]
        for choice in _choices(likely, whole):
            if len(choice) < len(columns) and _tell_apart(choice, groups, set(choice) <= set(titled)):
                return choice
        return []

    def _groups(self, known: Sequence[int]) -> list[list[Sequence[str]]]:
        found = defaultdict[tuple[str, ...], list[Sequence[str]]](list)
        for row in self.rows:
            if len(row) == self.width:
                found[tuple(row[column] for column in known)].append(row)
        return list(found.values()) or [[]]


def _choices(likely: Sequence[int], whole: Sequence[int]) -> Iterator[list[int]]:
    yield from (list(likely[: count + 1]) for count in range(len(likely)))
    yield from ([column] for column in whole if column not in likely)


def _tell_apart(columns: Sequence[int], groups: Sequence[Sequence[Sequence[str]]], titled: bool) -> bool:
    """Return whether the columns distinguish the rows of each group, and most groups have the same ids; the
    last group may be incomplete.

    Without a title that indicates an id, they must recur in the same order.
    """
    ids = [tuple(tuple(row[column] for column in columns) for row in group) for group in groups]
    if any(len(set(each)) < len(each) for each in ids) or not set(ids[-1]) <= set().union(*ids[:-1], ids[0]):
        return False
    often, alike = Counter(map(frozenset, ids) if titled else ids).most_common(1)[0]
    again = alike > 1 or (titled and _counts(pair[-1] for pair in often))
    return again and 2 * alike >= len(ids)


def _counts(ids: Iterable[str]) -> bool:
    """Return whether ids are consecutive numbers that start at -1, 0 or 1."""
    numbers = sorted(int(float(text)) for text in ids)
    return numbers[0] in (-1, 0, 1) and numbers == list(range(numbers[0], numbers[0] + len(numbers)))
