"""The documentation window: a tree of pages, a search field, and the page itself. It needs no network."""

from __future__ import annotations

import posixpath

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QLineEdit,
    QSplitter,
    QTextBrowser,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.frame.files import take_drops
from app.help import pages
from app.help.rendering import rendered
from app.help.seeking import seek
from app.jobs.process import Process
from app.language import with_keys
from app.widgets.note_label import NoteLabel
from app.widgets.word_fit import WordFit, fit

FIRST = "index.md"
SECTIONS = ("tutorial", "how-to", "reference", "explanation", "validation")
_ADDRESS = Qt.ItemDataRole.UserRole
_STYLE = "th { text-align: left; } th, td { padding: 2px 10px 2px 0; } code, pre { font-size: 9pt; }"
_PICTURE_WIDTH = 700  # logical pixels: pictures are taken at twice the size of a page


class HelpWindow(QWidget):
    """The documentation in a separate window. Links lead from page to page; Alt+Left goes back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(self.tr("Documentation – LPAR Lab"))
        self.resize(1060, 720)
        self.address = ""
        self._past: list[str] = []
        self._sections: list[QTreeWidgetItem] = []
        self.search = QLineEdit()
        self.nothing = NoteLabel(self)
        self.tree = QTreeWidget()
        self.browser = QTextBrowser()
        self.reader = Process("pages", self, failure=self.tr("The reference pages cannot be searched"))
        self._prepare()
        self._lay_out()
        self._fill()
        self.search.textChanged.connect(self._filter)
        self.reader.done.connect(self._take_pages)
        self.reader.failed.connect(self._show_failure)
        self.tree.currentItemChanged.connect(self._choose)
        self.browser.anchorClicked.connect(self._follow)
        QShortcut(QKeySequence.StandardKey.Back, self).activated.connect(self.back)
        self.tree.itemClicked.connect(self._seek_in)
        QShortcut(QKeySequence.StandardKey.Find, self).activated.connect(self._search_anew)
        self.open(FIRST)

    def _prepare(self) -> None:
        self.search.setPlaceholderText(self.tr("Search all pages"))
        self.search.setClearButtonEnabled(True)
        self.nothing.hide()
        self.tree.setHeaderHidden(True)
        self.browser.setOpenLinks(False)
        self.browser.document().setDefaultStyleSheet(_STYLE)
        self.search.setAccessibleName(self.tr("Search in the documentation"))
        self.tree.setAccessibleName(self.tr("Documentation pages"))
        self.browser.setAccessibleName(self.tr("Page"))

    def _lay_out(self) -> None:
        side = QWidget()
        column = QVBoxLayout(side)
        column.addWidget(self.search)
        column.addWidget(self.nothing)
        column.addWidget(self.tree)
        split = QSplitter()
        split.addWidget(side)
        split.addWidget(self.browser)
        split.setSizes([280, 780])
        QVBoxLayout(self).addWidget(split)

    def _fill(self) -> None:
        """Add all pages to the tree, with a branch for each section."""
        self._add(self.tree.invisibleRootItem(), FIRST)
        known = pages.addresses()
        for section in SECTIONS:
            top = QTreeWidgetItem(self.tree, [section.replace("-", " ").capitalize()])
            self._sections.append(top)
            for address in (text for text in known if text.startswith(f"{section}/")):
                self._add(top, address)
        self.tree.expandAll()

    def _add(self, parent: QTreeWidgetItem, address: str) -> None:
        item = QTreeWidgetItem(parent, [pages.title(address)])
        item.setData(0, _ADDRESS, address)

    def items(self) -> list[QTreeWidgetItem]:
        """Return the tree items that are pages, from top to bottom."""
        found = self.tree.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive)
        return [item for item in found if item.data(0, _ADDRESS)]

    def open(self, address: str, words: str = "") -> None:
        """Show a page, scrolled to these words, and remember the previous page for `back`.

        An unknown address leaves the current page in place.
        """
        if address not in pages.addresses():
            return
        if self.address and self.address != address:
            self._past.append(self.address)
        self._show(address)
        seek(self.browser, words)

    def back(self) -> None:
        """Show the previous page; do nothing on the first page."""
        if self._past:
            self._show(self._past.pop())

    def _show(self, address: str) -> None:
        self.address = address
        html = rendered(with_keys(pages.text(address)))
        self.browser.setSearchPaths([str((pages.DOCS / address).parent)])
        self.browser.setHtml(html.replace("<img ", f'<img width="{_PICTURE_WIDTH}" '))
        self.browser.moveCursor(self.browser.textCursor().MoveOperation.Start)
        item = next(item for item in self.items() if item.data(0, _ADDRESS) == address)
        self.tree.setCurrentItem(item)

    def _choose(self, item: QTreeWidgetItem | None) -> None:
        if item is not None and item.data(0, _ADDRESS) not in (None, self.address):
            self.open(item.data(0, _ADDRESS), self.search.text())

    def _seek_in(self, item: QTreeWidgetItem) -> None:
        """Show the place of the searched words when the page that is open is clicked again."""
        if item.data(0, _ADDRESS) == self.address:
            seek(self.browser, self.search.text())

    def _search_anew(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _follow(self, url: QUrl) -> None:
        """Open the page to which a link points, relative to the current page, at its heading; web addresses
        open in the web browser.
        """
        if url.scheme():
            QDesktopServices.openUrl(url)
            return
        if url.path():
            here = posixpath.dirname(self.address)
            self.open(posixpath.normpath(posixpath.join(here, url.path())))
        if url.hasFragment():
            self.browser.scrollToAnchor(url.fragment())

    def _filter(self, words: str) -> None:
        """Show only the pages that contain all words, and the headings above such pages.

        Pages that contain words only inside of other words are shown if there are no others.
        """
        wanted, items = words.casefold().split(), self.items()
        if wanted and not (pages.are_read() or self.reader.busy):
            self.reader.start()
        fits = [fit(wanted, self._text(item)) if wanted else WordFit.WHOLE for item in items]
        best = max(fits)
        for item, its_fit in zip(items, fits, strict=True):
            item.setHidden(its_fit < min(max(best, WordFit.INSIDE), WordFit.KIN))
        for heading in self._sections:
            heading.setHidden(True)
        for item in items:
            if (section := item.parent()) is not None and not item.isHidden():
                section.setHidden(False)
        self.nothing.setText(
            self.tr("The reference pages are being read; their results follow.")
            if self.reader.busy
            else self.tr("No page contains all of these words.")
        )
        self.nothing.setVisible(bool(wanted) and (self.reader.busy or best == WordFit.NONE))

    def _text(self, item: QTreeWidgetItem) -> str:
        return with_keys(pages.searchable(item.data(0, _ADDRESS))).casefold()

    def _take_pages(self, texts: dict[str, str]) -> None:
        pages.keep(texts)
        self._filter(self.search.text())

    def _show_failure(self, why: str) -> None:
        self.nothing.setText(why)
        self.nothing.show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():  # closing ended the reader
            self._filter(self.search.text())

    def hideEvent(self, event: QHideEvent) -> None:
        if not event.spontaneous():  # closed, not minimized
            self.reader.stop()
        super().hideEvent(event)


def open_documentation(parent: QWidget, address: str = "", words: str = "") -> None:
    """Open the documentation next to a window, or bring the documentation that this window opened to the
    front.

    address: the page to show, scrolled to these words; "" leaves the last page read.
    """
    window = parent.findChild(HelpWindow)
    if window is None:
        window = HelpWindow(parent)
        take_drops(window, parent)
    window.show()
    window.open(address, words)
    window.raise_()
    window.activateWindow()
