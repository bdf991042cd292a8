"""The lists at the end of AUTHORING.md; `python -m app.help.reference.authoring` writes them."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from app.help.reference.markdown import code, table
from engine.conditions.help import condition_help
from engine.measures import measures
from lessons.play.judging import TOLERANCES
from lessons.proof.names import CHARTS

FILE = Path(__file__).parents[3] / "lessons" / "AUTHORING.md"
HEAD = "## Lists\n"
INTRO = "Everything below is generated; do not edit it manually."


def lists() -> str:
    """Return the tolerances, panels, measures and conditions as Markdown."""
    meaning = table(
        ["Form", "The answer is right if"], [[code(form), text] for form, text in TOLERANCES.items()]
    )
    panels = ", ".join(code(name) for name in sorted(CHARTS))
    parts = [
        f"{HEAD}\n{INTRO}",
        f"### Tolerances\n\n{meaning}",
        f"### Panels (`spotlight.chart`)\n\n{panels}",
        f"### Measures\n\n{_measures()}",
        f"### Conditions\n\n{condition_help().replace('## ', '#### ')}",
    ]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def _measures() -> str:
    """Return a line for each subject, with the measure ids and their units."""
    found = sorted(measures().values(), key=lambda measure: measure.id)
    rows = [
        [
            code(subject),
            "; ".join(f"{code(measure.id)} {measure.title} ({measure.unit or 'share'})" for measure in group),
        ]
        for subject, group in groupby(found, key=lambda measure: measure.id.partition(".")[0])
    ]
    return table(["Subject", "Measures"], rows)


def current() -> str:
    """Return AUTHORING.md with up-to-date lists."""
    return FILE.read_text("utf-8").partition(HEAD)[0] + lists()


if __name__ == "__main__":
    FILE.write_text(current(), encoding="utf-8")
