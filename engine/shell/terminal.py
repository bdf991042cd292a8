"""A line typed at a guest's terminal gets a response, never an exception; all programs are found by scanning
a folder.
"""

from __future__ import annotations

import inspect
import pkgutil
import re
import shlex
from collections.abc import Iterable
from functools import cache
from importlib import import_module

import numpy as np

from engine.cp.call import Call, RunningMachine, classes_of, guest_number, logged_on
from engine.cp.command import perform as perform_by_cp
from engine.cp.command import system_of
from engine.cp.reply import UNNUMBERED, CommandOutcome, Reply
from engine.kernel.kinds import PAUSE_LABELS, Activity, Pause
from engine.recording.command_log import GivenCommand
from engine.shell import programs as package
from engine.shell.daemon import carry_out, order_of
from engine.shell.program import PROGRAMS, ShellError, ShellProgram, ShellSession

MAX_LINE = 4096  # characters that a terminal accepts in a line
MAX_SHOWN = 40
_OPERATORS = re.compile(r"[;|&<`$()\\*?~]")


@cache
def all_programs() -> dict[str, ShellProgram]:
    """Return all programs by name."""
    for module in sorted(info.name for info in pkgutil.iter_modules(package.__path__)):
        import_module(f"{package.__name__}.{module}")
    return checked(PROGRAMS)


def checked(programs: list[ShellProgram]) -> dict[str, ShellProgram]:
    """Return the programs by name, sorted. Raises ValueError if two have the same name."""
    found: dict[str, ShellProgram] = {}
    for program in programs:
        if program.name in found:
            raise ValueError(f"program {program.name} is defined twice: {program.function.__module__}")
        found[program.name] = program
    return dict(sorted(found.items()))


def help_text(word: str = "") -> str:
    """Return help on one program, or one line for each program."""
    name = word.split()[0] if word.split() else ""
    if name in all_programs():
        program = all_programs()[name]
        return f"{program.usage}\n{inspect.getdoc(program.function) or ''}"
    lines = [f"{program.usage:28} {_title(program)}" for program in all_programs().values()]
    return "\n".join([f'There is no program "{name[:40]}" here. The programs:', *lines] if name else lines)


def _title(program: ShellProgram) -> str:
    return (inspect.getdoc(program.function) or "").split("\n")[0]


def complete(text: str) -> list[str]:
    """Return the words, sorted, that may replace the last word of a line: programs, or files after a
    program.
    """
    from engine.shell.programs.cat import FILES

    tokens = text[:240].split()
    if not tokens or text[-1:].isspace():
        tokens.append("")
    words = list(all_programs()) if len(tokens) == 1 else _own(tokens[0], len(tokens), FILES)
    return sorted(word for word in words if word.startswith(tokens[-1]))


def _own(name: str, place: int, files: Iterable[str]) -> Iterable[str]:
    """Return the words that may follow a program at this position."""
    from engine.cpuplugd.shipped import shipped
    from engine.shell.programs.cpuplugd import ACTIONS

    if name == "cpuplugd":
        return ACTIONS if place == 2 else shipped()
    own = {"echo": ["disk", "/sys/devices/system/cpu/cpu1/online"], "chcpu": ["-d", "-e"]}
    return [*files, *own.get(name, ())]


def perform(machine: RunningMachine, line: str, userid: str) -> CommandOutcome:
    """Execute the line, as root's shell on that guest would. CP receives lines that begin with #CP."""
    if line.split()[:1] and line.split()[0].upper() == "#CP":
        return perform_by_cp(machine, line, userid)
    try:
        session = session_of(machine, userid)
        words = words_of(line)
        return _run(session, words) if words else CommandOutcome(Reply())
    except ShellError as error:
        return CommandOutcome(Reply(error.lines, error.status))


def give_rules(machine: RunningMachine, line: str, userid: str) -> CommandOutcome:
    """Provide the guest's cpuplugd with different rules; line: the action and the rules' name, followed by
    their text.
    """
    try:
        session = session_of(machine, userid)
        order = order_of(GivenCommand(0, 0, userid, line, "rules"), None)
        assert order is not None
        return carry_out(session, order)
    except ShellError as error:
        return CommandOutcome(Reply(error.lines, error.status))


def session_of(machine: RunningMachine, userid: str) -> ShellSession:
    """Return a shell on the guest. Raises ShellError if the guest does not respond."""
    name = re.sub(r"[^ -~]", ".", userid[:MAX_SHOWN]).upper()
    guest = guest_number(machine.scenario, name)
    if guest is None:
        raise ShellError(UNNUMBERED, f"[{name} is no Linux guest of this scenario]")
    classes = classes_of(machine.scenario, name) or ""
    call = Call(machine, name, classes, system=system_of(machine, guest))
    session = ShellSession(call, np.int64(guest))
    if why := _silent(session):
        raise ShellError(UNNUMBERED, f"[no answer: {name} {why}]")
    return session


def _silent(session: ShellSession) -> str:
    """Return the reason why the guest does not respond; "" = it responds."""
    if not logged_on(session.u):
        return "is logged off"
    pause = Pause(session.u["pause"])
    if pause != Pause.RUNNING:
        return f"does not run ({PAUSE_LABELS[pause]})"
    if session.u["activity"] == Activity.BOOT:
        return "is still booting"
    return ""


def words_of(line: str) -> list[str]:
    """Return the words of the line. Raises ShellError for syntax that this shell does not support."""
    if len(line) > MAX_LINE:
        text = f"[the line is too long: {len(line)} characters, a terminal takes {MAX_LINE}]"
        raise ShellError(UNNUMBERED, text)
    text = re.sub(r"[^ -~]", ".", re.sub(r"\s", " ", line)).strip()
    if not text.startswith("vmcp ") and _OPERATORS.search(re.sub(r"'[^']*'", "", text)):
        hint = "[this shell takes one plain command a line: no ; | & < $ ` ( ) \\ * ? ~]"
        raise ShellError(UNNUMBERED, hint)
    try:
        return shlex.split(text.replace(">", " > "))
    except ValueError:
        quote = max("\"'", key=text.rfind)
        raise ShellError(1, f"-bash: unexpected EOF while looking for matching `{quote}'") from None


def _run(session: ShellSession, words: list[str]) -> CommandOutcome:
    name, *arguments = words
    if name not in all_programs():
        raise ShellError(127, f"-bash: {name[:MAX_SHOWN]}: {_missing(name)}")
    program = all_programs()[name]
    result = program.function(session, *arguments)
    return (
        result
        if isinstance(result, CommandOutcome)
        else CommandOutcome(Reply(tuple(result or ())), program.acts)
    )


def _missing(name: str) -> str:
    return "No such file or directory" if "/" in name else "command not found"
