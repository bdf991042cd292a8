"""The menu of a plot, opened with the right mouse button or the menu key."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from app.plot.board import Board

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractButton, QComboBox, QWidget

_tr = partial(QCoreApplication.translate, "PlotMenu")
LONGEST = 60  # characters of a name


def of_plot(
    parent: QWidget,
    board: Board,
    kind: QComboBox,
    switches: Sequence[QAbstractButton],
    changed: Callable[[], None],
    titles: Callable[[], None],
) -> QMenu:
    """Return the menu of the current plot; the panel's switches and buttons work the same in the menu.

    changed: called when a series was moved or removed. titles: opens the dialog for titles.
    """
    menu, plot = QMenu(parent), board.current
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.addAction(_tr("View all"), QKeySequence("F"), plot.view_all)
    menu.addAction(_tr("Titles…"), QKeySequence("F2"), titles)
    menu.addMenu(board.annotations.handling.menu)
    kinds = menu.addMenu(kind.accessibleName())
    for place in range(kind.count()):
        action = kinds.addAction(kind.itemText(place), partial(_choose, kind, place))
        action.setCheckable(True)
        action.setChecked(place == kind.currentIndex())
    menu.addSeparator()
    for number, series in enumerate(plot.curves):
        own = menu.addMenu(series.name[:LONGEST].replace("&", "&&"))
        right = own.addAction(_tr("Right axis"))
        right.setCheckable(True)
        right.setChecked(series.name in plot.right)
        right.toggled.connect(partial(plot.move_to_right, number))
        remove = own.addAction(_tr("Remove"), partial(plot.remove, number))
        for action in (right, remove):
            action.triggered.connect(changed)
    menu.addSeparator()
    for switch in switches:
        action = menu.addAction(switch.text(), switch.click)
        action.setCheckable(switch.isCheckable())
        action.setChecked(switch.isChecked())
    return menu


def _choose(kind: QComboBox, place: int) -> None:
    kind.setCurrentIndex(place)
    kind.activated.emit(place)
