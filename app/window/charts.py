"""The charts of the window, each imported and made when its card is first seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QImage, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QWidget

from app.charts.toolkit import zoom
from app.charts.toolkit.chart import Chart
from app.frame.panels import Panels, PanelSpec
from app.help.hover import ChartWords
from app.panels.charts import chart_specs
from app.panels.context import PanelContext
from app.widgets.card import CORNER, Card
from app.widgets.copy_menu import CopyMenu

if TYPE_CHECKING:
    from app.charts.toolkit.marks.spans import SpanTable

PICTURE_RATIO = 2.0  # of a copied picture: it is printed, too
MENU = ("fit", "follow", "ghosts", "marker", "until", "fork", "why")  # actions in the menu of each chart
SAVE = "Ctrl+Shift+E"  # with the focus on a chart
MIN_CHART = (220, 130)  # size of a chart, px: room is made for messages in a small window


class ChartPanels(Panels[Chart]):
    """The charts that have been made, by id; looking up another one makes it."""

    def __init__(
        self,
        cards: Mapping[str, Card],
        context: PanelContext,
        populate: Callable[[Chart], None],
        actions: Mapping[str, QAction],
        menu_of: Callable[[str, QWidget], QMenu],
    ) -> None:
        """populate: called with each chart that has been made. actions: of the window, by id.

        menu_of: returns the menu of a guest, with a parent.
        """
        super().__init__(chart_specs().values(), cards, self._make_chart)
        self._context, self._populate, self.menu_of = context, populate, menu_of
        self._actions = [actions[name] for name in MENU]

    def _make_chart(self, spec: PanelSpec, card: Card) -> Chart:
        chart: Chart = spec.load()(self._context.time_view)
        chart.keep_corner(CORNER)
        chart.setMinimumSize(*MIN_CHART)
        chart.setAccessibleName(card.windowTitle())
        chart.setWhatsThis(card.whatsThis())
        ChartWords(chart)
        card.set_body(chart, covers=True)
        image = partial(_image, chart)
        begin, save = partial(self._guest_menu, chart), partial(_save, chart, self._context.wrote.emit)
        CopyMenu(chart, chart.table, image, begin, save, chart.key_point)
        saving = QShortcut(QKeySequence(SAVE), chart, save)
        saving.setContext(Qt.ShortcutContext.WidgetShortcut)
        chart.statistics_made.connect(_let_copy)
        chart.addActions(self._actions)
        self._populate(chart)
        return chart

    def _guest_menu(self, chart: Chart, place: QPoint) -> QMenu:
        """Return a menu with that of the guest at a point of a chart, if there is one."""
        menu = QMenu(chart)
        if userid := chart.guest_at(zoom.inside(QPointF(place))):
            menu.addMenu(self.menu_of(userid, menu))
        return menu


def _image(chart: Chart) -> QImage:
    return chart.image(chart.size(), PICTURE_RATIO)


def _save(chart: Chart, saved: Callable[[str], object]) -> None:
    from app.export.chart_dialog import save_chart  # late: the start stays short

    save_chart(chart).saved.connect(saved)


def _let_copy(table: SpanTable) -> None:
    """Give a table of statistics the menu that copies and saves it."""
    CopyMenu(table, table.rows, lambda: table.grab().toImage())
