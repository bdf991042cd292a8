"""Defines an experiment; during editing, shows the number of runs or the error in the definition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.run_sets.definition import DefinitionDialog
from app.widgets.copy_menu import copy_table
from app.widgets.looks import button
from app.widgets.reach import make_accessible
from engine.experiments.bounds import PREFIX, source_of
from engine.experiments.designs import OF_LEVELS, count_of
from engine.experiments.experiment import Experiment, experiment_of
from engine.experiments.model import MAX_RUNS
from engine.language import numeral, title_said
from engine.measures import measures
from engine.scenario.files.catalog import catalog
from engine.scenario.model.parameters import Parameters
from engine.typed import joined_parts, typed_parts, typed_text, typed_value

WIDTH, HIGH, NARROW = 760, 130, 84  # px of the dialog, of each list, and of a short column
MAX_SEEDS = 100
SEPARATOR = ";"  # between settings
PARAMETERS = ("key", "from", "to", "steps", "name")
FIGURES = ("name", "measure", "of", "from", "to")
KEYS = ("lpar.xstor", "lpar.frames", "lpar.processors", "guests.all.share", "seed")


class ExperimentDialog(DefinitionDialog):
    """A dialog that starts with a table in the file format, and returns another table."""

    given = Signal(object, str)  # table, address of a cluster

    def __init__(self, table: Mapping[str, Any], folder: Path, cluster: str, parent: QWidget) -> None:
        super().__init__(self.tr("Define an experiment"), WIDTH, parent)
        self._table, self._folder = dict(table), folder
        self._add_head()
        self._add_lists()
        self._add_design()
        about = self.tr("Address of a Dask scheduler, such as tcp://127.0.0.1:8786; empty: this machine.")
        self.cluster = self.line(cluster, self.tr("Cluster"), about)
        self.cluster.setPlaceholderText(self.tr("this machine"))
        self.form.addRow(self.tr("Cluster"), self.cluster)
        self.add_buttons(self.tr("Define"))
        for part in (self.parameters, self.figures):
            part.changed.connect(self.look)
        self.look()

    def _add_head(self) -> None:
        table = self._table
        self.title = self.line(str(table.get("title", "")), self.tr("Title"), "")
        self.scenario = QComboBox(self, editable=True)
        self.scenario.addItems([entry.id for entry in catalog()])
        self.scenario.setCurrentText(str(table.get("scenario", "")))
        about = self.tr("A shipped scenario, or a file in the experiment folder.")
        make_accessible(self.scenario, self.tr("Scenario"), about)
        self.scenario.currentTextChanged.connect(self.look)
        about = self.tr(
            "Settings of all runs, such as lpar.xstor=1G; until=3m. A semicolon separates settings."
        )
        given = f"{SEPARATOR} ".join(table.get("settings", ()))
        self.settings = self.line(given, self.tr("Settings"), about)
        self.form.addRow(self.tr("Title"), self.title)
        self.form.addRow(self.tr("Scenario"), self.scenario)
        self.form.addRow(self.tr("Settings"), self.settings)

    def _add_lists(self) -> None:
        table = self._table
        keys = [*KEYS, *(f"{PREFIX}{name}" for name in Parameters.model_fields)]
        heads = [self.tr("Setting"), self.tr("From"), self.tr("To"), self.tr("Levels"), self.tr("Name")]
        self.parameters = _List(PARAMETERS, heads, {0: keys}, _rows_of(table.get("parameters", ())), self)
        heads = [self.tr("Name"), self.tr("Measure"), self.tr("Of"), self.tr("From"), self.tr("To")]
        self.figures = _List(FIGURES, heads, {1: list(measures())}, _rows_of(table.get("figures", ())), self)
        self.form.addRow(self.tr("Parameters"), self.parameters)
        self.form.addRow(self.tr("Figures"), self.figures)

    def _add_design(self) -> None:
        own = self._table.get("design", {})
        designs, about = self._designs(), self.tr("Points to run.")
        self.design = self.choice(designs, own.get("kind", "grid"), self.tr("Design"), about)
        about = self.tr("Number of points, for designs without a fixed number of points.")
        self.points = self.number(int(own.get("points", 32)), MAX_RUNS, self.tr("Points"), about)
        about = self.tr("Runs per point; medians are shown.")
        self.seeds = self.number(int(self._table.get("seeds", 1)), MAX_SEEDS, self.tr("Seeds"), about)
        line = QHBoxLayout()
        line.addWidget(self.design, 1)
        for title, box in ((self.tr("Points"), self.points), (self.tr("Seeds"), self.seeds)):
            line.addWidget(QLabel(title, self))
            line.addWidget(box)
        self.form.addRow(self.tr("Design"), line)

    def _designs(self) -> dict[str, object]:
        return {
            self.tr("Full grid"): "grid",
            self.tr("One at a time"): "one-at-a-time",
            self.tr("Latin hypercube"): "latin-hypercube",
            self.tr("Sobol sequence"): "sobol",
            self.tr("Morris: parameter screening"): "morris",
            self.tr("Sobol indices: shares of the variance"): "sobol-indices",
        }

    def table(self) -> dict[str, Any]:
        """Return the table in the format of an experiment file."""
        settings = [text.strip() for text in self.settings.text().split(SEPARATOR) if text.strip()]
        design = {"kind": self.design.currentData(), "points": self.points.value()}
        return self._table | {
            "title": self.title.text().strip(),
            "scenario": self.scenario.currentText().strip(),
            "settings": settings,
            "seeds": self.seeds.value(),
            "design": self._table.get("design", {}) | design,
            "parameters": [_parameter(row) for row in self.parameters.rows()],
            "figures": self.figures.rows(),
        }

    def experiment(self) -> Experiment:
        """Return the experiment. Raises ExperimentError, or TypedError for an incorrectly formatted
        number.
        """
        return experiment_of(self.table(), self._folder)

    def summary(self) -> str:
        self.points.setEnabled(self.design.currentData() not in OF_LEVELS)
        made = self.experiment()
        design = made.table.design
        runs = count_of(design.kind, made.axes, design.points) * made.table.seeds
        sources = [
            f"{axis.name}: {title_said(source_of(axis.key))}" for axis in made.axes if source_of(axis.key)
        ]
        count = self.tr("1 run") if runs == 1 else self.tr("{0} runs").format(numeral(runs, ","))
        return "\n".join([count, *sources[:3]])

    def give(self) -> None:
        self.experiment()
        self.given.emit(self.table(), self.cluster.text().strip())


class _List(QWidget):
    """Rows of texts, with buttons that add a row and remove the selected row."""

    changed = Signal()

    def __init__(
        self,
        keys: Sequence[str],
        heads: Sequence[str],
        known: Mapping[int, Sequence[str]],
        rows: Sequence[Mapping[str, str]],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._keys = keys
        self.cells = QTableWidget(0, len(keys), self)
        self.cells.setHorizontalHeaderLabels(list(heads))
        self.cells.horizontalHeader().setDefaultSectionSize(NARROW)
        wide = next(iter(known))
        self.cells.horizontalHeader().setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
        self.cells.verticalHeader().hide()
        self.cells.setMinimumHeight(HIGH)
        self.cells.setTabKeyNavigation(False)
        self.setFocusProxy(self.cells)
        make_accessible(self.cells, ", ".join(heads), self.tr("Enter or F2 edits a cell."))
        copy_table(self.cells)
        for column, names in known.items():
            self.cells.setItemDelegateForColumn(column, _Completing(names, self))
        for row in rows:
            self.add(row)
        self.cells.setCurrentCell(0, 0)
        self.cells.itemChanged.connect(lambda _: self.changed.emit())
        self.more = button(self.tr("Add"), "", self, on_click=lambda: self.add({}))
        self.less = button(self.tr("Remove"), "", self, on_click=self.remove)
        buttons = QVBoxLayout()
        for made in (self.more, self.less):
            made.setAutoDefault(False)
            buttons.addWidget(made)
        buttons.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.cells, 1)
        layout.addLayout(buttons)

    def add(self, row: Mapping[str, str]) -> None:
        """Append a row and select it."""
        place = self.cells.rowCount()
        self.cells.insertRow(place)
        for column, key in enumerate(self._keys):
            self.cells.setItem(place, column, QTableWidgetItem(str(row.get(key, ""))))
        self.cells.setCurrentCell(place, 0)
        self.changed.emit()

    def remove(self) -> None:
        """Remove the selected row."""
        self.cells.removeRow(self.cells.currentRow())
        self.changed.emit()

    def rows(self) -> list[dict[str, str]]:
        """Return the rows that are not empty, without empty cells."""
        found = [
            {key: self._text(place, column) for column, key in enumerate(self._keys)}
            for place in range(self.cells.rowCount())
        ]
        return [{key: text for key, text in row.items() if text} for row in found if any(row.values())]

    def _text(self, row: int, column: int) -> str:
        item = self.cells.item(row, column)
        return item.text().strip() if item is not None else ""


class _Completing(QStyledItemDelegate):
    """Offers known names while a cell is edited."""

    def __init__(self, names: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._names = list(names)

    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QWidget:
        made = QLineEdit(parent)
        completer = QCompleter(self._names, made)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        made.setCompleter(completer)
        return made


def _rows_of(given: Sequence[Mapping[str, Any]]) -> list[dict[str, str]]:
    """Return the rows of a table as texts; a list of values is put into the "from" column."""
    rows = []
    for item in given:
        row = {key: typed_text(str(value)) for key, value in item.items() if key != "values"}
        if "values" in item:
            row["from"] = joined_parts(typed_text(str(value)) for value in item["values"])
        rows.append(row)
    return rows


def _parameter(row: Mapping[str, str]) -> dict[str, Any]:
    """Return a parameter with its numbers converted; a list in the "from" column, or a single value,
    becomes values.
    """
    made: dict[str, Any] = dict(row)
    low = row.get("from", "")
    if low and not row.get("to"):
        made.pop("from")
        made["values"] = [_value(typed_part) for typed_part in typed_parts(low)]
    for key in ("from", "to", "steps"):
        if key in made:
            made[key] = _value(made[key])
    return made


def _value(text: str) -> int | float | str:
    plain = typed_value(text)
    for kind in (int, float):
        try:
            return kind(plain)
        except ValueError:
            continue
    return plain
