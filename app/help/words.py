"""The glossary outside of lessons: words of a help text are explained below it, and a search finds each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from html import escape

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QTextDocument

from app import language
from app.widgets.findable import Findable
from lessons.format.glossary import GlossaryEntry, found_in, glossary

MOST = 4  # words below a text


def with_words(text: str) -> str:
    """Return a help text as HTML, with the words of the glossary in it explained below."""
    entries = {entry.word: entry for _, _, entry in found_in(text, language.current())}
    return "".join([f"<p>{escape(text)}</p>", *map(_paragraph, list(entries.values())[:MOST])])


def find_words(show: Callable[[str], object]) -> Iterator[Findable]:
    """Yield all words of the glossary; show: called with the HTML that explains one."""
    kind = QCoreApplication.translate("Search", "Word")
    for entry in glossary(language.current()).values():
        note = " ".join((_plain(entry), *entry.also))
        yield Findable(kind, entry.name, partial(show, _paragraph(entry)), note=note)


def _paragraph(entry: GlossaryEntry) -> str:
    return f"<p><b>{escape(entry.name)}</b>: {escape(_plain(entry))}</p>"


def _plain(entry: GlossaryEntry) -> str:
    document = QTextDocument()
    document.setMarkdown(entry.text)
    return document.toPlainText()
