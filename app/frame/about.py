"""The dialog about the program: its scope and its limits."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.look import theme
from app.version import program_version
from app.widgets.elided import Scrolled
from app.widgets.looks import fix_width

WIDTH = 460


class AboutDialog(QDialog):
    """Version, purpose, and the notes on trademarks and simulated figures."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About LPAR Lab"))
        self.text = QLabel(self._text(), self, wordWrap=True, textFormat=Qt.TextFormat.RichText)
        fix_width(self.text, WIDTH)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 22, 24, 18)
        layout.setSpacing(14)
        layout.addLayout(self._title())
        layout.addWidget(Scrolled(self.text, self))
        layout.addWidget(buttons)

    def _title(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(12)
        mark, name = QLabel(self), QLabel(f"LPAR Lab {program_version()}", self)
        mark.setPixmap(theme.icon("app").pixmap(QSize(32, 32)))
        name.setFont(theme.font(15, QFont.Weight.Bold))
        line.addWidget(mark)
        line.addWidget(name)
        line.addStretch(1)
        return line

    def _text(self) -> str:
        about = self.tr(
            "A simulated IBM Z logical partition with z/VM and its Linux guests, for observation and "
            "learning."
        )
        figures = self.tr(
            "All figures are simulated. They are not measurements and do not describe the performance "
            "of any product."
        )
        names = self.tr(
            "IBM, IBM Z, z/VM, System z, FICON, WebSphere and Db2 are trademarks of International Business "
            "Machines Corporation. Linux is a registered trademark of Linus Torvalds. LPAR Lab is "
            "independent: it is neither made nor endorsed by IBM."
        )
        licence = self.tr(
            "LPAR Lab is licensed under the Apache License 2.0. The Inter font is licensed "
            "under the SIL Open Font License 1.1."
        )
        paragraphs = (about, figures, names, licence)
        return "".join(f"<p>{paragraph}</p>" for paragraph in paragraphs)
