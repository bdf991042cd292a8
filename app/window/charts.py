"""The charts of the window, imported when their card is first visible, and close-ups of a thin recording.

Close-ups work only while the machine is paused or runs slowly enough to be followed, and only for a short
enough time range. There is one request at a time, and the window never waits for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QImage, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QWidget

from app.charts.toolkit import zoom
from app.charts.toolkit.chart import Chart
from app.charts.toolkit.close_ups import CloseUps
from app.charts.toolkit.time_view import TimeView
from app.frame.panels import Panels, PanelSpec
from app.help.hover import ChartWords
from app.panels.charts import chart_specs
from app.panels.context import PanelContext
from app.run.session import Session
from app.widgets.card import CORNER, Card
from app.widgets.copy_menu import CopyMenu

if TYPE_CHECKING:
    from app.charts.toolkit.marks.spans import SpanTable
    from engine.recording.detail import Detail

PICTURE_RATIO = 2.0  # of a copied picture: it is printed, too
MENU = ("fit", "follow", "ghosts", "marker", "until", "fork", "why")  # actions in the menu of each chart
SAVE = "Ctrl+Shift+E"  # with the focus on a chart
MIN_CHART = (220, 130)  # size of a chart, px: room is made for messages in a small window
EVENTS = 80_000  # maximum in a close-up: about 200 ms of 900 guests, which takes the machine 0.3 s
MAX_SPAN = 2_000_000_000  # ns of a close-up, however little happens
SLOW = 0.1  # simulated to real time: what is shown can be followed
MARGIN = 0.75  # of what is shown, looked at before and after it


class ChartPanels(Panels[Chart]):
    """The charts that have been created, by id; looking up another id creates its chart."""

    def __init__(
        self,
        cards: Mapping[str, Card],
        context: PanelContext,
        populate: Callable[[Chart], None],
        actions: Mapping[str, QAction],
        menu_of: Callable[[str, QWidget], QMenu],
    ) -> None:
        """Prepare the charts; populate: called with each newly created chart. actions: those of the window,
        by id.

        menu_of: returns a guest's menu for a parent.
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
        """Return a menu that includes the menu of the guest at a point of a chart, if there is one."""
        menu = QMenu(chart)
        if userid := chart.guest_at(zoom.inside(QPointF(place))):
            menu.addMenu(self.menu_of(userid, menu))
        return menu


def _image(chart: Chart) -> QImage:
    return chart.image(chart.size(), PICTURE_RATIO)


def _save(chart: Chart, saved: Callable[[str], object]) -> None:
    from app.export.chart_dialog import save_chart  # imported late to keep the start fast

    save_chart(chart).saved.connect(saved)


def _let_copy(table: SpanTable) -> None:
    """Give a statistics table the menu that copies and saves it."""
    CopyMenu(table, table.rows, lambda: table.grab().toImage())


class CloseUp(QObject):
    """Keeps the Detail of the charts that can show it. Call `look` once per frame."""

    def __init__(
        self,
        session: Session,
        time_view: TimeView,
        charts: Mapping[str, Chart],  # charts that have been created
        seen: Callable[[Any], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._view, self._seen = session, time_view, seen
        self._all = charts
        self._detail: Detail | None = None
        self._of: object = None  # the run that it is of
        self._asked: tuple[int, int] | None = None  # request that has not been answered yet
        self._last: object = None  # the last request of all, so that it is not made twice
        session.looked.connect(self._on_looked)
        session.not_looked.connect(self._on_not_looked)

    def look(self) -> None:
        """Request details for the visible time range if they should be shown and are missing."""
        recording = self._session.recording
        if self._run() != self._of:
            self._of, self._detail, self._asked, self._last = self._run(), None, None, None
        if recording is None or not (recording.thin or recording.lpars.size) or len(recording.time) < 2:
            self._show(0)
            return
        longest = self._longest(recording)
        if any(self._seen(chart) for chart in self._charts) and self._followed():
            self._ask(recording, longest)
        self._show(longest)

    @property
    def _charts(self) -> list[CloseUps]:
        return [chart for chart in self._all.values() if isinstance(chart, CloseUps)]

    def _run(self) -> object:
        """Return a key that distinguishes runs whose course may differ."""
        session = self._session
        return session.branches.active, id(session.scenario), session.seed, len(session.commands)

    def _followed(self) -> bool:
        session = self._session
        return not session.playing or session.speed <= SLOW

    def _longest(self, recording: Any) -> int:
        """Return the longest time that may be recorded in detail at the view's position, in ns."""
        time, events = recording.time, recording.system["events"]
        middle = min(self._view.start + self._view.span // 2, int(time[-1]) - 1)
        k = min(max(int(time.searchsorted(middle, side="right")) - 1, 0), len(time) - 2)
        rate = (int(events[k + 1]) - int(events[k])) / max(int(time[k + 1]) - int(time[k]), 1)
        return min(int(EVENTS / rate), MAX_SPAN) if rate > 0 else MAX_SPAN

    def _ask(self, recording: Any, longest: int) -> None:
        view, session = self._view, self._session
        horizon = int(recording.now) if not session.playing else view.end
        start, end = view.start, min(view.end, horizon)
        if self._asked is not None or end <= start or view.span > longest or self._covers(start, end):
            return
        margin = min(int(MARGIN * view.span), (longest - (end - start)) // 2)
        wanted = max(start - margin, 0), min(end + margin, horizon)
        if (wanted, self._of) != self._last:
            self._asked, self._last = wanted, (wanted, self._of)
            session.look_closely(*wanted)

    def _covers(self, start: int, end: int) -> bool:
        detail = self._detail
        return detail is not None and detail.start <= start and detail.end >= end

    def _on_looked(self, detail: Detail) -> None:
        if self._run() == self._of:
            self._asked, self._detail = None, detail
            self.look()

    def _on_not_looked(self, why: str) -> None:
        self._asked = None
        self.look()

    def _show(self, longest: int) -> None:
        for chart in self._charts:
            chart.set_detail(self._detail, self._asked is not None, longest)
