"""A student who plays any lesson to its end by keyboard alone, with the right answers and the solutions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QSpinBox
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.run.console import MAINT, Console
from lessons.format.models import Act, Step
from lessons.play.drawings import MAX_DRAWING_BYTES
from tests.app.lesson.conftest import settle
from tests.app.lesson.keyboard.keys import CTRL, SHIFT, Key, Keys

LONG = 180_000  # ms without any progress: a run of a series may take so long
SPEED = 20  # presses of the key that makes the machine faster


class Student:
    """Plays the open lesson. `answers`: the right answer by step."""

    def __init__(
        self, qtbot: QtBot, lab: Lab, answers: Mapping[str, Any], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.bot, self.lab, self.answers, self.patch = qtbot, lab, answers, monkeypatch
        self.keys = Keys(qtbot, lab)

    @property
    def player(self) -> Any:
        return self.lab.teaching.lessons.player

    @property
    def step(self) -> Step:
        step: Step = self.player.step
        return step

    def play(self) -> None:
        """Play every step of the lesson."""
        for place in range(len(self.player.lesson.steps)):
            self.wait(lambda: not self.player.machine.under_way)
            assert self.player.index == place
            getattr(self, f"_{self.step.kind}", self._read)()
            if not self.player.last:
                self.wait(lambda: self.keys.page.next.isEnabled())
                self.keys.next()

    def write_report(self, folder: Path) -> None:
        """Write the report with the button of the last step."""
        self.patch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
        self.keys.enter_and_sign(self.keys.page.report, "Ada Lovelace")
        assert (folder / "report.html").exists()

    def wait(self, done: Any) -> None:
        """Wait as long as the machine or a series of runs moves on, however slow this computer is."""
        while not done():
            self.bot.waitUntil(partial(self._has_moved, self._moved(), done), timeout=LONG)
        QApplication.processEvents()

    def _has_moved(self, before: tuple[int, int], done: Any) -> bool:
        return bool(done()) or self._moved() != before

    def _moved(self) -> tuple[int, int]:
        return self.lab.session.time_travel.position, len(self.player.sweeps.results)

    # ---- steps

    def _read(self) -> None:
        assert self.keys.page.text.toPlainText().strip()

    def _run(self) -> None:
        self.keys.enter(self.keys.box.start)
        self._hurry()
        self.wait(lambda: self.player.wait.reached)

    _watch = _run

    def _hurry(self) -> None:
        """Make the machine as fast as its speed scale goes."""
        for _ in range(SPEED):
            self.keys.press(Key.Key_Plus)

    def _sweep(self) -> None:
        self.keys.enter(self.keys.box.start)
        self.wait(lambda: self.player.done)

    def _compare(self) -> None:
        self.wait(lambda: self.player.answers.compared().judged is not None)
        found = self.player.answers.compared()
        assert found.judged.right, (self.step.id, found.answer, found.truth)

    def _predict(self) -> None:
        self._answer(self.answers[self.step.id])

    def _explain(self) -> None:
        if self.step.form == "choice":
            self._answer(self.answers[self.step.id])
            assert self.player.answers.judged.right, self.step.id
        else:
            self._in_words()

    _recall = _explain

    def _in_words(self) -> None:
        self.keys.type(self.keys.box.form.field, "What I saw.")
        self.keys.enter(self.keys.box.give)
        self.keys.enter(self.keys.box.sample.show_it)
        self.keys.tab_to(self.keys.box.sample.ticks[0])
        self.keys.press(Key.Key_Space)

    def _reflect(self) -> None:
        self.keys.type(self.keys.box.form.field, "What I take home.")

    def _grade(self) -> None:
        self.keys.enter(self.keys.box.start)
        self.wait(lambda: self.player.done)

    # ---- answers

    def _answer(self, value: Any) -> None:
        getattr(self, f"_{self.step.form}")(value)
        self.keys.enter(self.keys.box.give)

    def _number(self, value: float) -> None:
        self.keys.type(self.keys.box.form.field, f"{value:.6g}" if value < 1e6 else f"{value:.0f}")

    def _choice(self, name: str) -> None:
        self.keys.choose(name)

    def _order(self, names: list[str]) -> None:
        form = self.keys.box.form
        for target, name in enumerate(names):
            self.keys.tab_to(form)
            while form.list.currentRow() > 0:
                self.keys.press(Key.Key_Up)
            for _ in range(form.value().index(name)):
                self.keys.press(Key.Key_Down)
            while form.value().index(name) > target:
                self.keys.press(Key.Key_Up, CTRL)
        assert form.value() == names

    def _bars(self, bars: Mapping[str, Mapping[str, float]]) -> None:
        self._fields([value for parts in bars.values() for value in parts.values()])

    def _curve(self, pairs: list[list[float]]) -> None:
        drawn = self._unfolded()
        times = [drawn.curve.times[field.key] for field in drawn.entries()]
        self._fields([min(pairs, key=lambda pair: abs(pair[0] - time))[1] for time in times])

    def _series(self, points: Mapping[str, float]) -> None:
        self._fields(list(points.values()))

    def _unfolded(self) -> Any:
        drawn = self.keys.box.form.drawn
        if not drawn.numbers.isChecked():
            self.keys.tab_to(drawn.numbers)
            self.keys.press(Key.Key_Space)
        return drawn

    def _fields(self, values: list[float]) -> None:
        for field, value in zip(self._unfolded().entries(), values, strict=True):
            self.keys.overtype(field, f"{value:.{field.decimals()}f}")
            self.keys.press(Key.Key_Tab)

    # ---- goals

    def _do(self) -> None:
        self.wait(lambda: bool(self.player.goals.states()))
        self.lab.session.pause()
        for act in self.step.solution:
            if not self.player.done:
                getattr(self, f"_act_{act.tool}")(act)
                settle(self.bot, self.lab.teaching.lessons)
        if not self.player.done:
            self._until_reached()
        assert self.player.done, [state.why_not for state in self.player.goals.states()]

    def _until_reached(self) -> None:
        """Let the machine run until the goals hold; it may have been stopped by a command just now."""
        self.keys.press(Key.Key_L, CTRL)
        for _ in range(3):
            if not self.player.done:
                if not self.lab.session.playing:
                    self.keys.enter(self.keys.box.play)
                self._hurry()
                self.wait(lambda: self.player.done or not self.lab.session.playing)
                self.player.look()  # the window's clock does so twice a second

    def _act_cp(self, act: Act) -> None:
        self._command(act.userid or MAINT, False, act.cp or "")

    def _act_shell(self, act: Act) -> None:
        self._command(act.on or "", True, act.shell or "")

    def _command(self, userid: str, shell: bool, line: str) -> None:
        """Go to the console with F9, choose whose it is with the arrow keys, and type."""
        self.keys.press(Key.Key_F9)
        panel = self.lab.views.console
        choice, given = panel.choice, len(self.lab.session.commands)
        if panel.console != Console(userid, shell):
            row = [one.userid for one in choice._consoles].index(userid)
            self.keys.pick(choice.userid, row)
            if choice.console.shell != shell:
                self.keys.pick(choice.reader, int(shell))
        self.keys.tab_to(panel.line)
        QTest.keyClicks(QApplication.focusWidget(), line)
        self.keys.press(Key.Key_Return)
        self.wait(lambda: len(self.lab.session.commands) > given)

    def _act_run(self, act: Act) -> None:
        """Run on; a later command of the solution waits for this moment."""
        if act is self.step.solution[-1]:
            self._until_reached()
        else:
            self._go_to(act.run or "")

    def _go_to(self, where: str) -> None:
        if where.startswith("+"):
            where = f"{self.lab.session.time_travel.position / 1e9 + float(where[1:-1]):.3f}s"
        self._in_dialog(lambda dialog: self.keys.overtype(dialog.field, where), Key.Key_G, CTRL)
        self.wait(lambda: not self.lab.session.playing and not self.player.machine.under_way)

    def _in_dialog(self, fill: Any, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
        self.keys.press(key, modifier)
        self.wait(lambda: QApplication.activeModalWidget() is not None)
        dialog: Any = QApplication.activeModalWidget()
        fill(dialog)
        self.keys.press(Key.Key_Return)
        self.wait(lambda: QApplication.activeModalWidget() is None)

    def _act_change(self, act: Act) -> None:
        name, _, value = (act.change or "").partition("=")

        def fill(dialog: Any) -> None:
            keys = [dialog.setting.itemData(row) for row in range(dialog.setting.count())]
            row = next(row for row, one in enumerate(keys) if one is not None and one.key == name)
            self.keys.pick(dialog.setting, row)
            self.keys.overtype(dialog.value, value)

        branches = len(self.lab.session.branches.all)
        self._in_dialog(fill, Key.Key_F, CTRL | SHIFT)
        self.wait(lambda: len(self.lab.session.branches.all) > branches)

    def _act_build(self, act: Act) -> None:
        for id, value in (act.build or {}).items():
            control = self.keys.box.dials.controls[id]
            if isinstance(control, QSpinBox):
                self.keys.overtype(control, str(value))
                self.keys.press(Key.Key_Tab)
            else:
                self.keys.pick(control, control.findData(value))
        self._build()

    def _build(self) -> None:
        self.wait(lambda: self.keys.box.tool.isEnabled())
        self.keys.enter(self.keys.box.tool)
        self.wait(lambda: self.player.goals.commanded and not self.player.machine.under_way)

    def _act_drawing(self, act: Act) -> None:
        """Build with a drawing that was saved; the editor's own tests draw by keyboard."""
        file = self.player.drawing_builder.file
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(self.player.lesson.folder.bytes(act.drawing, MAX_DRAWING_BYTES))
        self._build()

    def _act_rules(self, act: Act) -> None:
        file = self.player.lesson.folder.path / str(act.rules)
        self.patch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
        form, given = self.keys.box.rules, len(self.lab.session.commands)
        box: QComboBox = form.guest
        self.keys.pick(box, box.findText(act.on or ""))
        self.keys.enter(form.give)
        self.wait(lambda: len(self.lab.session.commands) > given)
