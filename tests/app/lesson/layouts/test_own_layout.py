"""Whatever is opened, closed, killed and started in which order: a lesson never touches the lab's layout."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QDockWidget
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.panels.specs import LESSON
from app.settings.settings import Settings
from tests.app.conftest import close_labs
from tests.app.fake_simulation import FakeMachines

LESSONS = Path(__file__).parents[3] / "lessons"
OPENED = ("09_pausing_one_guest", "21_the_master_processor", "48_passes_and_quiesce")  # kinds of layouts
WAIT = 60_000  # ms
ACTS = 7
Layout = dict[str, frozenset[str]]


class Desk:
    """A lab that is closed, killed and started again with the same settings."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot, self.file = qtbot, folder / "settings.ini"
        self.labs: list[Lab] = []
        self.start()

    @property
    def lab(self) -> Lab:
        return self.labs[0]

    @property
    def in_lesson(self) -> bool:
        return self.lab.teaching.player is not None

    def start(self) -> None:
        lab = Lab(Settings(QSettings(str(self.file), QSettings.Format.IniFormat)), FakeMachines())
        self.labs.append(lab)
        lab.window.resize(1280, 720)
        lab.window.show()
        with self.qtbot.waitSignal(lab.opened, timeout=WAIT):
            lab.start()
        lab.session.pause()
        self.calm()

    def calm(self) -> None:
        lessons = self.lab.teaching.lessons
        if lessons is not None and lessons.player is not None:
            machine = lessons.player.machine
            self.qtbot.waitUntil(lambda: not machine.under_way, timeout=WAIT)
        for _ in range(3):  # what is done later is done now
            QApplication.processEvents()

    def close(self) -> None:
        close_labs(self.labs)

    def open(self, name: str) -> None:
        self.lab.teaching.open_lesson(LESSONS / name)
        self.calm()

    def leave(self, way: str) -> None:
        card, lessons = self.lab.window.cards[LESSON], self.lab.teaching.lessons
        if way == "list" and lessons is not None:
            lessons.show_list()
        else:
            card.close()
        self.calm()

    def restart(self) -> None:
        self.close()
        self.start()

    def kill(self) -> None:
        """Start again from what was on the disk at a moment: what closing writes is lost."""
        kept = self.file.read_bytes()
        self.close()
        self.file.write_bytes(kept)
        self.start()

    def layout(self) -> Layout:
        """Return the panels of the lab that are open, each with those that it shares its place with."""
        desk, cards = self.lab.window.desk, self.lab.window.cards
        shown = {name: card for name, card in cards.items() if not card.isHidden() and name != LESSON}
        return {name: self._tabs(desk.tabifiedDockWidgets(card)) & {*shown} for name, card in shown.items()}

    @staticmethod
    def _tabs(docks: list[QDockWidget]) -> frozenset[str]:
        return frozenset(dock.objectName() for dock in docks)


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    made = Desk(qtbot, tmp_path)
    yield made
    made.close()


def _acts(desk: Desk) -> dict[str, Callable[[], None]]:
    """Return what may be done next, by name."""
    acts: dict[str, Callable[[], None]] = {f"open {name}": partial(desk.open, name) for name in OPENED}
    acts |= {"restart": desk.restart, "kill": desk.kill}
    ways = ("list", "close") if desk.in_lesson else ()
    return acts | {f"leave by {way}": partial(desk.leave, way) for way in ways}


def _arrange(desk: Desk, chance: Random) -> None:
    """Close a panel and open another one, as a user does."""
    cards = desk.lab.window.cards
    shown, hidden = (
        [name for name, card in cards.items() if card.isHidden() == away and name != LESSON]
        for away in (False, True)
    )
    for name in (
        chance.choice(shown),
        chance.choice([each for each in hidden if each in ("study", "lanes")]),
    ):
        cards[name].toggleViewAction().trigger()
    desk.calm()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_the_layout_of_the_lab_outlives_lessons(desk: Desk, seed: int) -> None:
    chance = Random(seed)
    _arrange(desk, chance)
    desk.restart()
    own, done = desk.layout(), list[str]()
    for _ in range(ACTS):
        name, act = chance.choice([*_acts(desk).items()])
        done.append(name)
        act()
        if not desk.in_lesson:
            assert desk.layout() == own, done
    if desk.in_lesson:
        desk.leave("close")
    assert desk.layout() == own, done
