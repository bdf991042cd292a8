"""Drawn answers as pictures for the report: the student's values, the run's and the published ones."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from app.lesson.drawn.answer import DrawnAnswer
from app.lesson.drawn.bars_answer import BarsAnswer
from app.lesson.drawn.curve_answer import CurveAnswer
from app.lesson.forms.kinds import as_bars, series_bars
from app.lesson.report.charts import png
from app.look import theme
from engine.language import say
from lessons.format.lesson import Lesson
from lessons.format.models import Step
from lessons.play.judging import unit_of
from lessons.report.picture import Picture
from lessons.report.report import Report, StepReport

SIZE = QSize(700, 300)  # logical pixels
RATIO = 2.0


def answer_pictures(lesson: Lesson, report: Report) -> list[Picture]:
    """Return a picture for each bar chart and each curve that was drawn."""
    with theme.using("light"):
        return [
            Picture(made.title, _caption(made), _image(drawn), step=made.id)
            for made, drawn in _drawn(lesson, report)
        ]


def _drawn(lesson: Lesson, report: Report) -> Iterator[tuple[StepReport, DrawnAnswer]]:
    for step, made in zip(lesson.steps, report.steps, strict=True):
        if made.form == "bars" and made.answer:
            yield made, _bars(step, made)
        elif made.form == "series" and made.answer:
            yield made, _series(lesson, step, made)
        elif made.form == "curve" and made.answer:
            yield made, _curve(step, made)


def _bars(step: Step, made: StepReport) -> DrawnAnswer:
    drawn = BarsAnswer([(item.id, item.title) for item in step.items], step.places, step.most or 1.0)
    drawn.set_value(made.answer)  # type: ignore[arg-type]  # as it was checked when it was given
    drawn.show_truth(made.truth, made.published)  # type: ignore[arg-type]
    return drawn


def _series(lesson: Lesson, step: Step, made: StepReport) -> DrawnAnswer:
    drawn = series_bars(lesson, step)
    drawn.set_value(as_bars(made.answer))
    drawn.show_truth(as_bars(made.truth), as_bars(made.published))
    return drawn


def _curve(step: Step, made: StepReport) -> DrawnAnswer:
    points: list[list[float]] = made.answer  # type: ignore[assignment]  # as above
    start, end = int(points[0][0]), int(points[-1][0])
    drawn = CurveAnswer(start, end, step.least, step.most or 1.0, unit_of(step))
    drawn.set_value(points)
    drawn.show_truth(made.truth, None)  # type: ignore[arg-type]
    return drawn


def _image(drawn: DrawnAnswer) -> bytes:
    drawn.set_locked(True)
    drawn.canvas.setFixedSize(SIZE)  # or its layout would choose
    image = QImage(SIZE * RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(RATIO)
    image.fill(theme.current().window)
    drawn.canvas.render(image)
    drawn.deleteLater()
    return png(image)


def _caption(made: StepReport) -> str:
    shown = [say("as drawn")]
    shown += [say("outlines or the dashed line: this run")] if made.truth else []
    shown += [say("diamonds: published")] if made.published else []
    return "; ".join(shown)
