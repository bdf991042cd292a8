"""The charts of the window, each imported and made when its card is first seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QImage, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QWidget

from app.charts import MODULES, chart_kind
from app.charts.toolkit import zoom
from app.charts.toolkit.chart import Chart
from app.charts.toolkit.time_view import TimeView
from app.help.hover import ChartWords
from app.widgets.card import CORNER, Card
from app.widgets.copy_menu import CopyMenu

if TYPE_CHECKING:
    from app.charts.toolkit.marks.spans import SpanTable

PICTURE_RATIO = 2.0  # of a copied picture: it is printed, too
MENU = ("fit", "follow", "ghosts", "marker", "until", "fork", "why")  # actions in the menu of each chart
SAVE = "Ctrl+Shift+E"  # with the focus on a chart
MIN_CHART = (220, 130)  # size of a chart, px: room is made for messages in a small window


class LateCharts(dict[str, Chart]):
    """The charts that have been made, by id; looking up another one makes it."""

    def __init__(
        self,
        cards: Mapping[str, Card],
        time_view: TimeView,
        populate: Callable[[Chart], None],
        actions: Mapping[str, QAction],
        menu_of: Callable[[str, QWidget], QMenu],
    ) -> None:
        """populate: called with each chart that has been made. actions: of the window, by id.

        menu_of: returns the menu of a guest, with a parent.
        """
        super().__init__()
        self.saved: Callable[[str], object] = lambda file: None  # called with each file that was saved
        self._time_view, self._furnish, self.menu_of = time_view, populate, menu_of
        self._actions = [actions[name] for name in MENU]
        self.cards = {name: cards[name] for name in MODULES if name in cards}

    def fill_cards(self) -> None:
        """Make the charts that are seen; the others follow when they are."""
        for name, card in self.cards.items():
            card.fill_when_seen(partial(self.__getitem__, name))

    def __missing__(self, name: str) -> Chart:
        card = self.cards[name]
        chart = self[name] = chart_kind(name)(self._time_view)
        chart.keep_corner(CORNER)
        chart.setMinimumSize(*MIN_CHART)
        chart.setAccessibleName(card.windowTitle())
        chart.setWhatsThis(card.whatsThis())
        ChartWords(chart)
        card.set_body(chart, covers=True)
        image = partial(_image, chart)
        begin, save = partial(self._guest_menu, chart), partial(_save, chart, self._saved)
        CopyMenu(chart, chart.table, image, begin, save, chart.key_point)
        saving = QShortcut(QKeySequence(SAVE), chart, save)
        saving.setContext(Qt.ShortcutContext.WidgetShortcut)
        chart.statistics_made.connect(_let_copy)
        chart.addActions(self._actions)
        self._furnish(chart)
        return chart

    def _guest_menu(self, chart: Chart, place: QPoint) -> QMenu:
        """Return a menu with that of the guest at a point of a chart, if there is one."""
        menu = QMenu(chart)
        if userid := chart.guest_at(zoom.inside(QPointF(place))):
            menu.addMenu(self.menu_of(userid, menu))
        return menu

    def _saved(self, file: str) -> None:
        self.saved(file)

    def open(self) -> list[Chart]:
        """Return the charts whose cards are open, behind other tabs too; make new ones."""
        return [self[name] for name, card in self.cards.items() if not card.isHidden()]

    def every(self) -> list[Chart]:
        """Return all charts; make those that have not been seen."""
        return [self[name] for name in self.cards]


def _image(chart: Chart) -> QImage:
    return chart.image(chart.size(), PICTURE_RATIO)


def _save(chart: Chart, saved: Callable[[str], object]) -> None:
    from app.export.chart_dialog import save_chart  # late: the start stays short

    save_chart(chart).saved.connect(saved)


def _let_copy(table: SpanTable) -> None:
    """Give a table of statistics the menu that copies and saves it."""
    CopyMenu(table, table.rows, lambda: table.grab().toImage())
