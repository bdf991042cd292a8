"""The words that all sets of runs have for their states, each with a sign."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.jobs.task_book import TaskBook, TaskProgress
from engine.language import filled, numeral

_tr = partial(QCoreApplication.translate, "RunSet")


def state(book: TaskBook[Any, Any], item: Any) -> str:
    """Return how far an item of a set is, in a few words."""
    done = sum(not isinstance(result, str) for result in book.found(item))
    share = round(100 * book.share(item))
    running = _tr("▶ running, {0}").format(f"{numeral(share, '.0f')} %") if share else _tr("▶ running")
    return {
        TaskProgress.NEW: _tr("– not run"),
        TaskProgress.WAITING: _tr("… waiting"),
        TaskProgress.RUNNING: running,
        TaskProgress.DONE: _tr("● {0}").format(seeds(done)),
        TaskProgress.FAILED: _tr("✗ failed"),
        TaskProgress.CANCELLED: _tr("■ cancelled, {0}").format(seeds(done)) if done else _tr("■ cancelled"),
    }[book.state(item)]


def seeds(number: int) -> str:
    """Return a number of seeds in words."""
    return _tr("1 seed") if number == 1 else _tr("{0} seeds").format(number)


def summary(done: int, total: int, failed: int, pattern: str = "") -> str:
    """Return how many runs of a set have ended, and how many have failed. pattern: calls them otherwise."""
    text = filled(pattern or _tr("{0} of {1} {1:run|runs}"), done, total)
    return _tr("{0} · {1} failed").format(text, failed) if failed else text
