"""Definitions of a site of every kind, and what must hold for what is read from damaged ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from engine.site.facts import SiteError
from engine.site.machine import machine
from engine.site.reading import SiteFile, read_site
from engine.site.texts import lines
from tests.engine.ficon.iocp.shelf import NAMES, deck
from tests.engine.site.samples import FOLDER

KINDS = {
    "site, user directory": ("directory", "user.direct"),
    "site, SYSTEM CONFIG": ("configuration", "system.config"),
    "site, replies of a console": ("replies", "console.txt"),
    "site, /proc/meminfo": ("meminfo", "lnxdb01-meminfo.txt"),
    "site, rules of cpuplugd": ("rules", "lnxdb01-cpuplugd.conf"),
}
DIRECTORY = "user.direct"


def seeds() -> dict[str, list[bytes]]:
    """Return good files of each kind."""
    files = {kind: [(FOLDER / name).read_bytes()] for kind, (_, name) in KINDS.items()}
    return files | {"site, lscpu": [b"Architecture: s390x\nCPU(s): 4\n"], "site, IOCP deck": _decks()}


def _decks() -> list[bytes]:
    return [deck(name).encode() for name in NAMES[:3]]


def reader(kind: str) -> Callable[[bytes, Path], object]:
    """Return what makes a machine of a damaged file of this kind beside a good directory."""
    of, name = KINDS.get(kind, (kind.rpartition(" ")[2].lower(), "lnxdb01.txt"))

    def read(data: bytes, folder: Path) -> None:
        good = lines((FOLDER / DIRECTORY).read_bytes(), DIRECTORY)
        damaged = SiteFile(Path(name), of, tuple(lines(data, name)))  # type: ignore[arg-type]
        files = [
            damaged,
            *([SiteFile(Path(DIRECTORY), "directory", tuple(good))] if name != DIRECTORY else []),
        ]
        site = read_site(files, {})
        assert all(one.text for one in site.facts.findings)
        machine(site, {})

    return read


REFUSALS = (SiteError,)
