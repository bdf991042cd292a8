"""Checks the pinned packages: their licenses, and known vulnerabilities. Run it when a pin changes.

    python -m tools.packages.packages [ADDRESS]

Licenses come from the installed packages; packages that are not installed are listed as such. ADDRESS is that
of a package index that answers ADDRESS/NAME/VERSION/json with the vulnerabilities of a package; without it,
vulnerabilities are not looked up. The result is kept in packages.csv with its date;
docs/explanation/security.md shows it; a test compares both.
"""

from __future__ import annotations

import csv
import json
import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import NamedTuple
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

from engine.spreadsheet import rows_text

ROOT = Path(__file__).parents[2]
FILE = Path(__file__).with_name("packages.csv")
PAGE = ROOT / "docs" / "explanation" / "security.md"
BEGIN, END = "<!-- packages: written by tools/packages -->\n", "<!-- end of packages -->\n"
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s\\]+)", re.MULTILINE)
USES = {
    "requirements.txt": "program",
    "requirements-bundle.txt": "bundle",
    "requirements-dev.txt": "tests",
    "requirements-docs.txt": "documentation",
    "requirements-sbom.txt": "list of packages",
}
NOT_INSTALLED, NOT_ASKED, NONE_KNOWN = "not installed here", "not looked up", "none known"
SECONDS = 20  # that the index may take for an answer
MOST = 10_000_000  # bytes of an answer
LONGEST = 80  # characters of a license: some packages have its whole text in that field


class Package(NamedTuple):
    """A pinned package as of a given day."""

    name: str
    version: str
    use: str
    license: str
    vulnerabilities: str
    checked: str


def pinned() -> dict[tuple[str, str], str]:
    """Return the first use of each pinned name and version, in the order of USES."""
    found: dict[tuple[str, str], str] = {}
    for file, use in USES.items():
        for name, number in PIN.findall((ROOT / file).read_text("utf-8")):
            found.setdefault((re.sub(r"[-_.]+", "-", name).lower(), number), use)
    return found


def license_of(name: str, number: str) -> str:
    """Return the license that the installed package states: as an expression, otherwise by name."""
    try:
        made = distribution(name)
    except PackageNotFoundError:
        return NOT_INSTALLED
    if made.version != number:
        return NOT_INSTALLED
    return next(filter(None, _stated(made)), "none stated")


def _stated(made: Distribution) -> Iterator[str]:
    said = made.metadata
    yield _field(made, "License-Expression")
    classes = [
        text.rpartition(" :: ")[2] for text in said.get_all("Classifier", []) if text.startswith("License")
    ]
    text = (_field(made, "License").strip().splitlines() or [""])[0]
    short = len(text) <= LONGEST and not text.startswith(("Copyright", "=", "License agreement"))
    yield text if short and not text.isspace() else ""
    yield ", ".join(dict.fromkeys(name for name in classes if name != "DFSG approved"))


def _field(made: Distribution, name: str) -> str:
    return next(iter(made.metadata.get_all(name, [])), "")


def vulnerabilities(name: str, number: str, address: str) -> str:
    """Return the names of a package's vulnerabilities known to an index. Raises OSError and ValueError."""
    with urlopen(f"{address.rstrip('/')}/{name}/{number}/json", timeout=SECONDS) as answer:
        known = json.loads(answer.read(MOST))["vulnerabilities"]
    names = [f"{each['id']} (fixed in {', '.join(each['fixed_in']) or 'none'})" for each in known]
    return "; ".join(names) or NONE_KNOWN


def checked(address: str, day: str) -> Iterator[Package]:
    """Yield all pinned packages as of a given day."""
    answers = bool(address)
    for (name, number), use in pinned().items():
        found = NOT_ASKED
        if answers:
            try:
                found = vulnerabilities(name, number, address)
            except (URLError, OSError, ValueError, KeyError) as error:
                print(f"The index does not answer for {name} ({error}): none are looked up.", file=sys.stderr)
                answers = False
        yield Package(name, number, use, license_of(name, number), found, day)


def known() -> list[Package]:
    """Return the packages as last checked."""
    with FILE.open(encoding="utf-8", newline="") as file:
        return [Package(**row) for row in csv.DictReader(file)]


def section(packages: list[Package]) -> str:
    """Return the section for the page: each of the program's packages, and the licenses of the others."""
    shipped = [package for package in packages if package.use == "program"]
    others = [package for package in packages if package.use != "program"]
    lines = ["| Package | Version | License | Vulnerabilities | Checked |", "|---|---|---|---|---|"]
    lines += [
        f"| {p.name} | {p.version} | {p.license} | {p.vulnerabilities} | {p.checked} |" for p in shipped
    ]
    counts: dict[str, int] = {}
    for package in others:
        counts[package.license] = counts.get(package.license, 0) + 1
    lines += [
        "",
        f"The {len(others)} packages for tests, documentation and the bundle are not part of the program:",
        "",
    ]
    lines += ["| License | Packages |", "|---|---:|"]
    lines += [
        f"| {name} | {counts[name]} |" for name in sorted(counts, key=lambda name: (-counts[name], name))
    ]
    return "\n".join(lines) + "\n"


def with_section(page: str, packages: list[Package]) -> str:
    """Return the page with the results."""
    head, _, rest = page.partition(BEGIN)
    return f"{head}{BEGIN}\n{section(packages)}\n{END}{rest.partition(END)[2]}"


def main(address: str = "") -> None:
    """Check all packages, and write the list and the page."""
    if address and urlsplit(address).scheme != "https":
        raise SystemExit("ADDRESS: expected one that begins with https://")
    found = list(checked(address, f"{datetime.now(UTC):%Y-%m-%d}"))
    FILE.write_text(rows_text([Package._fields, *found]), "utf-8", newline="")
    PAGE.write_text(with_section(PAGE.read_text("utf-8"), found), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:2])
