"""Answer, run and publication side by side, as a table in Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.lesson.drawn.place_names import short_label
from app.lesson.forms.number import number_text, off_by
from engine.language import enumerated
from lessons.play.judging import unit_of


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

    along: what the points of a series are; points: what they are called, by id.
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


def rows(heads: Iterable[str], lines: Iterable[Iterable[str]]) -> str:
    """Return a table in Markdown; all columns but the first are aligned to the right."""
    heads = list(heads)
    ruler = ["---", *["--:"] * (len(heads) - 1)]
    return "\n".join(
        f"| {' | '.join(cell.replace('|', '/') for cell in row)} |" for row in (heads, ruler, *lines)
    )


def _number(step: Any, answer: Any, truth: Any, published: Any) -> str:
    heads = ["", unit_of(step), _tr("off this run by")]
    values = ((_tr("you"), answer), (_tr("this run"), truth), (_tr("published"), published))
    lines = []
    for name, value in values:
        if value is not None or name == values[0][0]:
            other = value is not None and truth is not None and value is not truth
            lines.append([name, _text(value), off_by(value, truth) if other else ""])
    return rows(heads, lines)


def _text(value: Any) -> str:
    return "–" if value is None else number_text(float(value))


def _choice(step: Any, answer: Any, truth: Any, published: Any) -> str:
    texts = {option.id: option.text for option in step.options}
    lines = [_tr("You said: **{0}**").format(texts.get(answer, "–"))]
    if truth is not None:
        decided = any(option.decided for option in step.options)
        says = _tr("This run says: **{0}**") if decided else _tr("The answer is: **{0}**")
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
    return rows(["", *(head for head, _ in there)], lines).replace("--:", "---")


def _bars(step: Any, answer: Any, truth: Any, published: Any) -> str:
    heads = ["", _tr("you"), _tr("this run"), _tr("off by"), *([_tr("published")] if published else [])]
    lines = []
    for item in step.items:
        for place in step.places:
            values = [_part(source, item.id, place) for source in (answer, truth, published)]
            name = enumerated((item.title, short_label(place)))
            row = [name, _text(values[0]), _text(values[1]), _difference(*values[:2])]
            lines.append([*row, *([_text(values[2])] if published else [])])
    return rows(heads, lines)


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
    return rows(heads, lines)


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
    return rows(heads, lines)


def _first(points: Any) -> float:
    return float(points[0][1])


def _last(points: Any) -> float:
    return float(points[-1][1])


def _highest(points: Any) -> float:
    return max(float(value) for _, value in points)
