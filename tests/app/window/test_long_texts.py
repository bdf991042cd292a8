"""A language with texts 40% longer than the English ones: in a small window nothing is cut off."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import Qt, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDockWidget,
    QHeaderView,
    QLabel,
    QPushButton,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTextBrowser,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app import language
from app.settings.settings import Settings
from app.topology.problems.problems_panel import ProblemsPanel
from app.topology.window import windows
from lessons.report.page import html
from tests.app.topology.test_access import furnished
from tests.lessons.report.report_samples import sample

SMALL = (1280, 720)
LONGER = 0.4
KEPT = re.compile(r"(\{[^}]*\}|%\w+|<[^>]*>|&\w|&\w+;|\(\*[^)]*\)|\n|;;)")  # placeholders, tags, accelerators
ACCENTS = str.maketrans("aeiouncAEIOUNC", "äéîöüñçÄÉÎÖÜÑÇ")
ACCELERATOR = re.compile(r"&(?!&)")
TAG = re.compile(r"<\w+[^>]*>")
BESIDE = (QLabel, QAbstractButton, QComboBox, QDockWidget)
SLACK = 2  # px: a fraction of a letter's edge


def longer(text: str) -> str:
    """Return a text with accents and padding; what the program fills in stays."""
    parts = KEPT.split(text)
    letters = sum(len(part) for part in parts[::2])
    parts[::2] = [part.translate(ACCENTS) for part in parts[::2]]
    padding = ("öäßü " * letters)[: round(LONGER * letters + 0.49)].rstrip()
    return "".join(parts) + padding if letters else text


class Longer(QTranslator):
    """Translates everything into something longer."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, number: int = -1
    ) -> str:
        return longer(source)

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def long_texts(qapp: QApplication) -> Iterator[None]:
    translator = Longer()
    qapp.installTranslator(translator)
    language.speak(qapp, language.ENGLISH)  # what the engine says is longer as well
    yield
    qapp.removeTranslator(translator)


def overlapping(window: QWidget) -> set[tuple[str, str]]:
    """Return the names of controls and panels beside each other of which one covers the other."""
    shown = [
        one
        for one in window.findChildren(QWidget)
        if isinstance(one, BESIDE) and not one.visibleRegion().isEmpty()
    ]
    pairs = ((one, other) for one, other in combinations(shown, 2) if one.parent() is other.parent())
    return {(_called(one), _called(other)) for one, other in pairs if _shares_room(one, other)}


def _shares_room(one: QWidget, other: QWidget) -> bool:
    both = one.geometry() & other.geometry()
    return both.width() > SLACK and both.height() > SLACK


def _called(widget: QWidget) -> str:
    return getattr(widget, "text", widget.windowTitle)() or widget.accessibleName() or widget.objectName()


def cut(window: QWidget) -> set[str]:
    """Return the texts in sight for which there is too little room, each with its class."""
    QApplication.processEvents()
    found: set[str] = set()
    for widget in window.findChildren(QWidget):
        if widget.isVisible() and not widget.visibleRegion().isEmpty():
            found |= {f"{type(widget).__name__}: {text}" for text in _cut_in(widget) if text}
    return found


def _cut_in(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel):
        yield from _cut_label(widget)
    elif isinstance(widget, QPushButton | QToolButton):
        yield from _cut_button(widget)
    elif isinstance(widget, QTabBar):
        yield from _cut_tabs(widget)
    elif isinstance(widget, QComboBox):
        option = QStyleOptionComboBox()
        widget.initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = widget.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, widget).width()
        if _width(widget, widget.currentText()) > room + SLACK and not widget.toolTip():
            yield widget.currentText()
    elif isinstance(widget, QHeaderView) and widget.orientation() == Qt.Orientation.Horizontal:
        yield from _cut_headings(widget)


def _width(widget: QWidget, text: str) -> int:
    plain = ACCELERATOR.sub("", text)
    return max((widget.fontMetrics().horizontalAdvance(line) for line in plain.splitlines()), default=0)


def _cut_label(label: QLabel) -> Iterator[str]:
    rich = label.textFormat() == Qt.TextFormat.RichText or bool(TAG.search(label.text()))
    if label.wordWrap() or rich:
        if label.heightForWidth(label.width()) > label.height() + SLACK:
            yield label.text()
    elif label.text()[1:].endswith("…") and "öäß" not in label.text() and not label.toolTip():
        yield label.text()  # it is the label that has cut it
    elif _width(label, label.text()) > label.contentsRect().width() + SLACK and not label.toolTip():
        yield label.text()


def _cut_button(button: QAbstractButton) -> Iterator[str]:
    shows_text = not isinstance(button, QToolButton) or (
        button.toolButtonStyle() != Qt.ToolButtonStyle.ToolButtonIconOnly or button.icon().isNull()
    )
    if shows_text and button.text() and button.sizeHint().width() > button.width() + SLACK:
        yield button.text()


def _cut_tabs(bar: QTabBar) -> Iterator[str]:
    for tab in range(bar.count()):
        if _width(bar, bar.tabText(tab)) > bar.tabRect(tab).width() + SLACK and not bar.tabToolTip(tab):
            yield bar.tabText(tab)


def _cut_headings(header: QHeaderView) -> Iterator[str]:
    model = header.model()
    for section in range(header.count()):
        text = str(model.headerData(section, Qt.Orientation.Horizontal) or "")
        tip = model.headerData(section, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
        hidden = header.isSectionHidden(section)
        if not hidden and _width(header, text) > header.sectionSize(section) + SLACK and not tip:
            yield text


def test_the_texts_are_longer_and_keep_what_is_filled_in() -> None:
    assert longer("Open {0} of %1<br>") == "Öpéñ {0} öf %1<br>öäßü"
    assert "&O" in longer("&Open…")
    assert len(longer("Panel positions at the start")) >= 1.39 * len("Panel positions at the start")


def test_a_cut_text_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    label = QLabel("far too long for its room", window)
    label.resize(20, 20)
    window.show()
    assert cut(window) == {"QLabel: far too long for its room"}
    label.resize(400, 20)
    assert cut(window) == set()


def test_nothing_is_cut_around_the_table_of_problems(
    qtbot: QtBot, long_texts: None, settings: Settings
) -> None:
    window = windows.open_window(settings, None)
    window.resize(*SMALL)
    qtbot.waitUntil(lambda: window.is_complete, timeout=60_000)
    furnished(window)
    window.cards["problems"].raise_()
    panel = window.cards["problems"].body
    assert isinstance(panel, ProblemsPanel)
    qtbot.waitUntil(lambda: bool(panel.model.rows), timeout=60_000)
    found, told = cut(window), [row.text for row in panel.model.rows] + [panel.detail.text()]
    windows.close_all(ask=False)
    QApplication.processEvents()
    assert all("öäß" in text for text in told)
    assert found == set()


def test_a_report_is_longer_and_fits_its_page(qtbot: QtBot, long_texts: None) -> None:
    page = QTextBrowser()
    qtbot.addWidget(page)
    page.resize(*SMALL)
    page.setHtml(html(sample()))
    page.show()
    QApplication.processEvents()
    assert "öäß" in page.toPlainText()
    assert page.horizontalScrollBar().maximum() == 0
