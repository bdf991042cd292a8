"""A drawing as an answer: what runs of it, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.ficon.drawing.file import read_text
from lessons.format.lesson import Lesson
from lessons.format.load import load_lesson
from lessons.play.drawings import MAX_DRAWING_BYTES, DrawnError
from lessons.play.machine_settings import drawing_answer, starting_drawing

FOLDER = Path(__file__).parents[3] / "lessons" / "80_a_constrained_link"
SOLVED = (FOLDER / "solved.topology.json").read_text("utf-8")


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    return load_lesson(FOLDER)


def _answer(lesson: Lesson, text: str | bytes) -> Any:
    return drawing_answer(lesson, lesson.steps[lesson.index("draw")], text, "mine")


def _with(**fields: Any) -> str:
    """The solved drawing with other fields in a thing: `of` names it."""
    table = json.loads(SOLVED)
    name = fields.pop("of")
    thing = next(one for one in table["things"] if one["id"] == name)
    thing |= fields
    return json.dumps(table)


def test_the_links_of_the_drawing_are_those_of_the_run(lesson: Lesson) -> None:
    drawn = _answer(lesson, SOLVED)
    scenario = lesson.built("cluster", drawn.settings)
    assert drawn.text == "16 connections on 4 channels"
    assert list(scenario.channels) == ["3C", "4A", "4B", "4C"]
    (link,) = scenario.links.values()
    assert sum(one.count for one in link.connections) == 16


def test_the_drawing_to_begin_with_is_the_link_of_the_scenario(lesson: Lesson) -> None:
    step = lesson.steps[lesson.index("draw")]
    built = lesson.built("cluster", _answer(lesson, starting_drawing(lesson, step)).settings)
    own = lesson.scenario("cluster")
    assert list(built.channels) == list(own.channels)
    assert [link.connections for link in built.links.values()] == [
        link.connections for link in own.links.values()
    ]


def test_what_the_editor_calls_an_error_is_refused(lesson: Lesson) -> None:
    table = json.loads(SOLVED)
    link = next(one for one in table["things"] if one["kind"] == "link")
    link["devices"][1].pop()
    with pytest.raises(DrawnError, match="D0F3 in LPAR SYSTEM01 only"):
        _answer(lesson, json.dumps(table))


def test_a_link_without_connections_is_refused(lesson: Lesson) -> None:
    table = json.loads(SOLVED)
    link = next(one for one in table["things"] if one["kind"] == "link")
    link["devices"] = [[], []]
    with pytest.raises(DrawnError, match="No connections are running"):
        _answer(lesson, json.dumps(table))


def _id(kind: str) -> str:
    return next(str(one["id"]) for one in json.loads(SOLVED)["things"] if one["kind"] == kind)


@pytest.mark.parametrize(
    ("kind", "fields", "why"),
    [
        ("card", {"generation": "FE16S"}, "generation"),
        ("channel", {"generation": "FE8S"}, "generation"),
        ("lpar", {"system": "SYSTEM09"}, "system"),
    ],
)
def test_nothing_is_bought(lesson: Lesson, kind: str, fields: dict[str, Any], why: str) -> None:
    with pytest.raises(DrawnError, match=why):
        _answer(lesson, _with(of=_id(kind), **fields))


def test_a_channel_more_is_refused(lesson: Lesson) -> None:
    table = json.loads(SOLVED)
    channel = next(one for one in table["things"] if one["kind"] == "channel")
    table["things"].append(channel | {"id": "channel99", "chpid": "60", "pchid": None})
    with pytest.raises(DrawnError, match="CHPID 60 was added"):
        _answer(lesson, json.dumps(table))


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b"\xff\xfe",
        b"{",
        b'{"format": "lparlab-topology", "version": 99}',
        b" " * (MAX_DRAWING_BYTES + 1),
    ],
)
def test_what_is_no_drawing_is_refused_with_a_sentence(lesson: Lesson, content: bytes) -> None:
    with pytest.raises(DrawnError, match="mine"):
        _answer(lesson, content)


def test_both_drawings_are_as_the_editor_writes_them() -> None:
    for name in ("link", "solved"):
        assert read_text((FOLDER / f"{name}.topology.json").read_text("utf-8")).history.drawing
