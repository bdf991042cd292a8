"""What is particular to a kind of set of runs: its views, controls and words, and what does its runs."""

from __future__ import annotations

import csv
import io
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QWidget

from app.plot.template import PlotTemplate
from app.run_sets.runner import RunSetRunner
from engine.studies.probes import StudyRun


@dataclass(frozen=True)
class ChosenRun:
    """The run of an item of the set, in words: what it is, how far it is, and what it has found."""

    item: Any
    run: StudyRun
    name: str
    state: str = ""
    text: str = ""
    tip: str = ""


class RunSet(QObject):
    """A panel is given one of these. Each of its views has the signals `chosen` and `wanted`."""

    changed = Signal()  # results have come, or runs have begun or ended
    chosen = Signal()  # another run, or there is news of it
    rebuilt = Signal()  # other pages
    failed = Signal(str)
    wrote = Signal(str)  # a file

    runner: RunSetRunner
    views: Sequence[QWidget] = ()  # a page shows one of them
    controls: Sequence[QWidget] = ()  # in the title line of the panel
    choices: Sequence[QComboBox] = ()  # beside the tabs: what the views show
    legend: QWidget | None = None
    actions: Sequence[QAction] = ()  # on the chosen run, beside those of all sets
    runs_each = True  # can each run be simulated alone?
    none = ""  # why there are no pages
    file_name = "runs.csv"

    @abstractmethod
    def pages(self) -> list[str]:
        """Return the titles of the pages; none when there are no runs."""

    @abstractmethod
    def show_page(self, place: int) -> QWidget:
        """Show a page; return its view."""

    @abstractmethod
    def chosen_run(self) -> ChosenRun | None:
        """Return the run that is chosen."""

    @abstractmethod
    def summary(self) -> tuple[str, str]:
        """Return how many runs have ended, and what that means."""

    @abstractmethod
    def csv(self) -> str:
        """Return the results for a spreadsheet."""

    def csv_rows(self) -> list[list[str]]:
        """Return the same as rows, for a menu that copies them."""
        return list(csv.reader(io.StringIO(self.csv())))

    @abstractmethod
    def plots(self) -> PlotTemplate | None:
        """Return plots of what is chosen."""
