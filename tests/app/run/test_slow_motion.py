"""Slow motion: the run goes slowly while a relocation has its guest stopped, and only then."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QSettings

from app.run import speed
from app.run.worker.slow_motion import SLOW, STEP, SlowMotion
from app.settings.settings import Settings
from engine.kernel.kinds import Incident
from engine.kernel.units import SECOND
from engine.state.tables import LOG

ASKED, STOPPED, ENDED, REFUSED = (
    Incident.MOVE_ASKED,
    Incident.MOVE_QUIESCED,
    Incident.MOVE_ENDED,
    Incident.MOVE_REFUSED,
)
STORY = [
    (1, ASKED, 0),
    (2, Incident.COLLISION, 0),
    (5, STOPPED, 0),
    (6, ASKED, 1),
    (9, ENDED, 0),
    (11, REFUSED, 1),
]


def recording(at: int, story: list[tuple[int, Incident, int]] = STORY) -> Any:
    """A run with this log that stands at a second."""
    log = np.zeros(len(story), LOG)
    for row, (second, what, value) in enumerate(story):
        log["time"][row], log["what"][row], log["value"][row] = second * SECOND, what, value
    return SimpleNamespace(log=log, at=at * SECOND)


def seen(slow: SlowMotion, run: Any, at: int) -> tuple[bool, bool]:
    run.at = at * SECOND
    slow.look(run)
    return slow.moving, slow.stopped


def test_it_follows_the_log_forth_and_back() -> None:
    slow, run = SlowMotion(), recording(0)
    expected = {0: (False, False), 1: (True, False), 5: (True, True), 8: (True, True), 9: (True, False)}
    expected |= {11: (False, False)}
    for at in (0, 1, 5, 8, 9, 11, 5, 1, 11, 8, 0):
        assert seen(slow, run, at) == expected[at], at


def test_another_run_is_read_anew() -> None:
    slow = SlowMotion()
    assert seen(slow, recording(0), 6) == (True, True)
    assert seen(slow, recording(0, [(1, ASKED, 0)]), 6) == (True, False)


@pytest.mark.parametrize("asked", [0.1, 1.0, 60.0, speed.MAX])
def test_only_a_stop_makes_it_slow(asked: float) -> None:
    slow, run = SlowMotion(), recording(0)
    seen(slow, run, 4)
    assert slow.ratio(asked) == asked
    assert slow.step(4 * SECOND, 9 * SECOND) == 4 * SECOND + STEP
    seen(slow, run, 5)
    assert slow.ratio(asked) == min(asked, SLOW)
    seen(slow, run, 11)
    assert slow.step(11 * SECOND, 19 * SECOND) == 19 * SECOND


def test_it_can_be_switched_off() -> None:
    slow, run = SlowMotion(), recording(0)
    seen(slow, run, 6)
    slow.on = False
    assert slow.ratio(60.0) == 60.0
    assert slow.step(6 * SECOND, 9 * SECOND) == 9 * SECOND


def test_the_choice_is_kept(tmp_path: Any) -> None:
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    settings = Settings(store)
    assert settings.slow_motion
    settings.slow_motion = False
    assert not Settings(store).slow_motion
