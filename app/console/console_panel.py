"""The console dock: the selected console, its output, and the input line."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.console import output
from app.console.choice import ConsoleChoice
from app.console.command_line import CommandLine, Histories
from app.console.output import ANSWER, COMMAND, Output, OutputLine, Transcript
from app.language import scenario_text
from app.look import theme
from app.look.theme import fixed_font
from app.panels.context import PanelContext
from app.run.console import MAINT, Console
from app.run.session import Session
from app.run.worker.console_commands import ConsoleAnswer
from app.widgets.card import Card
from app.widgets.reach import make_accessible
from engine.kernel.units import clock_text


class ConsolePanel(QWidget):
    """Sends commands to the session and shows their responses with the simulated time."""

    history_changed = Signal()
    answered = Signal(str, object)  # a line as it was typed; Answer

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.histories = Histories()
        self._transcripts: dict[Console, Transcript] = {}
        self._pending: dict[int, tuple[Console, str]] = {}  # by number of the command
        self._printing: dict[int, Console] = {}  # by number of a command whose program continues to print
        self._late = 0  # the number that was pending at the last look
        self._heard: Any = None  # engine.cp.unsolicited_messages.Heard: unsolicited messages of CP
        self.choice = ConsoleChoice(self)
        self.output, self.prompt = Output(self), QLabel("", self)
        self.line = CommandLine(self._complete, self)
        self.waiting = QLabel(self.tr("waiting…"), self)
        self._name_controls()
        self._lay_out()
        self._connect()
        self.show_console(Console(MAINT))

    def _name_controls(self) -> None:
        make_accessible(
            self.line,
            self.tr("Command"),
            self.tr(
                "Type a command and press Enter. Tab completes it, Up and Down recall "
                "commands, F1 or ? explains the word at the cursor, and Escape clears the line."
            ),
        )
        make_accessible(self.output, self.tr("Console output"), self.tr("Commands and their responses."))
        self.line.setPlaceholderText(self.tr("Type a command; F1 lists commands, Tab completes"))
        self.prompt.setFont(fixed_font())
        self.waiting.setObjectName("caption")
        self.waiting.hide()
        self.setFocusProxy(self.line)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setContentsMargins(8, 0, 4, 0)
        row.setSpacing(6)
        row.addWidget(self.prompt)
        row.addWidget(self.line, 1)
        row.addWidget(self.waiting)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 0, 4, 6)
        layout.setSpacing(4)
        layout.addWidget(self.output, 1)
        layout.addLayout(row)

    def _connect(self) -> None:
        self.choice.chosen.connect(self._on_chosen)
        self.line.entered.connect(self.enter)
        self.line.older.connect(self._older)
        self.line.newer.connect(self._newer)
        self.line.help_wanted.connect(self.explain)
        self._session.console.answered.connect(self._on_answered)
        self._session.opened.connect(self._on_opened)
        theme.notifier.changed.connect(self._render)

    # ---- which console

    @property
    def console(self) -> Console:
        """The console that is shown."""
        return self.choice.console

    def show_console(self, console: Console) -> None:
        """Show a console and its output; show MAINT's console for a user ID that does not exist."""
        self.choice.show_console(console)
        shown = self.console
        self.line.clear()
        self.line.asks_by_mark = not shown.shell
        self.prompt.setText(shown.prompt or self.tr("CP"))
        self._render()

    def _on_chosen(self, console: Console) -> None:
        self.show_console(console)
        self.line.setFocus()

    def _on_opened(self, scenario: Any) -> None:
        """Switch to the consoles of another run's guests, with a note on the consoles that were in use."""
        self._heard = None
        self._printing.clear()
        userids = [guest.userid for guest in scenario.guests]
        known, systems = {MAINT, *userids}, tuple(scenario.systems)
        self._transcripts = {
            console: said
            for console, said in self._transcripts.items()
            if console.userid in known and console.system in ("", *systems)
        }
        text = self.tr("— A run begins: {0} —").format(scenario_text(scenario.title))
        for said in self._transcripts.values():
            said.extend(output.lines(output.NOTE, output.fold(text, self.output.columns)))
        self.choice.set_guests(userids, systems if len(systems) > 1 else ())
        self.show_console(self.console)

    # ---- commands

    def run(self, console: Console, line: str) -> None:
        """Show a console and submit a line there, as if it had been typed."""
        self.show_console(console)
        if line:
            self.enter(line)

    def enter(self, line: str) -> None:
        """Pass a line to CP or Linux; the response arrives when the machine has time."""
        console = self.console
        self.histories.add(console.key, line)
        self.history_changed.emit()
        number = self._session.console.execute(console.userid, console.wrapped(line), console.shell)
        self._pending[number] = console, line

    def _on_answered(self, number: int, answer: ConsoleAnswer) -> None:
        if answer.goes_on:
            self._go_on(number, answer)
            return
        console, line = self._pending.pop(number, (None, ""))
        if console is None:  # another component sent the command
            return
        if answer.more:
            self._printing[number] = console
        self.answered.emit(line, answer)
        before = f"{clock_text(answer.time)}  {console.prompt and console.prompt + ' '}"
        self._say(console, [OutputLine(COMMAND, output.plain(line), before), *self._said(console, answer)])
        self.show_waiting()

    def _go_on(self, number: int, answer: ConsoleAnswer) -> None:
        """Show a line from a program that prints as time passes."""
        console = self._printing.get(number)
        if console is not None:
            self._say(console, output.lines(output.ANSWER, answer.lines))
        if not answer.more:
            self._printing.pop(number, None)

    def _said(self, console: Console, answer: ConsoleAnswer) -> list[OutputLine]:
        """Return the lines of a response; sentences are folded to the width, tables are not."""
        if answer.number:
            folded = output.fold("\n".join(answer.lines), self.output.columns)
            return output.lines(output.ERROR, folded)
        if not answer.lines and not console.shell:
            return [OutputLine(output.NOTE, self.tr("Done; no response from CP."))]
        return output.lines(output.ANSWER, answer.lines)

    def _keep(self, console: Console, lines: list[OutputLine]) -> None:
        self._transcripts.setdefault(console, output.transcript()).extend(lines)

    def _say(self, console: Console, lines: list[OutputLine]) -> None:
        self._keep(console, lines)
        if console == self.console:
            self.output.append_lines(lines)

    def show_messages(self, recording: Any) -> None:
        """Show CP's unsolicited messages since the last call on the operator console of their system."""
        from engine.cp.unsolicited_messages import (  # exists as soon as there is a recording
            Heard,
            heard,
            messages_since,
        )

        since, self._heard = self._heard or Heard(), heard(recording)
        for message in messages_since(recording, since):
            system = recording.systems[message.system].name if message.system else ""
            line = OutputLine(ANSWER, output.plain(message.text), f"{clock_text(message.time)}  ")
            self._say(Console(MAINT, system=system), [line])

    def show_waiting(self) -> None:
        """Show that a response is late if it was pending at the last call. Call this twice a second."""
        oldest = next(iter(self._pending), 0)
        self.waiting.setVisible(bool(oldest) and oldest == self._late)
        self._late = oldest

    # ---- keys of the line

    def _older(self) -> None:
        self.line.show_line(self.histories[self.console.key].older(self.line.text()))

    def _newer(self) -> None:
        self.line.show_line(self.histories[self.console.key].newer(self.line.text()))

    def _complete(self, head: str) -> list[str]:
        return self._session.console.complete(self.console.userid, head, self.console.shell)

    def explain(self, words: str) -> None:
        """Show the help for a command, or for everything."""
        text = self._session.console.help_text(words, self.console.shell)
        lines = output.lines(output.HELP, output.fold(text, self.output.columns))
        self._keep(self.console, lines)
        self.output.append_text(lines)

    def _render(self) -> None:
        self.output.show_lines(self._transcripts.get(self.console, ()))


def make_panel(context: PanelContext, card: Card) -> ConsolePanel:
    """Return the panel for the lab; the typed commands are kept in the settings."""
    panel, session, settings = ConsolePanel(context.session), context.session, context.settings

    def show() -> None:
        panel.show_waiting()
        if session.recording is not None:
            panel.show_messages(session.recording)

    def keep_history() -> None:
        settings.console_history = panel.histories.stored()

    panel.histories.restore(settings.console_history)
    panel.history_changed.connect(keep_history)
    panel.answered.connect(context.answered)
    card.add_controls(panel.choice.userid, panel.choice.reader)
    context.line_entered.connect(panel.run)
    context.texts_due.connect(show)
    return panel
