"""Opens only the editor's window: it is painted first, and then the drawing is imported."""

from __future__ import annotations

import gc
import sys
import traceback
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from app import language
from app.frame.ending import QuitKey, SignalEnd, end_without_display
from app.run.process import say_since_start
from app.settings.settings import APPLICATION, ORGANISATION, Settings
from app.topology.window import windows


def run(file: Path | None = None, measure: bool = False) -> int:
    """Open the window and return the exit code. `measure` prints the startup milestones and closes the
    window.
    """
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName(APPLICATION)
    app.setOrganizationName(ORGANISATION)
    app.setApplicationDisplayName("LPAR Lab")
    settings = Settings()
    spoken = language.readable(settings.language)
    language.speak(app, spoken)
    sys.excepthook = report
    SignalEnd(partial(windows.close_all, ask=False), app)
    end_without_display()
    QuitKey(windows.quit_all, app)
    window = windows.open_window(settings, file)
    window.completed.connect(gc.enable)
    if settings.complaint:
        window.header.banner.show_message(settings.complaint)
    if spoken != settings.language:
        window.header.banner.show_message(language.NO_FONT)
    if measure:
        _measure(window)
    return app.exec()


def _measure(window: Any) -> None:
    window.painted.connect(lambda: say_since_start("painted"))
    window.furnished.connect(lambda: say_since_start("interactive"))
    window.furnished.connect(lambda: QTimer.singleShot(0, window.close))


def report(kind: type[BaseException], error: BaseException, where: Any) -> None:
    """Report a window's error on the terminal and in the windows; for sys.excepthook."""
    sys.__excepthook__(kind, error, where)
    details = "".join(traceback.format_exception(error))
    for window in windows.windows():
        window.messages.report(str(error) or kind.__name__, details)
