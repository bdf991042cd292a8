"""Asks which system makes the dynamic changes to each CEC."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from app.widgets.reach import make_accessible
from engine.ficon.drawing.differences import Changer, Changers, chosen
from engine.naming import cec_named, lpar_named

ABREAST = 2  # CECs in a row


class ChangerChoices(QWidget):
    """A choice for each CEC that several systems could change. by: the selected LPAR for each."""

    changed = Signal(str, str)  # CEC, its LPAR; "" = none

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.by: dict[str, str] = {}
        self.boxes: dict[str, QComboBox] = {}
        self._shown: dict[str, tuple[Changer, ...]] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(4, 4, 4, 0)
        for column in range(ABREAST):
            self._grid.setColumnStretch(2 * column + 1, 1)

    def show_cecs(self, known: Changers, cecs: Sequence[str]) -> bool:
        """Ask about these CECs, and return whether the choice boxes were rebuilt.

        The selection is kept while the selected system can make the changes.
        """
        wanted = {cec: known[cec] for cec in cecs}
        if wanted == self._shown:
            return False
        self._shown, self.boxes = wanted, {}
        while item := self._grid.takeAt(0):
            if part := item.widget():
                part.deleteLater()
        for place, (cec, inside) in enumerate(wanted.items()):
            self._ask(place, cec, inside)
        self.setVisible(bool(wanted))
        return True

    def _ask(self, place: int, cec: str, inside: tuple[Changer, ...]) -> None:
        box, title = QComboBox(self), QLabel(self.tr("{0} is changed by").format(cec_named(cec)), self)
        box.addItem(self.tr("(select)"), "")
        for changer in inside:
            named = self.tr("{0} in {1}").format(changer.system, lpar_named(changer.lpar))
            box.addItem(named if changer.system else lpar_named(changer.lpar), changer.lpar)
        box.setCurrentIndex(max(0, box.findData(chosen({cec: inside}, self.by)[cec])))
        box.activated.connect(lambda: self._choose(cec, box.currentData()))
        make_accessible(
            box, title.text(), self.tr("The system that deletes and creates definitions of the CEC.")
        )
        box.setToolTip(box.accessibleDescription())
        title.setBuddy(box)
        row, column = divmod(place, ABREAST)
        self._grid.addWidget(title, row, 2 * column)
        self._grid.addWidget(box, row, 2 * column + 1)
        self.boxes[cec] = box

    def _choose(self, cec: str, lpar: str) -> None:
        self.by[cec] = lpar
        if not lpar:
            del self.by[cec]
        self.changed.emit(cec, lpar)
