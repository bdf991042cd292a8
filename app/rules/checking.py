"""The problems of a rule file, with their positions: the daemon's own messages, and lint."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.cpuplugd.daemon.checks import managed
from engine.cpuplugd.daemon.machine import LinuxMachine
from engine.cpuplugd.language.configuration import Configuration, read
from engine.cpuplugd.language.messages import ERROR, INFO, WARNING, DaemonEnded, RuleMessage, said
from engine.cpuplugd.lints.finding import GuestFacts, RuleFinding
from engine.cpuplugd.lints.lint import lint

SEVERITIES = (ERROR, WARNING, INFO)
MANY = 64  # CPUs of a guest that is not known


@dataclass(frozen=True)
class RuleProblem:
    """A problem; line and column count from 1."""

    line: int
    column: int
    severity: str  # one of SEVERITIES
    what: str
    why: str = ""
    fix: str = ""
    daemon: bool = False  # does the daemon itself say so?


@dataclass(frozen=True)
class CheckedRules:
    """A text, the daemon's reading of it, and its problems."""

    text: str = ""
    configuration: Configuration = field(default_factory=Configuration)
    problems: tuple[RuleProblem, ...] = ()

    @property
    def first_error(self) -> RuleProblem | None:
        """The error that keeps the daemon from starting."""
        return next(
            (problem for problem in self.problems if problem.daemon and problem.severity == ERROR), None
        )

    @property
    def starts(self) -> bool:
        """True if the daemon would start with this text."""
        return bool(self.text.strip()) and self.first_error is None

    @property
    def usable(self) -> bool:
        """True if the text has rules with values; the daemon may still refuse to manage a guest with them."""
        return bool(self.text.strip()) and self.configuration.fatal is None

    @property
    def variables(self) -> dict[str, str]:
        """The names and values of the file's own variables."""
        return {name: setting.value for name, setting in self.configuration.variables.items()}


def check(text: str, processors: int = 0, facts: GuestFacts | None = None) -> CheckedRules:
    """Read a text as the daemon would in a guest with this number of virtual CPUs; 0: not known."""
    if not text.strip():
        return CheckedRules(text)
    configuration = read(text)
    messages = list(configuration.messages)
    if not configuration.fatal:
        messages += _at_start(configuration, processors)
    problems = [*map(_said, messages), *map(_found, lint(configuration, facts))]
    return CheckedRules(
        text, configuration, tuple(sorted(problems, key=lambda problem: (problem.line, problem.column)))
    )


def _at_start(configuration: Configuration, processors: int) -> list[RuleMessage]:
    """Return the daemon's messages after it has read its file and examined the guest."""
    machine = LinuxMachine(present=processors or max(configuration.value("cpu_max"), MANY))
    try:
        return list(managed(configuration, machine).messages)
    except DaemonEnded as ended:
        return [ended.message]


def _said(message: RuleMessage) -> RuleProblem:
    return RuleProblem(
        message.line, message.column, message.severity, message.text, said(message.hint), daemon=True
    )


def _found(finding: RuleFinding) -> RuleProblem:
    return RuleProblem(finding.line, finding.column, finding.severity, finding.what, finding.why, finding.fix)
