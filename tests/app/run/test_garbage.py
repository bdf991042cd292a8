"""While the worker runs, garbage is collected in the window's thread only."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Sequence
from typing import Any

from pytestqt.qtbot import QtBot

from app.run.session import Session
from tests.app.fake_simulation import FakeMachines


class Cycle:
    """Can only be freed by a collection; notes the thread in which it is."""

    def __init__(self, freed_in: list[str]) -> None:
        self.itself = self
        weakref.finalize(self, lambda: freed_in.append(threading.current_thread().name))


class Wasteful(FakeMachines):
    """Loading allocates enough to make Python collect, if it were allowed to."""

    def load(self, name: str, settings: Sequence[str], seed: int | None) -> Any:
        self.heap: list[list[int]] = [[] for _ in range(100_000)]
        return super().load(name, settings, seed)


def test_garbage_of_the_window_is_not_freed_by_the_worker(qtbot: QtBot) -> None:
    freed_in: list[str] = []
    session = Session(Wasteful())
    with qtbot.waitSignal(session.prepared):
        session.start()
    Cycle(freed_in)
    with qtbot.waitSignal(session.opened):
        session.open("pause-suspend")
    assert freed_in == []
    qtbot.waitUntil(lambda: bool(freed_in))
    assert freed_in == [threading.main_thread().name]
    session.close()


def test_python_collects_by_itself_again_after_the_end(qtbot: QtBot) -> None:
    session = Session(FakeMachines())
    with qtbot.waitSignal(session.prepared):
        session.start()
    assert not gc.isenabled()
    session.close()
    assert gc.isenabled()
