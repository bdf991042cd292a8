"""Long work in a window: a button at the bottom, its list, an announcement of its end, and a question before
closing.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QProgressBar,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.jobs.work import BackgroundWork, WorkStage, work_list
from app.look import theme
from app.widgets.announce import announce
from app.widgets.looks import fix_width
from app.widgets.reach import make_accessible

WIDTH = 380  # px of the list
MAX_TEXT = 230  # px of the button's text
GAP = 6  # px between the list and its button
PARTS = 1000  # of a bar


class WorkButton(QToolButton):
    """Hidden until work runs; shows its progress, and then its end, until the button is pressed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("work")
        self.list: WorkPopup | None = None
        self._whole = ""  # text, before it is elided
        about = self.tr("Lists background work with its progress and a button that cancels it.")
        make_accessible(self, self.tr("Background work"), about)
        self.setToolTip(about)
        self.clicked.connect(self.open_list)
        work_list.changed.connect(self.refresh)
        work_list.ended.connect(self._on_ended)
        self.refresh()

    def refresh(self) -> None:
        """Show the running work or, if there is none, the work that ended last."""
        title, state = _button_text()
        text = state.format(title)
        self.setVisible(bool(text))
        if text != self._whole:
            self._whole = text
            self.setText(state.format(self._cut(title, state)))
            self.setAccessibleName(self.tr("Background work: {0}").format(text))

    def _cut(self, title: str, state: str) -> str:
        """Return a title shortened to leave room for the progress."""
        metrics = self.fontMetrics()
        room = round(MAX_TEXT * theme.text_scale()) - metrics.horizontalAdvance(state.format(""))
        return metrics.elidedText(title, Qt.TextElideMode.ElideRight, room)

    def open_list(self) -> None:
        """Show the list above the button; ended work counts as seen when the list closes."""
        self.list = WorkPopup(self.window())
        self.list.fit()
        corner = self.mapToGlobal(QPoint(self.width() - self.list.width(), -self.list.height() - GAP))
        self.list.move(max(0, corner.x()), max(0, corner.y()))
        self.list.show()

    def _on_ended(self, work: BackgroundWork) -> None:
        """Announce the end of the work, and request attention when the user is in another window."""
        self.refresh()
        announce(self, self.accessibleName())
        if not self.window().isActiveWindow():
            QApplication.alert(self.window())


class WorkPopup(QFrame):
    """A line for each task; Escape or a click elsewhere closes the list."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("palette")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        fix_width(self, WIDTH)
        self.setAccessibleName(self.tr("Background work"))
        self.lines: list[WorkLine] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(14, 12, 14, 12)
        self._layout.setSpacing(10)
        self._empty = QLabel(self.tr("No tasks are running."), self)
        self._layout.addWidget(self._empty)
        work_list.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the progress of each task, and update the lines for added and removed tasks."""
        works = [*work_list.running, *work_list.over]
        if [line.work for line in self.lines] != works:
            self._make_lines(works)
        for line in self.lines:
            line.refresh()

    def _make_lines(self, works: Sequence[BackgroundWork]) -> None:
        for line in self.lines:
            self._layout.removeWidget(line)
            line.hide()
            line.deleteLater()
        self.lines = [WorkLine(work, self) for work in works]
        for line in self.lines:
            self._layout.addWidget(line)
        self._empty.setVisible(not works)
        self.fit()
        if self.lines:
            self.lines[0].cancel.setFocus()

    def fit(self) -> None:
        """Resize the list to the height that its lines need at this width."""
        for line in self.lines:
            line.ensurePolished()
        self.resize(self.width(), self._layout.totalHeightForWidth(self.width()))

    def hideEvent(self, event: object) -> None:
        work_list.changed.disconnect(self.refresh)
        work_list.forget()


