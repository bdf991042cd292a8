"""The report of a case of *Find the fault*: the answer to it, in the form of a class's reports.

The first answer to a case counts, because its verdict shows the right answer. `FaultResults` saves its
report, which also records that the case was answered.
"""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from engine import platform
from engine.atomic import atomic_write
from engine.faults.catalog import kind_named
from engine.faults.deal import FaultError, case
from engine.faults.proof import MAX_LINES, FaultAnswer, FaultExamination, FaultVerdict, examine, judge
from engine.faults.report import repair_sentence
from engine.faults.work import RepairError
from engine.language import say
from engine.runs.pool import Threads
from lessons.report.report import FAULT, FaultResult, Report, StepReport
from lessons.report.report_file import ReportError, read_report, report_text

MOST_LETTERS = 2_000  # of a repair


@dataclass(frozen=True)
class FaultWork:
    """How an answer came about: its times of day in ISO 8601, and the real time that it took."""

    started: str = ""
    finished: str = ""
    seconds: float = 0.0
    version: str = ""  # of the program


def fault_report(
    found: FaultExamination, answer: FaultAnswer, verdict: FaultVerdict, work: FaultWork = FaultWork()
) -> Report:
    """Return the report of an answer, without a name."""
    dealt = found.dealt
    result = FaultResult(
        case=dealt.code,
        cause=answer.cause,
        place=answer.place.strip()[:200],
        repair=tuple(line[:MOST_LETTERS] for line in answer.repair if line.strip())[:MAX_LINES],
        hints=answer.hints,
        points=verdict.points,
    )
    return Report(
        lesson=FAULT + dealt.code,
        title=say("Find the fault: case {0}", dealt.code),
        study=dealt.kind.machine.study,
        version=work.version,
        seed=dealt.seed,
        started=work.started,
        finished=work.finished,
        steps=_steps(found, answer, verdict, work.seconds),
        fault=result,
    )


def _steps(
    found: FaultExamination, answer: FaultAnswer, verdict: FaultVerdict, seconds: float
) -> tuple[StepReport, ...]:
    dealt, named = found.dealt, kind_named(answer.cause)
    given = say(named.title) if named is not None else answer.cause
    repair = "; ".join(line.strip() for line in answer.repair if line.strip())[:MOST_LETTERS]
    told = (
        ("cause", say("Cause"), given, dealt.cause, verdict.cause),
        ("place", say("Place"), answer.place.strip()[:200], dealt.place.name, verdict.place),
        ("repair", say("Repair"), repair, "; ".join(dealt.repair), verdict.restored),
    )
    return tuple(
        StepReport(
            id=id,
            title=title,
            kind="explain",
            form="choice",
            state="done",
            answer=own,
            answer_text=own,
            truth_text=right,
            right=holds,
            attempts=1,
            shown=verdict.again,
            hints=answer.hints if id == "cause" else 0,
            sentence=repair_sentence(found, verdict) if id == "repair" else "",
            seconds=seconds if id == "cause" else 0.0,
        )
        for id, title, own, right, holds in told
    )


class FaultResults:
    """The reports of the first answers, in a folder; a case that has a file was answered."""

    def __init__(self, folder: Path | None = None) -> None:
        """folder: None for that of this user, in which all windows and commands keep them."""
        self._folder = folder or platform.settings_file().parent / "faults"

    def file(self, code: str) -> Path:
        """Return the file of a case."""
        return self._folder / f"report-{code}.json"

    def was_answered(self, code: str) -> bool:
        """Return whether the right answer to a case was shown."""
        return self.file(code).exists()

    def keep(self, report: Report) -> None:
        """Keep the report of a first answer. Raises OSError."""
        assert report.fault is not None
        if not self.was_answered(report.fault.case):
            atomic_write(self.file(report.fault.case), report_text(report, {}), make_folder=True)

    def signed(self, code: str, student: str) -> str:
        """Return the report of the first answer to a case under a name, as text. Raises ReportError."""
        kept = read_report(self.file(code))
        if not kept.untouched or kept.report.fault is None or kept.report.fault.case != code:
            raise ReportError(say("was changed after it was written; expected the report of case {0}", code))
        name = " ".join(student.split())[:200]
        return report_text(kept.report.model_copy(update={"student": name}), {})


def replay_fault(report: Report) -> list[str]:
    """Return the differences between a report and its answer, judged again by runs of the case."""
    told = report.fault
    assert told is not None
    try:
        dealt = case(told.case)
        with closing(Threads()) as threads:
            found = examine(dealt, threads)
        verdict = judge(found, FaultAnswer(told.cause, told.place, told.repair, told.hints))
    except (FaultError, RepairError) as error:
        return [say("cannot be replayed: {0}", error)]
    own = fault_report(found, FaultAnswer(told.cause, told.place, told.repair, told.hints), verdict)
    return [*_strange(report, own), *_differences(report, own)]


def _strange(report: Report, own: Report) -> list[str]:
    """Return the fields that show that a report belongs to a case other than the one it specifies."""
    names = [name for name in ("lesson", "seed") if getattr(report, name) != getattr(own, name)]
    return [say("{0}: differs from that of the case", name) for name in names]


def _differences(report: Report, own: Report) -> list[str]:
    """Return the verdicts that differ; fewer points are not doubtful: the answer may have been shown."""
    told = {step.id: step.right for step in report.steps}
    found = [
        say("{0}: the replay shows: {1}", step.id, say("right") if step.right else say("not right"))
        for step in own.steps
        if told.get(step.id) != step.right
    ]
    points = report.fault.points if report.fault is not None else 0
    most = own.fault.points if own.fault is not None else 0
    if points > most:
        found.append(say("has {0} points; the replay results in {1}", points, most))
    return found
