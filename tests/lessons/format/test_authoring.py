"""AUTHORING.md describes everything that a lesson may have, on three pages, and its examples are right."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import get_args

from click import Context, Group

from app.command import main
from lessons.format.models import Act, Choice, Dial, Figure, Form, Goal, Kind, LessonTable, StepTable
from lessons.format.text import SCHEMES

TEXT = (Path(__file__).parents[3] / "lessons" / "AUTHORING.md").read_text("utf-8")
SAID = set(re.findall(r"[a-z_]+", TEXT))


def test_three_pages() -> None:
    assert len(TEXT.splitlines()) <= 150
    assert len(TEXT.split()) <= 1500


def test_the_examples_are_right() -> None:
    example, more, figure = re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)
    lesson = LessonTable.model_validate(tomllib.loads(example))
    assert lesson.steps[0].until == "LNK00105 dormant"
    dials = [Dial.model_validate(dial) for dial in tomllib.loads(more)["steps"][0]["dials"]]
    assert Figure.model_validate(tomllib.loads(figure)["figures"][0]).better == "more"
    assert [dial.standing for dial in dials] == ["4.2", 300]


def test_every_key_of_a_step_is_told() -> None:
    keys = {field.alias or name for name, field in StepTable.model_fields.items()}
    keys |= {
        field.alias or name
        for table in (Goal, Act, Dial, Choice, Figure)
        for name, field in table.model_fields.items()
    }
    assert keys - SAID == set()


def test_every_kind_form_and_link_is_told() -> None:
    assert {*get_args(Kind), *get_args(Form), *SCHEMES} - SAID == set()


def test_every_command_exists() -> None:
    context = Context(main)
    for line in re.findall(r"^    (lparlab .*?)(?: +#.*)?$", TEXT, re.MULTILINE):
        words = line.split()[1:]
        command = main.get_command(context, words[0])
        assert command is not None
        assert not isinstance(command, Group) or command.get_command(context, words[1]) is not None
