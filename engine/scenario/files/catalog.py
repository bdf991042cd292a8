"""The scenarios that come with LPAR Lab: every file under studies/ that has an id."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from functools import cache, lru_cache
from pathlib import Path

from engine.language import say
from engine.scenario.files.error import ScenarioError
from engine.scenario.files.kept_catalog import Files, Row, keep, read_kept
from engine.scenario.files.layers import STUDIES, head_of
from engine.scenario.files.toml_input import read_head


@dataclass(frozen=True)
class CatalogEntry:
    """A scenario as shown in lists of scenarios."""

    id: str
    title: str
    study: str
    method: str
    summary: str
    path: Path


def catalog(folder: Path = STUDIES) -> list[CatalogEntry]:
    """Return all shipped scenarios, ordered by study and title. Raises ScenarioError if two have the same
    id.
    """
    files = tuple(sorted(_files(folder)))
    return list(_shipped(files) if folder == STUDIES else _catalog(files))


def _files(folder: str | Path) -> Iterator[tuple[str, int, int]]:
    """Yield each TOML file with its modification time, ns, and size, read from directories: each load looks
    here.
    """
    with os.scandir(folder) as found:
        for entry in found:
            if entry.is_dir(follow_symlinks=False):
                yield from _files(entry.path)
            elif entry.name.endswith(".toml"):
                status = entry.stat()
                yield entry.path, status.st_mtime_ns, status.st_size


@lru_cache(maxsize=1)
def _shipped(files: Files) -> tuple[CatalogEntry, ...]:
    """Return the entries of the program's own folder, also cached for the next process."""
    if kept := read_kept(files, width=len(fields(CatalogEntry))):
        return tuple(map(_entry_of, kept))
    entries = _catalog(files)
    keep(files, [[str(getattr(entry, field.name)) for field in fields(entry)] for entry in entries])
    return entries


@lru_cache(maxsize=4)
def _catalog(files: Files) -> tuple[CatalogEntry, ...]:
    """Return the entries, cached until a file changes. files: each file with its modification time, ns."""
    paths = sorted(Path(path) for path, *_ in files)
    entries = sorted(_entries(paths), key=lambda entry: (entry.study, entry.title))
    seen: dict[str, Path] = {}
    for entry in entries:
        if entry.id in seen:
            where = entry.path.name
            raise ScenarioError(
                where,
                "id",
                say("expected an ID that is not already used in {0}", seen[entry.id].name),
                value=entry.id,
            )
        seen[entry.id] = entry.path
    return tuple(entries)


def _entries(paths: Iterable[Path]) -> Iterator[CatalogEntry]:
    read = cache(read_head)  # many files extend the same one
    for path in paths:
        table = head_of(path, read)
        if "id" in table:
            yield _entry({key: str(value) for key, value in table.items()}, path)


def _entry_of(row: Row) -> CatalogEntry:
    id, title, study, method, summary, path = row
    return CatalogEntry(id, title, study, method, summary, Path(path))


def _entry(texts: dict[str, str], path: Path) -> CatalogEntry:
    title, study, method = (texts.get(key, "") for key in ("title", "study", "method"))
    return CatalogEntry(texts["id"], title, study, method, texts.get("summary", ""), path)
