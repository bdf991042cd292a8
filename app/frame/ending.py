"""The end of the program: on a signal, without a display, and on Ctrl+Q in windows without that command."""

from __future__ import annotations

import os
import re
import signal
import socket
import sys
from collections.abc import Callable

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    QPoint,
    QSocketNotifier,
    Qt,
    QThread,
    QTimer,
    QtMsgType,
    qFormatLogMessage,
    qInstallMessageHandler,
)
from PySide6.QtGui import QDrag, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QWhatsThis, QWidget

from app.widgets.announce import announce

SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
STEP = 20  # ms between two dialogs that are canceled
MOST = 150  # steps; after these, a dialog that cannot be canceled no longer delays the end
QUIT, NAME = "Ctrl+Q", "quitKey"
DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
_GONE = re.compile(r"The (?:X11|Wayland) connection (?:broke|experienced a fatal error)")


class SignalEnd(QObject):
    """Closes the windows when a signal requests it, such as Ctrl+C in the terminal.

    A question to the user at that moment runs an event loop below the call that asked it: it is canceled
    before the windows close, so that each call returns to a window that still exists.
    """

    def __init__(self, close: Callable[[], object], parent: QObject) -> None:
        """Create the handler. close: closes all windows without a question, saving whatever they save."""
        super().__init__(parent)
        self._close, self._steps = close, 0
        self._timer = QTimer(self, interval=STEP)
        self._timer.timeout.connect(self._go_on)
        self._wake_python()
        for number in SIGNALS:
            if signal.getsignal(number) != signal.SIG_IGN:  # as nohup wants it
                signal.signal(number, lambda *_: self._timer.start())

    def _wake_python(self) -> None:
        """Let Python handle a signal immediately, even while the windows are idle."""
        self._read, self._write = socket.socketpair()
        for end in (self._read, self._write):
            end.setblocking(False)
        self._woken = QSocketNotifier(self._read.fileno(), QSocketNotifier.Type.Read, self)
        self._woken.activated.connect(lambda: self._read.recv(64))
        signal.set_wakeup_fd(self._write.fileno(), warn_on_full_buffer=False)

    def _go_on(self) -> None:
        self._steps += 1
        if QThread.currentThread().loopLevel() > 1 and self._steps < MOST:
            _cancel()
            return
        self._timer.stop()
        self._close()
        QCoreApplication.exit(0)


def _cancel() -> None:
    """Cancel whatever is open on top of everything else: a menu, a dialog or a drag."""
    above = QApplication.activePopupWidget() or QApplication.activeModalWidget()
    if above is None:
        QDrag.cancel()
    elif isinstance(above, QDialog):
        above.reject()
    else:
        above.close()


def end_without_display() -> None:
    """End the program with a message when its display is lost; open work is saved every few seconds.

    Qt would call `exit` at this point, which destroys objects that other threads still use.
    """
    qInstallMessageHandler(_on_message)


def _on_message(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    print(qFormatLogMessage(kind, context, text), file=sys.stderr, flush=True)  # noqa: T201
    if _GONE.search(text):
        end = "lparlab: the display has gone. The next start offers the work that was open."
        print(end, file=sys.stderr, flush=True)  # noqa: T201
        os._exit(1)


class QuitKey(QObject):
    """Adds the key to each window without a quit command; a dialog indicates that it must be answered."""

    def __init__(self, leave: Callable[[], object], app: QApplication) -> None:
        super().__init__(app)
        self._leave = leave
        app.focusWindowChanged.connect(self._offer)

    def _offer(self) -> None:
        window = QApplication.activeWindow()
        if window is not None and not _has_key(window):
            key = QShortcut(QKeySequence(QUIT), window)
            key.setObjectName(NAME)
            key.activated.connect(self._quit)

    def _quit(self) -> None:
        window = QApplication.activeWindow()
        if window is None or not window.isModal():
            self._leave()
            return
        key = QKeySequence(QUIT).toString(QKeySequence.SequenceFormat.NativeText)
        text = self.tr("Answer or close this window first; then {0} quits.").format(key)
        below = QPoint(window.rect().center().x(), window.rect().bottom())  # not over the buttons
        QWhatsThis.showText(window.mapToGlobal(below), text, window)
        announce(window, text)


def _has_key(window: QWidget) -> bool:
    quits = (keys.toString() == QUIT for action in window.actions() for keys in action.shortcuts())
    return any(quits) or window.findChild(QShortcut, NAME, DIRECT) is not None
