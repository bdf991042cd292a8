"""A line of named values."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QWidget

from app.look import theme
from app.look.literal import literal
from app.widgets.elided import ElidedLabel
from app.widgets.pictured import pictured
from engine.language import numeral

EDGE, GAP = 14, 16  # px around and between the values
NAMED = 128  # minimum px of a name while other values can be hidden
MIN_SHARE = 6  # px of a column a share: room is made for a lesson at the side


class Strip(QFrame):
    """Names above values, side by side; long values are elided with dots and shown in their tooltips.

    If there is not enough room for all values, the dispensable ones are hidden first, as a whole: half a
    number would be wrong, and "Pag…" is no name.
    """

    def __init__(
        self,
        titles: dict[str, tuple[str, str, int]],
        parent: QWidget | None = None,
        missable: Sequence[str] = (),
    ) -> None:
        """Create the strip; `titles` maps an id to the title, a help text and its share of the width;
        missable: hidden first.
        """
        super().__init__(parent)
        self._missable = tuple(missable)
        self._left_out: frozenset[str] = frozenset()  # values that do not apply now
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        pictured(self, QAccessible.Role.Grouping)
        self._captions: dict[str, ElidedLabel] = {}
        self._values: dict[str, ElidedLabel] = {}
        self._shares: dict[str, int] = {}
        self._grid = grid = QGridLayout(self)
        grid.setSizeConstraint(QGridLayout.SizeConstraint.SetNoConstraint)
        grid.setContentsMargins(EDGE, 6, EDGE, 8)
        grid.setHorizontalSpacing(GAP)
        grid.setVerticalSpacing(1)
        for column, (name, (title, help_text, share)) in enumerate(titles.items()):
            self._captions[name] = self._caption(title, help_text)
            grid.addWidget(self._captions[name], 0, column)
            self._values[name] = self._value(title, help_text)
            grid.addWidget(self._values[name], 1, column)
            self._shares[name] = share
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def _caption(self, title: str, help_text: str) -> ElidedLabel:
        label = ElidedLabel(title, self)
        label.setObjectName("caption")
        label.setFont(theme.font(8.5))
        label.setToolTip(help_text)
        return label

    def _value(self, title: str, help_text: str) -> ElidedLabel:
        label = ElidedLabel("–", self)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        label.setFont(theme.font(10.5, QFont.Weight.Medium))
        label.setToolTip(help_text)
        label.setWhatsThis(literal(help_text))
        label.setAccessibleName(title)
        return label

    def show_values(self, values: dict[str, str], captions: dict[str, str] | None = None) -> None:
        """Set some of the values and captions by their ids."""
        for name, text in (captions or {}).items():
            if self._captions[name].text() != text:
                self._captions[name].setText(text)
        for name, text in values.items():
            if self._values[name].text() != text:
                self._values[name].setText(text)
                self._values[name].setToolTip(f"{text}\n{self._values[name].whatsThis()}")
        self._share_out()
        spoken = (f"{self._captions[name].text()}: {value.text()}" for name, value in self._values.items())
        self.setAccessibleDescription("; ".join(spoken))

    def leave_out(self, *names: str) -> None:
        """Hide these values for now."""
        self._left_out = frozenset(names)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()

    def _share_out(self) -> None:
        """Show as many values as there is room for."""
        shown = [name for name in self._values if name not in self._left_out]
        for name in self._missable:
            if name not in shown:
                continue
            if self._needed(shown) <= self.width() - 2 * EDGE:
                break
            shown.remove(name)
        for column, (name, value) in enumerate(self._values.items()):
            if value.isVisibleTo(self) != (name in shown):
                value.setVisible(name in shown)
                self._captions[name].setVisible(name in shown)
            self._grid.setColumnStretch(column, self._shares[name] if name in shown else 0)
            self._grid.setColumnMinimumWidth(column, self._least(name) if name in shown else 0)

    def minimumSizeHint(self) -> QSize:
        """Return a width that excludes dispensable values, because the layout would otherwise never hide
        any.
        """
        return QSize(MIN_SHARE * sum(self._shares.values()), super().minimumSizeHint().height())

    def _needed(self, names: Sequence[str]) -> int:
        return sum(self._least(name) + GAP for name in names) - GAP

    def _least(self, name: str) -> int:
        return max(self._values[name].text_width(), min(self._captions[name].text_width(), NAMED))

    def rows(self) -> list[list[str]]:
        """Return the names that currently apply, with the values below them."""
        shown = [name for name in self._values if name not in self._left_out]
        return [[parts[name].text() for name in shown] for parts in (self._captions, self._values)]

    def value(self, name: str) -> str:
        """Return the text shown for an id."""
        return self._values[name].text()


def short(number: float) -> str:
    """Return a large number as a short text: "850", "12k", "1.3M"."""
    for size, letter in ((1e6, "M"), (1e3, "k")):
        if number >= 0.9995 * size:
            value = number / size
            return f"{numeral(value, '.0f')}{letter}" if value >= 9.95 else f"{numeral(value, '.1f')}{letter}"
    return numeral(number, ".0f")
