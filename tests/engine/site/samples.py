"""The files of a small site, and facts of texts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from engine.site.facts import SiteFacts
from engine.site.machine import SiteMachine, machine
from engine.site.reading import Site, SiteFile, open_files, read_site, site_file
from engine.site.texts import lines

FOLDER = Path(__file__).parents[2] / "data" / "site"
STATEMENTS = FOLDER.with_name("site-statements")  # one of each that is read, as systems print them
FILES = sorted(path for path in FOLDER.iterdir())


def shipped_site(answers: Mapping[str, str] = {}) -> Site:  # noqa: B006  read only
    return read_site(open_files(FILES), answers)


def file_of(text: str, name: str = "a.txt") -> SiteFile:
    return site_file(Path(name), lines(text.encode(), name))


def facts_of(*texts: str) -> SiteFacts:
    return read_site([file_of(text, f"{place}.txt") for place, text in enumerate(texts)], {}).facts


def machine_of(texts: Mapping[str, str], answers: Mapping[str, str] = {}) -> SiteMachine:  # noqa: B006
    site = read_site([file_of(text, name) for name, text in texts.items()], answers)
    return machine(site, answers)
