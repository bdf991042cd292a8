"""Qt without a display, for commands that draw."""

from __future__ import annotations

import os
import sys

from PySide6.QtWidgets import QApplication


def application() -> QApplication:
    """Return an application that needs no display, so that images do not depend on a display."""
    made = QApplication.instance()
    if made is None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        made = QApplication(sys.argv[:1])
    assert isinstance(made, QApplication)
    return made
