"""Whether the focus can be seen: in pictures of each control, without it and with it."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget

from app.look import theme
from tests.app.access.order import called, stops
from tests.app.access.walk import Colours, colours, ratio

LEAST = 3.0  # contrast of a pixel without the focus and with it
PIXELS = 12  # that change so, at least


def faint(window: QWidget) -> list[str]:
    """Return the controls that look almost the same with the focus; in high contrast, which is hardest.

    The sheets of all themes have the same rules, and other tests compare their colors.
    """
    if theme.current().name != "contrast":
        return []
    nowhere = QWidget(window.window())
    nowhere.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    nowhere.show()
    nowhere.setFocus()
    QApplication.processEvents()
    before = colours(window.grab().toImage())
    found = [called(one) for one in stops(window) if one is not nowhere and not _is_seen(one, window, before)]
    nowhere.deleteLater()
    return [f"the focus is hardly seen on {one}" for one in found]


def _is_seen(one: QWidget, window: QWidget, before: Colours) -> bool:
    one.setFocus(Qt.FocusReason.TabFocusReason)
    area = QRect(one.mapTo(window, QPoint()), one.size()) & window.rect()
    after = colours(window.grab(area).toImage())
    was = before[area.top() : area.bottom() + 1, area.left() : area.right() + 1]
    changed = was != after
    pairs, counts = np.unique(np.stack([was[changed], after[changed]]), axis=1, return_counts=True)
    strong = (int(count) for (a, b), count in zip(pairs.T, counts, strict=True) if ratio(a, b) >= LEAST)
    return sum(strong) >= PIXELS
