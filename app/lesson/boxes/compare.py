"""Compare: the student's answer, the result of this run, and the published values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton, QWidget

from app.lesson.boxes.box import StepBox, Verdict
from app.lesson.drawn.stacks import short_label
from app.lesson.forms.form import number_text, off_by
from app.lesson.forms.kinds import make_form
from app.lesson.playing.work import AnswerComparison
from app.lesson.reading import markup
from app.lesson.reading.reader import TextReader
from app.widgets.looks import button
from engine.language import enumerated, numeral, with_unit
from lessons.play.answer_text import point_texts
from lessons.play.expected import sources
from lessons.play.judging import unit_of


class CompareBox(StepBox):
    """A table with the errors; drawn answers also show the true values in their picture."""

    def build(self) -> None:
        player = self.player
        self._predict = player.lesson.asked_by(player.step)
        place = player.lesson.index(self._predict.id)
        self._points = point_texts(player.lesson, self._predict)
        cited = self._predict.fact or self._predict.facts
        self.heading(self.tr("You, this run and the study") if cited else self.tr("You and this run"))
        self.drawn = None
        if self._predict.form in ("bars", "curve", "series"):
            self.drawn = self.add(make_form(player.lesson, place, player.play.work.seed, self))
            self.drawn.set_locked(True)
        self.table = self.add(TextReader(self))
        self.table.setAccessibleName(self.tr("Comparison"))
        self.verdict = self.add(Verdict(self))
        help_text = self.tr("Runs the machine to the moment for which you made a prediction.")
        self.go = self.add(button(self.tr("Run to that moment"), help_text, self, main=True))
        self.go.clicked.connect(player.answers.run_to_truth)
        self._shown: object = None
        self.refresh()

    def refresh(self) -> None:
        found = self.player.answers.compared()
        self.go.setVisible(found.truth is None and not self._predict.sweep)
        self.go.setText(self.tr("Stop") if self.player.machine.under_way else self.tr("Run to that moment"))
        if self._shown == found:
            return
        self._shown = found
        if self.drawn is not None:
            if found.answer is not None:
                self.drawn.set_value(found.answer)
            self.drawn.show_truth(found.truth, found.published)
        text = table(self._predict, found.answer, found.truth, found.published, self._along(), self._points)
        self.table.show_text(text + self._source(), self.player.lesson.picture, markup.no_words)
        self._judge(found)

    def _along(self) -> str:
        sweep = self.player.lesson.sweeps.get(self._predict.sweep)
        return sweep.title if sweep and not sweep.unit else ""

    def _source(self) -> str:
        where = sources(self.player.lesson, self.player.step)
        return "\n\n" + self.tr("In the study: {0}").format(where) if where else ""

    def _judge(self, found: AnswerComparison) -> None:
        if found.truth is None:
            swept = self._predict.sweep
            missing = self.tr("The runs have not been simulated yet.")
            self.verdict.show_verdict(
                "open", missing if swept else self.tr("The run has not reached that moment yet.")
            )
        elif found.judged is not None:
            looked = self.player.play.work.step(self._predict.id).looked
            late = " " + self.tr("You looked first: this answer earns no points.") if looked else ""
            kind = "right" if found.judged.right else "wrong"
            limit = "" if found.judged.right else self._limit()
            self.verdict.show_verdict(kind, found.judged.sentence + limit + late)
        else:
            self.verdict.show_verdict("note", self.tr("You did not make a prediction."))

    def _limit(self) -> str:
        """Return the tolerance of an answer, which a student does not know beforehand."""
        texts = {
            "number": self.tr("An error of up to {0} of the run's value counts as right."),
            "series": self.tr("An error of up to {0} of the run's value at each point counts as right."),
            "bars": self.tr("An error of up to {0} of the largest bar counts as right."),
            "curve": self.tr("An average error of up to {0} of the axis counts as right."),
        }
        text = texts.get(self._predict.form or "")
        share = with_unit(numeral(100 * self._predict.tolerance, ".3g"), "%")
        return f" {text.format(share)}" if text else ""

    def main_button(self) -> QPushButton | None:
        return None if self.go.isHidden() else self.go

    def after(self) -> QWidget:
        """Return the table, which shows the outcome of the run."""
        return self.table


def _tr(text: str) -> str:
    return QCoreApplication.translate("Comparison", text)


def table(
    step: Any,
    answer: Any,
    truth: Any,
    published: Any,
    along: str = "",
    points: Mapping[str, str] | None = None,
) -> str:
    """Return the table for the form of a predict step.

    along: the name for the points of a series; points: the labels of the points, by id.
    """
    if step.form == "series":
        return _series(step, (answer, truth, published), along, points or {})
    make = {
        "number": _number,
        "choice": _choice,
        "order": _order,
        "bars": _bars,
        "curve": _curve,
    }
    return make[step.form](step, answer, truth, published)


def _number(step: Any, answer: Any, truth: Any, published: Any) -> str:
    heads = ["", unit_of(step), _tr("off this run by")]
    values = ((_tr("you"), answer), (_tr("this run"), truth), (_tr("published"), published))
    lines = []
    for name, value in values:
        if value is not None or name == values[0][0]:
            other = value is not None and truth is not None and value is not truth
            lines.append([name, _text(value), off_by(value, truth) if other else ""])
    return markup.table(heads, lines)


def _text(value: Any) -> str:
    return "–" if value is None else number_text(float(value))


def _choice(step: Any, answer: Any, truth: Any, published: Any) -> str:
    texts = {option.id: option.text for option in step.options}
    lines = [_tr("Your prediction: **{0}**").format(texts.get(answer, "–"))]
    if truth is not None:
        decided = any(option.decided for option in step.options)
        says = _tr("Result of this run: **{0}**") if decided else _tr("The answer is: **{0}**")
        lines.append(says.format(texts.get(truth, "–")))
    return "\n\n".join(lines)


def _order(step: Any, answer: Any, truth: Any, published: Any) -> str:
    titles = {item.id: item.title for item in step.items}
    columns = [(_tr("you"), answer), (_tr("this run"), truth), (_tr("published"), published)]
    there = [(head, order) for head, order in columns if order]
    lines = (
        [str(place + 1), *(titles.get(order[place], "") if place < len(order) else "" for _, order in there)]
        for place in range(len(titles))
    )
    return markup.table(["", *(head for head, _ in there)], lines).replace("--:", "---")


def _bars(step: Any, answer: Any, truth: Any, published: Any) -> str:
    heads = ["", _tr("you"), _tr("this run"), _tr("off by"), *([_tr("published")] if published else [])]
    lines = []
    for item in step.items:
        for place in step.places:
            values = [_part(source, item.id, place) for source in (answer, truth, published)]
            name = enumerated((item.title, short_label(place)))
            row = [name, _text(values[0]), _text(values[1]), _difference(*values[:2])]
            lines.append([*row, *([_text(values[2])] if published else [])])
    return markup.table(heads, lines)


def _series(step: Any, found: tuple[Any, Any, Any], along: str, points: Mapping[str, str]) -> str:
    answer, truth, published = found
    unit = unit_of(step)
    heads = [along, _with(_tr("you"), unit), _tr("this run"), _tr("off by")]
    heads += [_tr("published")] if published else []
    lines = []
    for point in truth or answer or {}:
        values = [(source or {}).get(point) for source in (answer, truth, published)]
        row = [points.get(point, point), _text(values[0]), _text(values[1]), _difference(*values[:2])]
        lines.append([*row, *([_text(values[2])] if published else [])])
    return markup.table(heads, lines)


def _with(name: str, unit: str) -> str:
    return enumerated((name, unit)) if unit else name


def _part(source: Any, item: str, place: str) -> Any:
    return (source or {}).get(item, {}).get(place)


def _difference(value: Any, truth: Any) -> str:
    return "" if value is None or truth is None else off_by(value, truth)


def _curve(step: Any, answer: Any, truth: Any, published: Any) -> str:
    unit = unit_of(step)
    heads = ["", _tr("you"), _tr("this run"), _tr("off by")]
    lines = []
    for name, pick in ((_tr("start"), _first), (_tr("highest"), _highest), (_tr("end"), _last)):
        values = [pick(points) if points else None for points in (answer, truth)]
        lines.append([_with(name, unit), _text(values[0]), _text(values[1]), _difference(*values)])
    return markup.table(heads, lines)


def _first(points: Any) -> float:
    return float(points[0][1])


def _last(points: Any) -> float:
    return float(points[-1][1])


def _highest(points: Any) -> float:
    return max(float(value) for _, value in points)
