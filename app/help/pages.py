"""All pages of the documentation: prose from docs/, and reference pages generated from the code on request.

The documentation generator (`make docs`) and the Help window take the same pages from here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import Any

DOCS = Path(__file__).parents[2] / "assets" / "docs"  # a link to docs/ in a checkout, its copy in a wheel
_GENERATED = re.compile(r"\(([\w./-]*)index\.md#([\w-]+)\)")
REFERENCE = "app.help.reference"
RESULTS = DOCS / "validation" / "results.json"
BANDS = DOCS / "validation" / "bands.json"
_COVERAGE = (
    "*The built pages and* Help > Documentation *show the coverage of the most recently computed bands here.*"
)
_SUMMARY = "*The built pages and* Help > Documentation *show the results of the last verification here.*"
STUDIES = {
    "pause": "Methods to pause a z/VM guest",
    "timers": "Enhanced timer management",
    "cpuplugd": "Automatic CPU and memory resource management",
    "relocation": "Live guest relocation",
    "ssi": "Workload and resource distribution",
}
# Address -> title, and the function that makes the page. Modules are imported when a page is opened: that
# takes time.
_MADE = {
    "reference/command-line.md": ("Command line", "app.command:reference"),
    "reference/measures.md": ("Measures", f"{REFERENCE}.figures:measure_page"),
    "reference/conditions.md": ("Conditions", f"{REFERENCE}.figures:condition_page"),
    "reference/scenario-keys.md": ("Scenario files", f"{REFERENCE}.scenario_keys:scenario_page"),
    "reference/parameters.md": ("Parameters", f"{REFERENCE}.figures:parameter_page"),
    "reference/ranges.md": ("Ranges", f"{REFERENCE}.ranges:range_page"),
    "reference/cp-commands.md": ("CP commands", f"{REFERENCE}.consoles:cp_page"),
    "reference/linux-commands.md": ("Linux commands", f"{REFERENCE}.consoles:linux_page"),
    "reference/rule-names.md": ("Names in cpuplugd rules", f"{REFERENCE}.consoles:rule_page"),
    "reference/checks.md": ("Drawing checks", f"{REFERENCE}.figures:check_page"),
    "reference/iocp-rules.md": ("IOCP rules", f"{REFERENCE}.figures:iocp_rule_page"),
    "reference/glossary.md": ("Glossary", f"{REFERENCE}.words:glossary_page"),
    "reference/lessons.md": ("Lessons", f"{REFERENCE}.lessons:size_page"),
    "reference/lesson-format.md": ("Writing lessons", f"{REFERENCE}.formats:lesson_page"),
    "reference/file-formats.md": ("File formats", f"{REFERENCE}.formats:file_page"),
    "validation/lessons.md": ("Lessons and studies", f"{REFERENCE}.lessons:coverage_page"),
    "reference/mechanisms.md": ("Mechanisms", f"{REFERENCE}.figures:mechanism_page"),
}


@cache
def addresses() -> tuple[str, ...]:
    """Return the addresses of all pages, relative to the documentation root."""
    written = (file.relative_to(DOCS).as_posix() for file in DOCS.rglob("*.md"))
    return tuple(sorted({*written, *_MADE}, key=lambda text: text.replace("index.md", "")))


def is_made(address: str) -> bool:
    """Return whether a page is generated from the code."""
    return address in _MADE


@cache
def text(address: str) -> str:
    """Return the Markdown of a page. Raises KeyError when there is no such page."""
    if address in _MADE:
        module, _, name = _MADE[address][1].partition(":")
        make: Callable[[], str] = getattr(import_module(module), name)
        return make()
    return _with_results(address, _linked(address, prose(address)))


def read_all(report: Callable[[Any], None]) -> dict[str, str]:
    """Return the Markdown of all pages by address, as a background job: it takes seconds."""
    return {address: text(address) for address in addresses()}


_read: dict[str, str] = {}  # pages that a background job has read


def keep(texts: Mapping[str, str]) -> None:
    """Use these texts, which `read_all` has returned, for searches."""
    _read.update(texts)


def are_read() -> bool:
    """Return whether `searchable` returns whole pages."""
    return bool(_read)


def searchable(address: str) -> str:
    """Return the text of a page for a search immediately: without its generated parts until they have been
    read.
    """
    return _read.get(address) or prose(address)


def _linked(address: str, written: str) -> str:
    """Return a page with links to generated pages, which the repository lacks, in place of links such as
    `index.md#measures`.
    """

    def page(found: re.Match[str]) -> str:
        target = f"{found[1]}{found[2]}.md"
        return f"({target})" if is_made(normpath(join(dirname(address), target))) else found[0]

    return _GENERATED.sub(page, written)


@cache
def prose(address: str) -> str:
    """Return the written part of a page, without the generated tables. Raises KeyError like `text`."""
    if address not in addresses():
        raise KeyError(address)
    return "" if is_made(address) else (DOCS / address).read_text("utf-8")


def _with_results(address: str, written: str) -> str:
    """Return a validation page with the tables of its study placed after its prose."""
    from app.help.reference import bands, ledgers  # they read CSV and JSON: only these pages need them

    folder, _, name = address.partition("/")
    study = name.removesuffix(".md")
    if folder != "validation":
        return written
    if study in STUDIES:
        own = bands.band_tables(study, BANDS)
        return f"{written}\n{own}\n{ledgers.ledger_tables(study, RESULTS)}"
    written = written.replace(_SUMMARY, ledgers.summary_table(RESULTS))
    return written.replace(_COVERAGE, bands.coverage_table(BANDS)) if _COVERAGE in written else written


def title(address: str) -> str:
    """Return the title of a page: its first heading. The title alone does not cause a page to be
    generated.
    """
    if address in _MADE:
        return _MADE[address][0]
    return next((line[2:].strip() for line in prose(address).splitlines() if line.startswith("# ")), address)
