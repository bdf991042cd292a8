"""A folder that is there as a whole, or not at all."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def new_folder(folder: Path) -> Iterator[Path]:
    """A folder beside, to write into; it gets its name at the end if nothing went wrong. Raises OSError."""
    beside = folder.with_name(f".{folder.name}-new")
    try:
        beside.mkdir()
        yield beside
        beside.rename(folder)
    finally:
        shutil.rmtree(beside, ignore_errors=True)
