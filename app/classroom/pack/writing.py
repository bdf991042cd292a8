"""The instructor guide as a PDF: a page with the plan and a page per slide; pictures come from the pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QUrl
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPageLayout, QTextDocument

from app import language
from app.classroom.pack.slides import Progress, Slide, slides
from app.files.picture import printed
from app.lesson.reading import markup
from app.lesson.reading.formula import formula_image
from app.lesson.reading.markup import ADDRESS, PICTURE, Formula
from app.lesson.reading.svg import painted
from app.look import theme
from engine.atomic import atomic_write
from engine.language import later, say
from lessons.format.error import LessonError
from lessons.format.lesson import Lesson
from lessons.format.load import catalog
from lessons.play.handout import handout
from lessons.report.page import text as plain
from lessons.report.wording import KINDS

POINTS = 10.0
INK = QColor("#1c2430")
WIDEST, RATIO = 480, 3.0  # pixels on the page of pictures and formulas, and their resolution
SHEET = """
body { color: #1c2430; }
h1 { font-size: 20pt; margin: 0 0 4px 0; }
h2 { font-size: 17pt; margin: 0 0 4px 0; }
h3 { font-size: 10pt; margin: 10px 0 2px 0; color: #1f5fae; }
p, li { margin: 3px 0; }
th { text-align: left; background-color: #e8ecf2; padding: 3px 8px; }
td { padding: 3px 8px; vertical-align: top; }
code, pre { font-family: monospace; font-size: 9pt; background-color: #f3f5f8; }
.muted { color: #566173; }
.slide p, .slide li { font-size: 12pt; }
.trainer { background-color: #f3f5f8; }
"""
TEXT_SHARE = 50  # percent of the width, beside a picture
PICTURE_WIDTH = 480  # pixels on the page
_NOTE = later("For the trainer: contains all answers. Simulated figures are not measurements.")


def html(lesson: Lesson, slides: Sequence[Slide]) -> tuple[str, dict[str, markup.Formula]]:
    """Return the whole guide, and the formulas by the addresses of their pictures."""
    formulas: dict[str, markup.Formula] = {}
    parts = [f"<style>{SHEET}</style>", *_plan(lesson, slides, formulas)]
    for slide in slides:
        parts += _slide(lesson, slide, formulas)
    return "\n".join(parts), formulas


def _plan(lesson: Lesson, slides: Sequence[Slide], formulas: dict[str, markup.Formula]) -> Iterator[str]:
    yield f"<h1>{plain(lesson.title)}</h1>"
    what = say("Instructor guide – {0} minutes. {1}", lesson.minutes, say(_NOTE))
    yield f'<p class="muted">{what}</p>'
    yield f"<p>{plain(lesson.summary)}</p>"
    yield _rendered(lesson.introduction, "plan", formulas)
    yield _listed(say("After this lesson students can"), lesson.objectives)
    titles = {entry.id: entry.title for entry in catalog(language=language.current())}
    yield _listed(say("Prerequisites"), [titles.get(id, id) for id in lesson.needs])
    yield _listed(say("Common mistakes"), lesson.misconceptions)
    yield f"<h3>{say('Plan')}</h3>"
    rows, at = [], 0.0
    for slide in slides:
        cells = [_clock(at), _clock(slide.minutes), str(slide.place + 1), plain(slide.step.title)]
        rows.append("".join(f"<td>{cell}</td>" for cell in (*cells, say(KINDS[slide.step.kind]))))
        at += slide.minutes
    heads = "".join(
        f"<th>{head}</th>" for head in (say("Start"), say("Duration"), say("Step"), say("Title"), say("Kind"))
    )
    body = "".join(f"<tr>{row}</tr>" for row in rows)
    yield f'<table width="100%" cellspacing="0"><tr>{heads}</tr>{body}</table>'


def _clock(minutes: float) -> str:
    seconds = round(minutes * 60)
    return f"{seconds // 60}:{seconds % 60:02}"


def _slide(lesson: Lesson, slide: Slide, formulas: dict[str, markup.Formula]) -> Iterator[str]:
    step = slide.step
    yield f'<h2 style="page-break-before: always">{slide.place + 1}. {plain(step.title)}</h2>'
    what = f"{say(KINDS[step.kind])}, {_clock(slide.minutes)} min"
    yield f'<p class="muted">{plain(lesson.title)} – {what}</p>'
    body = _body(slide, formulas)
    if slide.picture is None:
        yield f'<div class="slide">{body}</div>'
    else:
        yield '<table width="100%" cellspacing="0" cellpadding="0"><tr>'
        yield f'<td width="{TEXT_SHARE}%"><div class="slide">{body}</div></td>'
        yield f'<td width="{TEXT_SHARE}%">{_picture(slide)}</td>'
        yield "</tr></table>"
    inside = "".join(_trainer(slide))
    if inside:
        yield f'<table class="trainer" width="100%" cellspacing="0" cellpadding="8"><tr><td>{inside}</td>'
        yield "</tr></table>"


def _rendered(text: str, place: object, formulas: dict[str, markup.Formula]) -> str:
    """Return Markdown as HTML; add its formulas with unique addresses."""
    made = markup.render(text)
    found = made.html
    for number, formula in enumerate(made.formulas):
        address = f"{markup.ADDRESS}{place}-{number}"
        formulas[address] = formula
        found = found.replace(f'src="{markup.ADDRESS}{number}"', f'src="{address}"')
    return found


def _body(slide: Slide, formulas: dict[str, markup.Formula]) -> str:
    options = "".join(
        f"<p><b>{letter}</b>&nbsp;&nbsp;{markup.short(text)}</p>" for letter, text in slide.options.items()
    )
    return _rendered(slide.text, slide.place, formulas) + options


def _picture(slide: Slide) -> str:
    assert slide.picture is not None
    return f'<img src="{slide.picture.source}" width="{PICTURE_WIDTH}">'


def _trainer(slide: Slide) -> Iterator[str]:
    if slide.step.notes:
        yield f"<h3>{say('Notes')}</h3>{markup.render(slide.step.notes).html}"
    if slide.expected.answers:
        yield f"<h3>{say('Expected answers')}</h3>"
        yield "".join(f"<p>{markup.short(line)}</p>" for line in slide.expected.answers)
    if slide.expected.misconceptions:
        yield f"<h3>{say('Misconceptions')}</h3><ul>"
        yield "".join(
            f"<li>{markup.short(wrong)} – {markup.short(why)}</li>"
            for wrong, why in slide.expected.misconceptions
        )
        yield "</ul>"


def _listed(title: str, lines: Sequence[str]) -> str:
    items = "".join(f"<li>{plain(line)}</li>" for line in lines)
    return f"<h3>{title}</h3><ul>{items}</ul>" if lines else ""


def write_pack(lesson: Lesson, file: Path, student: str, progress: Progress) -> None:
    """Play a lesson and write its instructor guide. Raises OSError, ScenarioError and SimulationError."""
    text, formulas = html(lesson, slides(lesson, student, progress))
    document = _Pack(lesson, formulas)
    document.setDefaultFont(theme.paper_font(POINTS))
    document.setHtml(text)
    title = say("{0} – instructor guide", lesson.title)
    atomic_write(file, printed(document, title, QPageLayout.Orientation.Landscape))


def write_handout(lesson: Lesson, file: Path) -> None:
    """Write the handout of a lesson as a PDF. Raises OSError."""
    formulas: dict[str, markup.Formula] = {}
    body = _rendered(handout(lesson), "handout", formulas)
    document = _Pack(lesson, formulas)
    document.setDefaultFont(theme.paper_font(POINTS))
    document.setHtml(f"<style>{SHEET}</style>{body}")
    atomic_write(file, printed(document, say("{0} – handout", lesson.title)))


class _Pack(QTextDocument):
    def __init__(self, lesson: Lesson, formulas: dict[str, Formula]) -> None:
        super().__init__()
        theme.load_fonts()
        self._lesson, self._formulas = lesson, formulas

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Load a chart on the page, a formula, or a picture from the folder."""
        address = name.toString() if isinstance(name, QUrl) else name
        if address.startswith("data:image/png;base64,"):
            return super().loadResource(kind, name)
        if address.startswith(ADDRESS):
            return self._formula(self._formulas[address])
        try:
            content = self._lesson.picture(address.removeprefix(PICTURE))
        except LessonError:
            return None
        if address.endswith(".svg"):
            return painted(content, WIDEST, RATIO)
        return QImage.fromData(QByteArray(content))

    def _formula(self, formula: Formula) -> QImage | None:
        font = theme.paper_font(POINTS)
        pixels = POINTS * 96 / 72 * 1.2
        return formula_image(formula.latex, formula.display, pixels, INK, RATIO, WIDEST, QFontMetricsF(font))