class WorkLine(QWidget):
    """The title of a task, with a bar and the time left, or its outcome."""

    def __init__(self, work: BackgroundWork, parent: QWidget) -> None:
        super().__init__(parent)
        self.work = work
        title, self.state, self.bar = QLabel(work.title, self), QLabel(self), QProgressBar(self)
        title.setFont(theme.font(10.5, QFont.Weight.DemiBold))
        title.setWordWrap(True)
        self.state.setObjectName("caption")
        self.state.setWordWrap(True)
        self.cancel = QPushButton(self.tr("Cancel"), self)
        make_accessible(self.cancel, self.tr("Cancel: {0}").format(work.title))
        self.cancel.clicked.connect(work.cancel)
        self.bar.setAccessibleName(work.title)
        self.bar.setTextVisible(False)
        line, whole = QHBoxLayout(), QVBoxLayout(self)
        line.addWidget(self.bar, 1)
        line.addWidget(self.cancel)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(4)
        whole.addWidget(title)
        whole.addLayout(line)
        whole.addWidget(self.state)
        self.refresh()

    def refresh(self) -> None:
        """Show the progress."""
        runs = self.work.stage is WorkStage.RUNNING
        self.bar.setVisible(runs)
        self.cancel.setVisible(runs)
        self.bar.setRange(0, 0 if self.work.share is None else PARTS)
        self.bar.setValue(round(PARTS * (self.work.share or 0.0)))
        self.state.setText(state_text(self.work))


def state_text(work: BackgroundWork) -> str:
    """Return the progress of a task, or its outcome."""
    if work.stage is WorkStage.DONE:
        return _tr("Done")
    if work.stage is WorkStage.FAILED:
        return _tr("Failed: {0}").format(work.reason.partition("\n")[0])
    if work.share is None:
        return _tr("Starting…")
    share = _tr("{0}%").format(round(100 * work.share))
    left = work.left
    if left is None:
        return share
    time = _tr("{0} s").format(left) if left <= 120 else _tr("{0} min").format(round(left / 60))
    return _tr("{0}, about {1} left").format(share, time)


def _button_text() -> tuple[str, str]:
    """Return the title of running or ended work, and a text that contains a placeholder for the title,
    and the progress.
    """
    running, over = work_list.running, work_list.over
    if len(running) == 1:
        return running[0].title, _tr("{0}: {1}").format("{0}", _share(running[0]))
    if running:
        return str(len(running)), _tr("{0} in the background: {1}").format("{0}", _share(*running))
    if over:
        return over[0].title, _tr("{0}: done") if over[0].stage is WorkStage.DONE else _tr("{0}: failed")
    return "", "{0}"


def _share(*works: BackgroundWork) -> str:
    return _tr("{0}%").format(round(100 * sum(work.share or 0.0 for work in works) / len(works)))


def may_leave(window: QWidget, others: bool) -> bool:
    """Ask before a window's work is lost; return whether to continue. others: also work without a window."""
    owners = (window, None) if others else (window,)
    works = [work for work in work_list.running if work.is_lost and _window_of(work.owner) in owners]
    if not works:
        return True
    lines = "\n".join(f"• {work.title} ({state_text(work)})" for work in works)
    text = _tr("Unfinished work is lost:\n\n{0}").format(lines)
    box = QMessageBox(QMessageBox.Icon.Question, _tr("Quit while work is running?"), text, parent=window)
    quit_button = box.addButton(_tr("Quit and discard work"), QMessageBox.ButtonRole.DestructiveRole)
    stay = box.addButton(_tr("Keep it running"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(stay)
    box.exec()
    box.deleteLater()
    return box.clickedButton() is quit_button


def _window_of(owner: QObject | None) -> QObject | None:
    """Return the window (not the dialog) that contains an object; None: it belongs to no window."""
    while owner is not None and owner.parent() is not None:
        owner = owner.parent()
    return owner if isinstance(owner, QWidget) else None


def _tr(text: str) -> str:
    return QCoreApplication.translate("BackgroundWork", text)
