"""The wording of numbers, times and verdicts in a report."""

from __future__ import annotations

from engine.language import later, numeral, say
from lessons.report.report import Report, StepReport

STATES = {"open": later("not done"), "done": later("done"), "skipped": later("skipped")}
KINDS = {
    "read": later("Read"),
    "example": later("Worked example"),
    "recap": later("Recap"),
    "recall": later("Recall"),
    "sweep": later("Series of runs"),
    "watch": later("Watch"),
    "predict": later("Predict"),
    "run": later("Run"),
    "compare": later("Compare"),
    "explain": later("Explain"),
    "do": later("Do it yourself"),
    "grade": later("Grade"),
    "reflect": later("Reflect"),
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
        return numeral(value, ",.0f")
    return numeral(value, ".3g")


def share(value: float | None) -> str:
    """Return a share as a percentage; "–" for None."""
    return "–" if value is None else f"{value * 100:.0f}%"


def day(moment: str) -> str:
    """Return "2011-11-01 14:51" for "2011-11-01T14:51:03+00:00"; other texts unchanged."""
    return moment[:16].replace("T", " ") if len(moment) >= 16 and moment[10] == "T" else moment


def verdict(step: StepReport) -> str:
    """Return the result of a step in a few words."""
    if step.state != "done" or step.right is None:
        return say(STATES[step.state])
    marks = [say("looked first")] if step.looked else []
    marks += [say("solution shown")] if step.shown else []
    marks += [say("retried {0}×", step.retried)] if step.retried else []
    return "; ".join([say("right" if step.right else "not right"), *marks])


def score(report: Report) -> str:
    """Return "5 of 7 right, 4.5 points (64%)"; "nothing to score" for a lesson without questions."""
    if report.score is None:
        return say("nothing to score")
    text = "{0} of {1} right, 1 point ({3})" if report.earned == 1 else "{0} of {1} right, {2:g} points ({3})"
    return say(text, report.won, report.counted, report.earned, share(report.score))
