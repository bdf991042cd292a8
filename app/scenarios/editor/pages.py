"""The pages of the editor: keys, sliders, differences, and the file as text."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QPlainTextEdit, QScrollArea, QTabWidget, QWidget

from app.scenarios.editor.dials import Dials
from app.scenarios.editor.keys_page import KeysPage
from app.scenarios.editor.tables import DifferenceTable
from engine.scenario.files.error import Key


class EditorPages(QTabWidget):
    """`text_edited` has a text that was edited by hand, when its page is left."""

    text_edited = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.keys, self.dials, self.differences = KeysPage(self), Dials(self), DifferenceTable(self)
        self.text = self._make_text()
        sliders = QScrollArea(self, widgetResizable=True)
        sliders.setWidget(self.dials)
        for widget, title in (
            (self.keys, self.tr("Keys")),
            (sliders, self.tr("Sliders")),
            (self.differences, self.tr("Differences")),
            (self.text, self.tr("File")),
        ):
            self.addTab(widget, title)
        self.currentChanged.connect(self.leave_text)

    def _make_text(self) -> QPlainTextEdit:
        text = QPlainTextEdit(self)
        text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        text.setAccessibleName(self.tr("Scenario file"))
        text.setTabChangesFocus(True)
        return text

    def show_text(self, text: str) -> None:
        """Show the file."""
        if self.text.toPlainText() != text:
            self.text.setPlainText(text)
        self.text.document().setModified(False)

    def leave_text(self) -> None:
        """Hand on the text if it was edited."""
        if self.text.document().isModified():
            self.text_edited.emit(self.text.toPlainText())

    def go_to(self, key: Key) -> None:
        """Show the row of a key, whatever the filter hides; its part must be shown."""
        self.setCurrentIndex(0)
        self.keys.filter.clear()
        self.keys.go_to(key)
