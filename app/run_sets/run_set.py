"""The features of a particular kind of run set: its views, controls and texts, and its runner."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QWidget

from app.jobs.task_book import TaskBook, TaskProgress
from app.plot.template import PlotTemplate
from app.run_sets.runner import RunSetRunner
from engine.language import filled, numeral
from engine.spreadsheet import text_rows
from engine.studies.probes import StudyRun

_tr = partial(QCoreApplication.translate, "RunSet")


def state(book: TaskBook[Any, Any], item: Any) -> str:
    """Return the progress of an item of a set, in a few words."""
    done = sum(not isinstance(result, str) for result in book.found(item))
    share = book.share(item)
    running = _tr("▶ running, {0}").format(numeral(share, ".0%")) if share > 0.005 else _tr("▶ running")
    return {
        TaskProgress.NEW: _tr("– not run"),
        TaskProgress.WAITING: _tr("… waiting"),
        TaskProgress.RUNNING: running,
        TaskProgress.DONE: _tr("● {0}").format(seeds(done)),
        TaskProgress.FAILED: _tr("✗ failed"),
        TaskProgress.CANCELLED: _tr("■ canceled, {0}").format(seeds(done)) if done else _tr("■ canceled"),
    }[book.state(item)]


def seeds(number: int) -> str:
    """Return a number of seeds as text."""
    return _tr("1 seed") if number == 1 else _tr("{0} seeds").format(number)


def summary(done: int, total: int, failed: int, pattern: str = "") -> str:
    """Return the number of runs that have ended, and the number that have failed. pattern: alternative
    wording.
    """
    text = filled(pattern or _tr("{0} of {1} {1:run|runs}"), done, total)
    return _tr("{0} · {1} failed").format(text, failed) if failed else text


@dataclass(frozen=True)
class ChosenRun:
    """The run of an item of the set, as text: its name, its progress, and its results."""

    item: Any
    run: StudyRun
    name: str
    state: str = ""
    text: str = ""
    tip: str = ""


class RunSet(QObject):
    """A set of runs, as given to a panel. Each of its views has the signals `chosen` and `wanted`."""

    changed = Signal()  # results have come, or runs have begun or ended
    chosen = Signal()  # another run, or there is news of it
    rebuilt = Signal()  # other pages
    failed = Signal(str)
    wrote = Signal(str)  # a file

    runner: RunSetRunner
    views: Sequence[QWidget] = ()  # a page shows one of them
    controls: Sequence[QWidget] = ()  # in the title line of the panel
    choices: Sequence[QComboBox] = ()  # beside the tabs: content of the views
    legend: QWidget | None = None
    actions: Sequence[QAction] = ()  # on the chosen run, beside those of all sets
    runs_each = True  # can each run be simulated alone?
    none = ""  # why there are no pages
    file_name = "runs.csv"

    @abstractmethod
    def pages(self) -> list[str]:
        """Return the page titles; none when there are no runs."""

    @abstractmethod
    def show_page(self, place: int) -> QWidget:
        """Show a page; return its view."""

    @abstractmethod
    def chosen_run(self) -> ChosenRun | None:
        """Return the selected run."""

    @abstractmethod
    def summary(self) -> tuple[str, str]:
        """Return the number of runs that have ended, and an explanation of it."""

    @abstractmethod
    def csv(self) -> str:
        """Return the results for a spreadsheet."""

    def csv_rows(self) -> list[list[str]]:
        """Return the same results as rows, for a menu that copies them."""
        return list(text_rows(self.csv()))

    @abstractmethod
    def plots(self) -> PlotTemplate | None:
        """Return plots of the current selection."""
