"""The parts of a chart that seldom change, kept as pictures behind those that change with the run."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QPixmap

from app.charts.toolkit.kept import Kept


class Backing:
    """The ground stays while another time is shown; the still part is the ground with axes and labels."""

    def __init__(self) -> None:
        self.still: QPixmap | None = None
        self._key: object = None  # of the still part that was painted last
        self._ground: Kept[QPixmap] = Kept()

    def forget(self) -> None:
        """Paint both again."""
        self.still = None
        self._ground.forget()

    def is_current(self, key: object) -> bool:
        """Return True if the still part painted last is still valid."""
        return key == self._key

    def ground(self, key: object, paint: Callable[[], QPixmap]) -> QPixmap:
        """Return the ground."""
        return self._ground.get((key,), paint)

    def take_still(self, key: object, whole: bool, paint: Callable[[], QPixmap]) -> QPixmap | None:
        """Return the still part; None when another one than before is to be painted: the next may be too.

        whole: the chart is painted as a whole, and so without a picture of the still part.
        """
        changed, self._key = key != self._key, key
        if changed:
            self.still = None
        if self.still is None and not (changed and whole):
            self.still = paint()
        return self.still
