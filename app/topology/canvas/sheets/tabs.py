"""The tabs below the canvas, one per sheet; hidden while the whole drawing is the only sheet."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTabBar, QWidget

from app.topology.canvas.sheets.sheets import OVERVIEW, WHOLE, Sheets
from app.widgets.reach import make_accessible


class SheetTabs(QTabBar):
    """Follows the sheets, and requests the selected one."""

    def __init__(self, sheets: Sheets, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sheetTabs")
        self.setShape(QTabBar.Shape.RoundedSouth)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(True)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        about = self.tr(
            "The whole drawing, an overview, and a sheet for each CEC and director. The arrow keys "
            "select a sheet; Ctrl+PageDown goes to the next sheet from anywhere."
        )
        make_accessible(self, self.tr("Sheets"), about)
        self._sheets = sheets
        self._names: list[str] = []
        self.currentChanged.connect(self._chosen)
        sheets.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        """Show the tabs of the current sheets."""
        sheets, names = self._sheets, self._sheets.names()
        titles = [sheets.title(name) for name in names]
        before = self.blockSignals(True)
        while self.count() > len(names):
            self.removeTab(self.count() - 1)
        while self.count() < len(names):
            self.addTab("")
        for place, (name, title) in enumerate(zip(names, titles, strict=True)):
            self.setTabText(place, title.replace("&", "&&"))
            self.setTabToolTip(place, self._hint(name, title))
        self._names = names
        self.setCurrentIndex(names.index(sheets.name))
        self.blockSignals(before)
        self.setVisible(len(names) > 1)

    def _hint(self, name: str, title: str) -> str:
        if name == WHOLE:
            return self.tr("All elements of the drawing")
        if name == OVERVIEW:
            return self.tr("CECs and directors without their contents; a double click opens their sheet")
        return self.tr("only {0}, with a port for each wire that leaves the sheet").format(title)

    def _chosen(self, place: int) -> None:
        if 0 <= place < len(self._names):
            self._sheets.asked.emit(self._names[place])
