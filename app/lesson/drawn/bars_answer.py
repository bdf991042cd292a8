"""An answer of stacked bars: the number of each guest's pages in each place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QButtonGroup, QLabel, QToolButton, QWidget

from app.charts.toolkit.header import draw_swatch
from app.lesson.drawn.answer import DrawnAnswer, NumberField
from app.lesson.drawn.bars_canvas import BarsCanvas
from app.lesson.drawn.stacks import Answer, Stacks, place_label, place_look, short_label
from app.look import theme
from app.widgets.reach import make_accessible

SWATCH = QSize(12, 12)
ICON = QSize(16, 12)  # the swatch, and a gap to the name


class BarsAnswer(DrawnAnswer):
    """A bar for each item, with a part for each place; items: (id, label); places: named like the
    measures guest.PLACE; most: pages.
    """

    def __init__(
        self,
        items: Sequence[tuple[str, str]],
        places: Sequence[str],
        most: float,
        unit: str = "",
        parent: QWidget | None = None,
    ) -> None:
        self._stacks = stacks = Stacks([item for item, _ in items], places, most)
        self._labels = [label for _, label in items]
        canvas = BarsCanvas(self._labels, self._stacks, unit)
        super().__init__(canvas, lambda key: stacks.get(*key), parent)
        self.bars = canvas
        canvas.unit = unit or self.tr("pages")
        make_accessible(
            canvas,
            self.tr("Draw the bars"),
            self.tr(
                "Drag the upper edge of a part. Left and Right select a bar (with Shift, a "
                "part). Up, Down, Page Up and Page Down move the edge; Home empties the part, "
                "and End fills the bar."
            ),
        )
        self._chips = self._make_chips()
        self._make_fields()
        canvas.told.connect(self._show_chip)
        theme.notifier.changed.connect(self._colour_chips)
        self._colour_chips()
        self.fold(len(items))

    def _make_chips(self) -> QButtonGroup:
        """Create the legend; a click on an entry selects the place to draw."""
        group = QButtonGroup(self)
        for number, place in enumerate(self._stacks.places):
            chip = QToolButton(self)
            chip.setText(short_label(place))
            chip.setCheckable(True)
            chip.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            chip.setIconSize(ICON)
            make_accessible(chip, self.tr("Draw: {0}").format(place_label(place)))
            group.addButton(chip, number)
            self.head.addWidget(chip)
        self.head.addStretch(1)
        group.button(0).setVisible(len(self._stacks.places) > 1)
        group.button(0).setChecked(True)
        group.idClicked.connect(self._choose_place)
        return group

    def _colour_chips(self) -> None:
        for number, place in enumerate(self._stacks.places):
            pixmap = QPixmap(ICON * 2)
            pixmap.setDevicePixelRatio(2)
            pixmap.fill(Qt.GlobalColor.transparent)
            with QPainter(pixmap) as painter:
                draw_swatch(painter, QRectF(QPointF(), SWATCH), place_look(place), theme.current())
            self._chips.button(number).setIcon(QIcon(pixmap))

    def _make_fields(self) -> None:
        for column, place in enumerate(self._stacks.places, start=1):
            self.grid.addWidget(QLabel(short_label(place), self.fields), 0, column)
        for row, label in enumerate(self._labels):
            head = QLabel(label, self.fields, wordWrap=True)
            self.grid.addWidget(head, row + 1, 0, Qt.AlignmentFlag.AlignTop)
            for column, place in enumerate(self._stacks.places):
                name = self.tr("{0}, {1}").format(label, place_label(place))
                field = NumberField(0.0, self._stacks.most, self.canvas.step, name, self.fields)
                field.key = row, column
                field.entered.connect(self._on_field)
                field.lineEdit().textEdited.connect(lambda _, row=row: self._stacks.touch(row))
                self._add_field(field, row + 1, column + 1)

    # ---- the answer

    def value(self) -> Answer:
        """Return the pages by item and place."""
        return self._stacks.value

    def untouched(self) -> list[str]:
        """Return the labels of bars that were not drawn."""
        return [self._labels[number] for number in self._stacks.untouched()]

    def set_value(self, value: Mapping[str, Mapping[str, float]]) -> None:
        """Show an answer; places that it does not name are 0."""
        self._stacks.take(value)
        self.drawn = True
        self.refresh()
        self.canvas.say()

    def show_truth(
        self,
        model: Mapping[str, Mapping[str, float]] | None,
        published: Mapping[str, Mapping[str, float]] | None,
    ) -> None:
        """Show the result of the run and the published values next to the answer; either may be None or
        partial.
        """
        self.bars.show_truth(_plain(model), _plain(published))
        items, places = self._stacks.items, self._stacks.places
        self._show_notes(lambda key: self.bars.notes(items[key[0]], places[key[1]]))

    # ---- selection

    def _choose_place(self, number: int) -> None:
        self.bars.part = number
        self.canvas.setFocus()
        self.canvas.say()

    def _show_chip(self) -> None:
        self._chips.button(self.bars.part).setChecked(True)

    def _on_field(self, key: tuple[int, int], value: float) -> None:
        self.bars.item, self.bars.part = key
        self._stacks.put(*key, value)
        self._on_drawn()
        self.canvas.say()


def _plain(parts: Mapping[str, Mapping[str, float]] | None) -> Answer:
    found = {
        item: {place: float(value) for place, value in row.items()} for item, row in (parts or {}).items()
    }
    return {item: row for item, row in found.items() if row}
