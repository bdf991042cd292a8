"""Translation of the words of charts."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

tr = partial(QCoreApplication.translate, "Charts")
