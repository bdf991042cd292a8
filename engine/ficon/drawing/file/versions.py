"""Versions of a configuration: states of a drawing stored with its file, and the version that is in
production.

They are in the folder NAME.versions: a file for each version, which is written once, and an index. The
drawing itself is the work version. As with an IODF, the version in production is not edited; the work version
is.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.atomic import atomic_write
from engine.ficon.drawing.file.errors import FROM_LAB, FileError
from engine.ficon.drawing.file.json_text import decoded
from engine.ficon.drawing.file.saving import SUFFIX, digest, open_file, read_bytes, save
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.drawing import Drawing
from engine.language import later, say
from engine.scenario.files.model_errors import wrong_text

INDEX = "versions.json"
PRODUCTION = "production"  # identifies the version in production
LARGEST = 4_000_000  # bytes of an index
NAME = r"[A-Za-z0-9][A-Za-z0-9_.-]{0,39}"
VersionName = Annotated[str, Field(pattern=f"^{NAME}$")]
Stamp = Annotated[str, Field(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$")]  # local time


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Version(_Part):
    """A version. digest: of its file; note: the reason for it."""

    name: VersionName
    saved: Stamp
    digest: Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]
    note: Annotated[str, Field(max_length=500)] = ""


class Installed(_Part):
    """The time from which a version was in production, until the next one replaced it."""

    name: VersionName
    since: Stamp


class VersionIndex(_Part):
    """The index: versions, and those that were in production, oldest first."""

    format: Literal["lparlab-versions"] = "lparlab-versions"
    versions: Annotated[tuple[Version, ...], Field(max_length=5000)] = ()
    installed: Annotated[tuple[Installed, ...], Field(max_length=20_000)] = ()

    @property
    def production(self) -> str:
        """The name of the version in production; "" = none."""
        return self.installed[-1].name if self.installed else ""


OTHER_NAME = later("save the drawing under another name")
LISTED = later("choose one of the listed versions")
AS_KEPT = later("restore the original file, or omit the version")


class Versions:
    """The versions of the drawing in a file. Times are local, like 2026-11-24T18:00:00."""

    def __init__(self, path: Path) -> None:
        self.folder = path.with_name(path.name.removesuffix(SUFFIX) + ".versions")

    def index(self) -> VersionIndex:
        """Return the index, or an empty index if there is no file. Raises FileError."""
        path = self.folder / INDEX
        if not path.exists():
            return VersionIndex()
        try:
            return VersionIndex.model_validate_json(decoded(read_bytes(path, LARGEST), str(path)))
        except ValidationError as error:
            raise FileError(str(path), "", wrong_text(error, VersionIndex), "", FROM_LAB) from None

    def keep(self, drawing: Drawing, name: str, note: str, now: str) -> Version:
        """Save a state of the drawing under a new name. Raises FileError and OSError."""
        index = self.index()
        if name == PRODUCTION or not re.fullmatch(NAME, name):
            text = say("up to 40 letters, digits and . _ -, and not {0}", PRODUCTION)
            raise FileError(
                str(self.folder), "", say("{0} is not a valid version name", name[:60]), text, OTHER_NAME
            )
        if any(version.name.lower() == name.lower() for version in index.versions):
            raise FileError(str(self.folder), "", say("already has a version {0}", name), "", OTHER_NAME)
        self.folder.mkdir(exist_ok=True)
        text = save(self._file(name), UndoHistory(drawing))
        version = Version(name=name, saved=now, digest=digest(text), note=note[:500])
        self._write(index.model_copy(update={"versions": (*index.versions, version)}))
        return version

    def install(self, name: str, now: str) -> None:
        """Record that a version is in production from now on. Raises FileError and OSError."""
        index, version = self.index(), self.version(name)
        installed = Installed(name=version.name, since=now)
        self._write(index.model_copy(update={"installed": (*index.installed, installed)}))

    def version(self, name: str) -> Version:
        """Return a version by its name, or the version in production. Raises FileError."""
        index = self.index()
        wanted = index.production if name == PRODUCTION else name
        found = next((version for version in index.versions if version.name == wanted), None)
        if found is None:
            known = ", ".join(version.name for version in index.versions[-20:]) or say("none")
            missing = say("has no version {0}", name[:60])
            what = say("has no version in production") if name == PRODUCTION else missing
            raise FileError(str(self.folder), "", what, say("one of {0}", known), LISTED)
        return found

    def open(self, name: str) -> Drawing:
        """Return the drawing as saved. Raises FileError, also if its file has been changed since."""
        version = self.version(name)
        path = self._file(version.name)
        if digest(decoded(read_bytes(path), str(path))) != version.digest:
            raise FileError(str(path), "", say("was changed after it was saved"), "", AS_KEPT)
        return open_file(path).history.drawing

    def _file(self, name: str) -> Path:
        return self.folder / f"{name}{SUFFIX}"

    def _write(self, index: VersionIndex) -> None:
        atomic_write(self.folder / INDEX, index.model_dump_json(indent=1, exclude_defaults=False) + "\n")
