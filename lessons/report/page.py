"""report.html: one self-contained file for the screen and for print, with its pictures.

Text by students and lessons goes through `text`, which escapes it. The page uses only basic HTML, so that Qt
can also convert it to PDF.
"""

from __future__ import annotations

import base64
import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from engine.language import CODE, later, say, title_said
from engine.studies.exhibits import place_said
from lessons.report import wording
from lessons.report.report import Report, StepReport

_HEAD = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"
_TYPE = """
body { font-family: Inter, "Segoe UI", Helvetica, Arial, sans-serif; color: #1c2430;
  background-color: #ffffff; }
p { margin: 4px 0; }
p.muted { color: #566173; }
p.words { background-color: #f3f5f8; white-space: pre-wrap; }
th { text-align: left; background-color: #e8ecf2; padding: 4px 8px; }
td { padding: 4px 8px; border-bottom: 1px solid #d5dbe4; vertical-align: top; }
td.value, th.value { text-align: right; }
"""
SCREEN = f"""{_TYPE}
body {{ font-size: 10.5pt; line-height: 1.45; max-width: 720px; margin: 24px auto; padding: 0 16px; }}
h1 {{ font-size: 20pt; margin: 0 0 4px 0; }}
h2 {{ font-size: 13pt; margin: 22px 0 4px 0; }}
h3 {{ font-size: 10.5pt; margin: 12px 0 4px 0; }}
table {{ border-collapse: collapse; width: 100%; margin: 6px 0; }}
code {{ font-family: "JetBrains Mono", Consolas, monospace; font-size: 9.5pt; }}
img {{ width: 100%; height: auto; }}
@media print {{ body {{ margin: 0; padding: 0; max-width: none; }} h2, h3 {{ break-after: avoid; }}
  tr, img, p.words {{ break-inside: avoid; }} }}
"""
PAPER = f"""{_TYPE}
body {{ font-size: 9pt; margin: 0; }}
h1 {{ font-size: 17pt; margin: 0 0 6px 0; }}
h2 {{ font-size: 11.5pt; margin: 16px 0 2px 0; }}
h3 {{ font-size: 9pt; margin: 8px 0 2px 0; }}
table {{ border-collapse: collapse; margin: 4px 0; }}
"""  # for QTextDocument, whose page has its own margins
_HEADS = [later("Step"), later("Kind"), later("Result"), later("Error")]
_HEADS += [later("Attempts"), later("Hints"), later("Time")]
_WIDTHS = 18, 18, 16, 9, 13, 13  # of the overview, percent: no word may be cut
_RUBRIC = later("Rubric, by the student: {0} of {1}")
_NOTE = later(
    "Simulated figures are not measurements. “This run” is the student's own run with the seed above; "
    "“published” is the value in the study. A value counts as right within the tolerance of its step."
)


@dataclass(frozen=True)
class Picture:
    """A PNG with its title and caption; `width` in pixels on the page."""

    title: str
    caption: str
    png: bytes
    width: int = 630
    step: str = ""  # id of the step that it belongs to; "" = the whole lesson

    @property
    def height(self) -> int:
        """The height in pixels on the page; the picture keeps its aspect ratio. Raises ValueError if it
        is not a PNG.
        """
        if not self.png.startswith(_HEAD) or len(self.png) < 24:
            raise ValueError(say('the picture "{0}" is not a PNG', self.title))
        across, down = struct.unpack(">II", self.png[16:24])
        return int(round(self.width * down / max(across, 1)))

    @property
    def source(self) -> str:
        """The picture as a data address, so that the page needs no other file."""
        return f"data:image/png;base64,{base64.b64encode(self.png).decode('ascii')}"


def html(report: Report, pictures: Sequence[Picture] = (), style: str = SCREEN) -> str:
    """Return the whole page; pictures appear at their step, and pictures without a step appear at the end."""
    whole = [picture for picture in pictures if not picture.step]
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="{say(CODE)}"><head><meta charset="utf-8">',
        '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; img-src data:; '
        "style-src 'unsafe-inline'\">",
        f"<title>{text(report.title)} – {text(report.student or say('report'))}</title>",
        f"<style>{style}</style></head><body>",
        *_head(report),
        *_overview(report),
        *(part for step in report.steps for part in _step(step, pictures)),
        *([f"<h2>{text(say('The run in charts'))}</h2>"] if whole else []),
        *(part for picture in whole for part in _picture(picture)),
        f'<p class="muted">{text(say(_NOTE))}</p>',
        "</body></html>",
    ]
    return "\n".join(parts) + "\n"


def text(given: object) -> str:
    """Escape anything for HTML; control characters become blanks."""
    plain = "".join(text if text.isprintable() or text == "\n" else " " for text in str(given))
    return escape(plain, quote=True)


def _head(report: Report) -> Iterable[str]:
    yield f"<h1>{text(report.title)}</h1>"
    days = [wording.day(moment) for moment in (report.started, report.finished) if moment]
    when = say("{0} to {1}", *days) if len(days) == 2 else "".join(days)
    rows = [
        (say("Student"), report.student or say("not named")),
        (say("Score"), wording.score(report)),
        (say("Steps done"), say("{0} out of {1}", report.done, report.needed)),
        (say("Time"), wording.duration(report.seconds)),
        (say("Hints"), str(report.hints)),
        (say("Run seed"), str(report.seed)),
        (say("Date"), when or say("not recorded")),
        (say("Program"), f"LPAR Lab {report.version}".strip()),
    ]
    yield _table([], [[name, value] for name, value in rows])


