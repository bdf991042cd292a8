"""The place in a page that fits typed words: a heading with all of them, or else the text with most of
them.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QTextBlock, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser

from app.widgets.word_fit import WordFit, fit

ABOVE = 12  # px between the place and the top of the page's view


def seek(browser: QTextBrowser, typed: str) -> None:
    """Scroll a page to typed words and select them; leave the page unchanged if it contains none of them."""
    words = typed.casefold().split()
    if not words:
        return
    block = max(_blocks(browser.document()), key=lambda each: _rank(each, words))
    cursor = _selected(browser.document(), block, typed.strip(), words)
    if cursor is not None:
        browser.setTextCursor(cursor)
        bar = browser.verticalScrollBar()
        bar.setValue(bar.value() + browser.cursorRect().top() - ABOVE)


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _rank(block: QTextBlock, words: list[str]) -> tuple[bool, bool, WordFit, int]:
    """Return a sort key: all words, a heading, how well the words fit, and how many there are."""
    text = block.text().casefold()
    worst = fit(words, text)
    heading = worst > WordFit.INSIDE and block.blockFormat().headingLevel() > 0
    return worst > WordFit.INSIDE, heading, worst, sum(fit([word], text) > WordFit.INSIDE for word in words)


def _selected(
    document: QTextDocument, block: QTextBlock, phrase: str, words: list[str]
) -> QTextCursor | None:
    """Return the place of the phrase in a block, or of one of its words; None if it is not found."""
    for text in (phrase, *words):
        cursor = document.find(text, block.position())
        if not cursor.isNull() and cursor.selectionStart() < block.position() + block.length():
            return cursor
    return None
