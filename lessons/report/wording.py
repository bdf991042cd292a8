"""The wording of numbers, times and verdicts in a report."""

from __future__ import annotations

from lessons.report.report import Report, StepReport

STATES = {"open": "not done", "done": "done", "skipped": "skipped"}
KINDS = {
    "read": "Read",
    "example": "Worked example",
    "recap": "Recap",
    "recall": "Recall",
    "sweep": "Series of runs",
    "watch": "Watch",
    "predict": "Predict",
    "run": "Run",
    "compare": "Compare",
    "explain": "Explain",
    "do": "Do it yourself",
    "grade": "Grade",
    "reflect": "Reflect",
}


def duration(seconds: float) -> str:
    """Return real time as "42 s", "3 min 05 s", "1 h 12 min"."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60:02d} s"
    return f"{whole // 3600} h {whole // 60 % 60:02d} min"


def number(value: float) -> str:
    """Return whole numbers with separators, others with three significant digits."""
    if value == int(value) or abs(value) >= 1000:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def share(value: float | None) -> str:
    """Return a share as a percentage; "–" for None."""
    return "–" if value is None else f"{value * 100:.0f} %"


def day(moment: str) -> str:
    """Return "2011-11-01 14:51" for "2011-11-01T14:51:03+00:00"; other texts unchanged."""
    return moment[:16].replace("T", " ") if len(moment) >= 16 and moment[10] == "T" else moment


def verdict(step: StepReport) -> str:
    """Return the result of a step in a few words."""
    if step.state != "done" or step.right is None:
        return STATES[step.state]
    marks = ["looked first"] if step.looked else []
    marks += ["solution shown"] if step.shown else []
    marks += [f"retried {step.retried}×"] if step.retried else []
    return "; ".join(["right" if step.right else "not right", *marks])


def score(report: Report) -> str:
    """Return "5 of 7 right, 4.5 points (64 %)"; "nothing to score" for a lesson without questions."""
    if report.score is None:
        return "nothing to score"
    points = f"{report.earned:g} point{'' if report.earned == 1 else 's'}"
    return f"{report.won} of {report.counted} right, {points} ({share(report.score)})"