def _overview(report: Report) -> Iterable[str]:
    yield f"<h2>{text(say('Lesson steps'))}</h2>"
    heads = [say(text) for text in _HEADS]
    yield _table(
        heads, [_line(number, step) for number, step in enumerate(report.steps, start=1)], 3, _WIDTHS
    )


def _line(number: int, step: StepReport) -> list[str]:
    shown = [f"{number}. {step.title}", say(wording.KINDS[step.kind]), wording.verdict(step)]
    counts = [str(count) if count else "" for count in (step.attempts, step.hints)]
    error = "" if step.error is None else wording.share(step.error)
    return [*shown, error, *counts, wording.duration(step.seconds) if step.seconds else ""]


def _step(step: StepReport, pictures: Sequence[Picture]) -> Iterable[str]:
    own = [picture for picture in pictures if picture.step == step.id]
    if not (step.answer_text or step.commands or step.sentence or own):
        return  # the overview shows everything
    yield f"<h2>{text(step.title)}</h2>"
    yield f'<p class="muted">{say(wording.KINDS[step.kind])}: {wording.verdict(step)}</p>'
    yield from _answer(step)
    if step.sentence:
        yield f"<p>{text(step.sentence)}</p>"
    if step.commands:
        yield f"<h3>{text(say('Commands'))}</h3>"
        yield from (f"<p><code>{text(line)}</code></p>" for line in step.commands)
    for picture in own:
        yield from _picture(picture)


def _answer(step: StepReport) -> Iterable[str]:
    if step.form == "bars":
        yield from _grid(step, say("Guest and place"))
    elif step.form == "curve":
        yield from _grid(step, say("Time"))
    elif step.form == "series":
        yield from _grid(step, say("Point"))
    elif step.form == "grade":
        rows = [line.split(" | ") for line in step.answer_text.splitlines()]
        yield _table(rows[0], rows[1:], 1) if rows else ""
    elif step.form == "text":
        yield from (f'<p class="words">{_lines(part)}</p>' for part in (step.answer_text,) if part)
        if step.ticks:
            yield f'<p class="muted">{text(say(_RUBRIC, sum(step.ticks), len(step.ticks)))}</p>'
    elif step.form:
        yield _table(*_one(step))


def _one(step: StepReport) -> tuple[list[str], list[list[str]]]:
    heads, row = [say("You")], [step.answer_text or say("no answer")]
    if step.truth_text:
        heads = [*heads, say("Right answer") if step.kind == "explain" else say("This run")]
        row = [*row, step.truth_text]
    if step.published_text:
        heads = [*heads, say("Published ({0})", place_said(step.where)) if step.where else say("Published")]
        row = [*row, step.published_text]
    return heads, [row]


def _grid(step: StepReport, head: str) -> Iterable[str]:
    """Yield a table of bars or points of a curve: a name and up to three values."""
    rows = [name_and_cells(line) for line in step.answer_text.splitlines()]
    others = [
        dict(map(name_and_cells, shown.splitlines())) for shown in (step.truth_text, step.published_text)
    ]
    if not rows:
        rows = [(name, say("no answer")) for name in others[0]]
    body = [[name, value, *(other.get(name, "") for other in others)] for name, value in rows]
    you = say("You, {0}", title_said(step.unit)) if step.unit else say("You")
    heads = [head, you, say("This run"), say("Published")]
    if not others[1]:
        heads, body = heads[:3], [row[:3] for row in body]
    yield _table(heads, body, 1)


def name_and_cells(line: str) -> tuple[str, str]:
    """Split "SOI-W1, real: 1,500" into ("SOI-W1, real", "1,500")."""
    name, _, value = line.rpartition(": ")
    return name, value


def _lines(words: str) -> str:
    return "<br>".join(text(line) for line in words.splitlines())


def _picture(picture: Picture) -> Iterable[str]:
    size = f'width="{int(picture.width)}" height="{picture.height}"'
    yield f'<p><img src="{text(picture.source)}" {size} alt="{text(picture.title)}"></p>'
    caption = ": ".join(part for part in (picture.title, picture.caption) if part)
    yield f'<p class="muted">{text(caption)}</p>'


def _table(
    heads: Sequence[str],
    rows: Sequence[Sequence[Any]],
    values_from: int = 99,
    widths: Sequence[int] = (34,),
) -> str:
    """Return a table; cells from column `values_from` on are right-aligned.

    widths: of the first columns, in percent.
    """

    def cell(tag: str, place: int, value: Any) -> str:
        side = ' class="value" align="right"' if place >= values_from else ""
        side = f'{side} width="{widths[place]}%"' if place < len(widths) else side
        return f"<{tag}{side}>{text(value)}</{tag}>"

    def row(tag: str, cells: Sequence[Any]) -> str:
        return f"<tr>{''.join(cell(tag, place, value) for place, value in enumerate(cells))}</tr>"

    lines = [*([row("th", heads)] if heads else []), *(row("td", cells) for cells in rows)]
    return f'<table width="100%" cellspacing="0" cellpadding="4">{"".join(lines)}</table>'
