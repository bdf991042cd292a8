"""Search results from the documentation: its pages, and the measures listed on one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from app.help import pages
from app.language import with_keys
from app.widgets.popup_list import Findable
from engine.measures import measures

_tr = partial(QCoreApplication.translate, "Search")
MEASURES = "reference/measures.md"


def find_pages(parent: QWidget) -> Iterator[Findable]:
    """Yield all documentation pages, which open next to a window."""
    kind = _tr("Help")
    for address in pages.addresses():
        section = address.partition("/")[0].removesuffix(".md").replace("-", " ")
        here, content = _opener(parent, address), with_keys(pages.prose(address))
        yield Findable(kind, pages.title(address), here, note=section, content=content)


def find_measures(parent: QWidget) -> Iterator[Findable]:
    """Yield all measures, which open the documentation at their explanation."""
    kind = _tr("Measure")
    for measure in measures().values():
        title = measure.title[:1].upper() + measure.title[1:]
        text = f"{title} ({measure.unit})" if measure.unit else title
        yield Findable(
            kind, text, _opener(parent, MEASURES, measure.id), note=f"{measure.id}: {measure.source}"
        )


def _opener(parent: QWidget, address: str, words: str = "") -> Callable[[], None]:
    def open_it() -> None:
        from app.help.window import open_documentation  # late: a search needs no page

        open_documentation(parent, address, words)

    return open_it
