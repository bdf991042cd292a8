"""A form with custom titles of a plot and of its axes."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from app.plot.plot import Plot
from app.plot.template import MAX_TITLE
from app.widgets.dialog_buttons import dialog_buttons
from app.widgets.reach import make_accessible

WIDE = 420  # px


class PlotTitlesDialog(QDialog):
    """An empty field restores the automatic title, which the field shows in gray."""

    titled = Signal()

    def __init__(self, plot: Plot, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plot = plot
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Plot titles"))
        self.title, self.left, self.bottom, self.right = (QLineEdit(self) for _ in range(4))
        self._lay_out()

    def _lay_out(self) -> None:
        form, whole, plot = QFormLayout(), QVBoxLayout(self), self._plot
        fields = [(self.title, self.tr("&Plot"), plot.title, "")]
        for side, field, label in (
            ("left", self.left, self.tr("&Left axis")),
            ("bottom", self.bottom, self.tr("&Bottom axis")),
            ("right", self.right, self.tr("&Right axis")),
        ):
            fields.append((field, label, plot.axis_titles.get(side, ""), plot.automatic[side]))
        for field, label, text, shown in fields:
            field.setMaxLength(MAX_TITLE)
            field.setText(text)
            field.setPlaceholderText(shown)
            form.addRow(label, field)
            make_accessible(field, label.replace("&", ""), self.tr("Empty: the automatic title."))
        self.right.setEnabled(self._plot.has_right)
        whole.addLayout(form)
        whole.addWidget(dialog_buttons(self, self.tr("&Set"), self._apply))
        self.setMinimumWidth(WIDE)

    def _apply(self) -> None:
        axes = {"left": self.left, "bottom": self.bottom, "right": self.right}
        self._plot.set_titles(_line(self.title), {side: _line(field) for side, field in axes.items()})
        self.titled.emit()
        self.accept()


def _line(field: QLineEdit) -> str:
    return " ".join(field.text().split())
