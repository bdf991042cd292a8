"""Definitions of a site of every kind, and what must hold for what is read from damaged ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from zlib import crc32

from engine.site.facts import SiteError
from engine.site.links import drawn
from engine.site.machine import machine
from engine.site.questions import Asking
from engine.site.reading import SiteFile, read_site, site_file
from engine.site.texts import lines
from tests.attack.seeds import drawn_decks
from tests.engine.site.samples import FOLDER, STATEMENTS

KINDS = {
    "site, user directory": ("directory", "user.direct"),
    "site, SYSTEM CONFIG": ("configuration", "system.config"),
    "site, replies of a console": ("replies", "console.txt"),
    "site, /proc/meminfo": ("meminfo", "lnxdb01-meminfo.txt"),
    "site, rules of cpuplugd": ("rules", "lnxdb01-cpuplugd.conf"),
}
STATEMENT_FILES = {
    "site, user directory": "user.direct",
    "site, SYSTEM CONFIG": "system.config",
    "site, replies of a console": "console.txt",
    "site, /proc/meminfo": "lnxdb1-meminfo.txt",
    "site, lscpu": "lnxdb1-lscpu.txt",
}
DIRECTORY = "user.direct"
MIXED = "site, a text with all of them"
SAMPLE = 64  # of so many damaged files, one becomes a machine: that takes fifty times as long


def seeds() -> dict[str, list[bytes]]:
    """Return good files of each kind."""
    files = {kind: [(FOLDER / name).read_bytes()] for kind, (_, name) in KINDS.items()}
    files |= {"site, lscpu": [b"Architecture: s390x\nCPU(s): 4\n"]}
    for kind, name in STATEMENT_FILES.items():
        files[kind].append((STATEMENTS / name).read_bytes())
    files[MIXED] = [
        b"".join(files[kind][0] for kind in (*KINDS, "site, lscpu")),
        (STATEMENTS / "console.txt").read_bytes(),
    ]
    return files | {"site, IOCP deck": drawn_decks()}


def reader(kind: str) -> Callable[[bytes, Path], object]:
    """Return what reads a damaged file of this kind, and makes a machine of some of them."""
    of, name = KINDS.get(kind, (kind.rpartition(" ")[2].lower(), "lnxdb01.txt"))

    def read(data: bytes, folder: Path) -> None:
        file = SiteFile(Path(name), of, tuple(lines(data, name)))  # type: ignore[arg-type]
        if kind == MIXED:
            file = site_file(Path(name), lines(data, name))
        site = read_site([file], {})
        assert all(one.text for one in site.facts.findings)
        if crc32(data) % SAMPLE == 0:
            _whole(file)
        elif of == "deck":
            drawn(site, Asking({}))

    return read


def _whole(damaged: SiteFile) -> None:
    """Make a machine of a damaged file beside a good directory."""
    good = tuple(lines((FOLDER / DIRECTORY).read_bytes(), DIRECTORY))
    beside = [] if damaged.path.name == DIRECTORY else [SiteFile(Path(DIRECTORY), "directory", good)]
    machine(read_site([damaged, *beside], {}), {})


REFUSALS = (SiteError,)
