"""Rows of an experiment in a folder of Parquet files: parts during the run, and one file when it has ended.

A row is identified by the key of its run, so that completed runs are not repeated, regardless of their order.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.atomic import atomic_file
from engine.experiments.experiment import ERROR, KEY, POINT, SEED, Experiment
from engine.language import later, one_line, say
from engine.runs.pool import PoolError
from engine.scenario.model.site_release import releases

if TYPE_CHECKING:
    import pyarrow as pa

WHOLE, PART = "rows.parquet", "part-{0:06d}.parquet"
MAX_BYTES = 1 << 31  # of a file that is read
MISSING = later(
    'Parquet results require the pyarrow package; install it with: pip install "lparlab[experiments]"'
)
Rows = list[dict[str, Any]]


class StoreError(ValueError):
    """Results that cannot be read or written; the text states the file and the reason."""

    def __init__(self, text: str) -> None:
        super().__init__(one_line(text))


class ResultStore:
    """The results of an experiment in a folder, which is created when the first rows are written."""

    def __init__(self, folder: Path, experiment: Experiment) -> None:
        _arrow()
        self.folder = folder
        self._experiment = experiment
        self._number = 1 + max(
            (int(part.stem[5:]) for part in self._parts() if part.stem[5:].isdecimal()), default=0
        )

    def known(self, keys: Iterable[str]) -> dict[str, dict[str, Any]]:
        """Return the stored rows with these keys. Raises StoreError."""
        wanted = set(keys)
        rows = (row for file in self._files() for row in _read(file))
        return {row[KEY]: row for row in rows if self._is_whole(row) and row[KEY] in wanted}

    def _is_whole(self, row: Mapping[str, Any]) -> bool:
        """Return whether a row of an untrusted file has all columns."""
        made = self._experiment
        texts = [KEY, *(axis.name for axis in made.axes if axis.kind == "text")]
        numbers = [POINT, SEED, *(axis.name for axis in made.axes if axis.kind != "text")]
        figures = [figure.name for figure in made.figures]
        return (
            all(isinstance(row.get(name), str) for name in texts)
            and all(isinstance(row.get(name), int | float) for name in numbers)
            and all(name in row and isinstance(row[name], float | None) for name in figures)
            and isinstance(row.get(ERROR), str | None)
        )

    def add(self, rows: Sequence[Mapping[str, Any]]) -> None:
        """Write rows as a further part, either completely or not at all. Raises StoreError."""
        if rows:
            self._write(PART.format(self._number), rows)
            self._number += 1

    def finish(self, rows: Sequence[Mapping[str, Any]]) -> Path:
        """Write all rows as one file that replaces the parts; return it. Raises StoreError."""
        parts = self._parts()
        path = self._write(WHOLE, rows)
        for part in parts:
            part.unlink(missing_ok=True)
        return path

    def _parts(self) -> list[Path]:
        return sorted(self.folder.glob("part-*.parquet"))

    def _files(self) -> list[Path]:
        whole = self.folder / WHOLE
        return [*([whole] if whole.is_file() else []), *self._parts()]

    def _write(self, name: str, rows: Sequence[Mapping[str, Any]]) -> Path:
        _, pq = _arrow()
        path = self.folder / name
        try:
            with atomic_file(path, make_folder=True) as file:
                pq.write_table(table_of(self._experiment, rows), file)
        except OSError as error:
            raise StoreError(f"{path}: {error.strerror or error}") from None
        return path


def has_parquet() -> bool:
    """Return whether results can be stored: pyarrow is an optional package."""
    try:
        _arrow()
    except PoolError:
        return False
    return True


def table_of(experiment: Experiment, rows: Sequence[Mapping[str, Any]]) -> pa.Table:
    """Return rows as an Arrow table: point, seed, parameters, figures, error and key; units are metadata."""
    pa, _ = _arrow()
    units = experiment.units

    def field(name: str, kind: Any) -> Any:
        return pa.field(name, kind, metadata={"unit": units[name]} if units.get(name) else None)

    axes = [
        field(axis.name, pa.string() if axis.kind == "text" else pa.float64()) for axis in experiment.axes
    ]
    figures = [field(figure.name, pa.float64()) for figure in experiment.figures]
    ends = [pa.field(ERROR, pa.string()), pa.field(KEY, pa.string())]
    marked = releases(experiment.scenario.lpar)
    schema = pa.schema(
        [pa.field(POINT, pa.int64()), pa.field(SEED, pa.int64()), *axes, *figures, *ends],
        metadata={"release": marked} if marked else None,
    )
    return pa.Table.from_pylist([dict(row) for row in rows], schema)


def _read(file: Path) -> Rows:
    pa, pq = _arrow()
    try:
        if file.stat().st_size > MAX_BYTES:
            raise StoreError(say("{0}: expected a file of at most {1} GB", file, MAX_BYTES >> 30))
        rows: Rows = pq.read_table(file).to_pylist()
    except (pa.ArrowException, OSError, UnicodeDecodeError, SystemError) as error:
        raise StoreError(
            say(
                "{0}: cannot be read as Parquet ({1}); remove it to repeat its runs",
                file,
                str(error).strip(),
            )
        ) from None
    return rows


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow as pa  # optional, and slow to import
        import pyarrow.parquet as pq
    except ImportError:
        raise PoolError(say(MISSING)) from None
    return pa, pq
