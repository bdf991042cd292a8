"""An empty window of PySide6: `python -m bench.window.empty MODULE ...` imports the modules, and closes it.

If pydantic is one of them, it also defines a model, because only that imports most of pydantic.
It prints when the window was painted, in ms after the start of the process, as `app --measure-start` does.
"""

from __future__ import annotations

import importlib
import os
import sys
from time import monotonic_ns

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow


class Window(QMainWindow):
    """Closes itself when it has been painted."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Print the time, after the frame."""
        super().paintEvent(event)
        QTimer.singleShot(0, self._painted)

    def _painted(self) -> None:
        print(f"painted {(monotonic_ns() - int(os.environ['LPARLAB_STARTED'])) / 1e6:.1f}", flush=True)
        self.close()


def main(modules: list[str]) -> int:
    """Import the modules, and open the window."""
    for name in modules:
        importlib.import_module(name)
    if pydantic := sys.modules.get("pydantic"):
        pydantic.create_model("Point", x=(float, 0))
    app, window = QApplication(["empty"]), Window()
    window.resize(1600, 900)
    window.show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
