"""AUTHORING.md describes everything that a lesson may have, on four pages, and its examples are right."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import get_args

from click import Context, Group

from app.command import main
from app.help.reference.authoring import HEAD, current
from lessons.format.models import (
    Act,
    Choice,
    Dial,
    Figure,
    Form,
    Goal,
    Kind,
    LessonTable,
    Option,
    Point,
    StepTable,
    Sweep,
)
from lessons.format.text import SCHEMES

TEXT = (Path(__file__).parents[3] / "lessons" / "AUTHORING.md").read_text("utf-8")
BY_HAND = TEXT.partition(HEAD)[0]
SAID = set(re.findall(r"[a-z_]+", BY_HAND))


def test_four_pages() -> None:
    assert len(BY_HAND.splitlines()) <= 200
    assert len(BY_HAND.split()) <= 2100


def test_the_lists_are_current() -> None:
    assert current() == TEXT, "run python -m app.help.reference.authoring"
    for name in ("guest.real", "available frames", "linux_memory", "series"):
        assert f"`{name}`" in TEXT.partition(HEAD)[2]


def test_the_examples_are_right() -> None:
    example, sweep, more, figure = re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)
    lesson = LessonTable.model_validate(tomllib.loads(example))
    assert lesson.steps[0].until == "LNK00105 dormant"
    assert Sweep.model_validate(tomllib.loads(sweep)["sweeps"]["sizes"]).points[1].at == 2
    dials = [Dial.model_validate(dial) for dial in tomllib.loads(more)["steps"][0]["dials"]]
    assert Figure.model_validate(tomllib.loads(figure)["figures"][0]).better == "more"
    assert [dial.standing for dial in dials] == ["4.2", 300]


def test_every_key_of_a_step_is_told() -> None:
    keys = {field.alias or name for name, field in StepTable.model_fields.items()}
    keys |= {
        field.alias or name
        for table in (Goal, Act, Dial, Choice, Figure, Sweep, Point, Option, LessonTable)
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
