"""Search results from the documentation: its pages, and the measures and CP commands listed on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from app.help import pages
from app.language import with_keys
from app.widgets.popup_list import Findable
from app.widgets.word_fit import WordFit, fit
from engine.measures import measures

_tr = partial(QCoreApplication.translate, "Search")
MEASURES = "reference/measures.md"
CP_COMMANDS = "reference/cp-commands.md"


def find_pages(parent: QWidget) -> Iterator[Findable]:
    """Yield all documentation pages, which open next to a window."""
    kind = _tr("Help")
    for address in pages.addresses():
        section = address.partition("/")[0].removesuffix(".md").replace("-", " ")
        here, content = _opener(parent, address), with_keys(pages.prose(address))
        title, there = pages.title(address), partial(_open_at, parent, address)
        yield Findable(kind, title, here, note=section, content=content, do_at=there)


def find_measures(parent: QWidget) -> Iterator[Findable]:
    """Yield all measures, which open the documentation at their explanation."""
    kind = _tr("Measure")
    for measure in measures().values():
        title = measure.title[:1].upper() + measure.title[1:]
        text = f"{title} ({measure.unit})" if measure.unit else title
        yield Findable(
            kind, text, _opener(parent, MEASURES, measure.id), note=f"{measure.id}: {measure.source}"
        )


def find_cp_commands(parent: QWidget) -> Iterator[Findable]:
    """Yield all simulated CP commands, which open the documentation at their help."""
    from engine.cp.command import all_commands  # imported late: they take a moment
    from engine.cp.help import summary, syntax

    kind = _tr("CP command")
    for command in all_commands():
        here = _opener(parent, CP_COMMANDS, syntax(command))
        yield Findable(kind, syntax(command), here, note=summary(command))


def _open_at(parent: QWidget, address: str, typed: str) -> None:
    """Open a page at the typed words that its title lacks."""
    name = f"{_tr('Help')} {pages.title(address)}".casefold()
    words = [word for word in typed.split() if fit([word.casefold()], name, name) <= WordFit.INSIDE]
    _opener(parent, address, " ".join(words))()


def _opener(parent: QWidget, address: str, words: str = "") -> Callable[[], None]:
    def open_it() -> None:
        from app.help.window import open_documentation  # imported late: a search needs no page

        open_documentation(parent, address, words)

    return open_it
