"""What rows of Parquet and Arrow are of, by their columns of names, of which there are not too many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from engine.language import say
from engine.measured.data import MAX_SERIES, DataError
from engine.measured.headings import named

if TYPE_CHECKING:
    import pyarrow as pa

Codes = npt.NDArray[np.integer]
MOST_LETTERS = 200  # of a name
NOTHING = "None"  # the name of rows without one


def used(column: pa.Array) -> tuple[Codes, list[str]]:
    """Return a number for each row, and the texts that these stand for, each once; -1 for no value."""
    import pyarrow as pa  # optional, and slow to import
    import pyarrow.compute as pc

    encoded = column if pa.types.is_dictionary(column.type) else column.cast(pa.string()).dictionary_encode()
    texts = pc.utf8_slice_codeunits(encoded.dictionary.cast(pa.string()), 0, MOST_LETTERS)
    places = encoded.indices.cast(pa.int64()).fill_null(-1).to_numpy(zero_copy_only=False)
    there, numbers = np.unique(places, return_inverse=True)
    first = int(len(there) > 0 and there[0] == -1)
    return numbers - first, texts.take(pa.array(there[first:])).to_pylist()


class Names:
    """Gives rows codes; `paths` has the names of each."""

    def __init__(self, file: str, titles: Sequence[str]) -> None:
        self._file, self._titles = file, titles
        self._known: list[dict[str, int]] = [{} for _ in titles]
        self._codes: dict[tuple[int, ...], int] = {} if titles else {(): 0}
        self.paths: list[tuple[str, ...]] = [] if titles else [()]

    def codes(self, columns: Sequence[pa.Array]) -> Codes:
        """Return the code of each row. Raises DataError when there are too many of them."""
        ids = [self._ids(place, column) for place, column in enumerate(columns)]
        together = ids[0]
        for other in ids[1:]:
            _, together = np.unique(together * (int(other.max()) + 1) + other, return_inverse=True)
        _, first, local = np.unique(together, return_index=True, return_inverse=True)
        own = [self._code(tuple(int(each[row]) for each in ids)) for row in first]
        return np.array(own, np.int64)[local]

    def _ids(self, place: int, column: pa.Array) -> Codes:
        numbers, texts = used(column)
        known = self._known[place]
        if len(texts) > MAX_SERIES or len(known) > MAX_SERIES:
            text = say('{0}: more than {1:,} different texts in "{2}"; expected names of guests or devices',
                       self._file, MAX_SERIES, self._titles[place][:40])  # fmt: skip
            raise DataError(text)
        title = self._titles[place]
        names = [named(title, text or NOTHING) for text in texts]
        found = [known.setdefault(name, len(known)) for name in (*names, NOTHING)]
        return np.array(found, np.int64)[numbers]

    def _code(self, ids: tuple[int, ...]) -> int:
        if ids not in self._codes:
            if len(self._codes) >= MAX_SERIES:
                text = say(
                    "{0}: more than {1:,} series; expected fewer columns or guests", self._file, MAX_SERIES
                )
                raise DataError(text)
            self._codes[ids] = len(self._codes)
            self.paths.append(
                tuple(list(known)[number] for known, number in zip(self._known, ids, strict=True))
            )
        return self._codes[ids]


def grouped(codes: Codes) -> Iterator[tuple[int, Codes]]:
    """Yield each code, and the numbers of its rows."""
    order = np.argsort(codes, kind="stable")
    for rows in np.split(order, np.flatnonzero(np.diff(codes[order])) + 1):
        if len(rows):
            yield int(codes[rows[0]]), rows
