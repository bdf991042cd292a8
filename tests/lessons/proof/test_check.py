"""Lessons prove themselves; and what is wrong with one does not get past the check."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from app.command import main
from app.panels.specs import panels
from lessons.format.load import catalog, load_lesson
from lessons.proof.check import check, whose
from lessons.proof.names import CHARTS
from tests.lessons.example import TEXT, changed, line_of, png, write

# Their runs take more than a second. `make lessons` plays all lessons.
LONG = (
    "03 06 11 12 13 14 15 16 17 18 22 24 27 28 29 38 39 40 41 43 44 45 46 51 52 54 55 56 57 58 "
    "60 61 62 63 65 66 67 68 69 75 76 81"
).split()
LESSONS = [entry.folder for entry in catalog()] + [Path(__file__).parents[3] / "lessons" / "template"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write(tmp_path / "lesson")


@pytest.mark.slow
@pytest.mark.parametrize("folder", LESSONS, ids=lambda folder: folder.name)
def test_every_lesson_proves_itself(folder: Path) -> None:
    """All that it names exists; those that are not long are played with all solutions, for one student."""
    students = whose(load_lesson(folder))
    played = () if folder.name[:2] in LONG else [students[LESSONS.index(folder) % len(students)]]
    assert [str(finding) for finding in check(folder, played)] == []


def test_the_example_proves_itself(folder: Path) -> None:
    assert check(folder) == []


def test_texts_of_a_language_need_no_link(folder: Path) -> None:
    (folder / "lesson.de.toml").write_text("")
    assert not [found for found in check(folder, ()) if found.file == "lesson.de.toml"]


def test_only_lessons_with_seeds_of_students_are_played_for_several(folder: Path) -> None:
    assert len(whose(load_lesson(folder))) == 3
    (folder / "lesson.toml").write_text(changed('seed = "student"', "seed = 3"))
    assert whose(load_lesson(folder)) == ("",)


def test_a_goal_that_holds_before_it_is_worked_for(folder: Path) -> None:
    """Also when it has to hold for some time: it would be reached by waiting."""
    (folder / "lesson.toml").write_text(changed('"LNK00001 not stopped"', '"LNK00001 stopped"'))
    found = [str(finding) for finding in check(folder, [""])]
    assert len(found) == 3
    assert "without any action" in found[2]
    assert "steps.16.goals.1: the goal already holds at the start of its step (run stop, seed 5)" in found[0]
    assert "steps.16.goals.1: the goal does not hold after the solution: " in found[1]


def test_time_may_pass_in_a_run(folder: Path) -> None:
    (folder / "lesson.toml").write_text(changed('until = "41s"', 'until = "+30s"'))
    assert check(folder, [""]) == []


def test_goals_that_come_by_themselves(folder: Path) -> None:
    table = changed('run = "+2s"', 'run = "+20s"').replace('within = "15s"', 'within = "25s"')
    (folder / "lesson.toml").write_text(table)
    found = check(folder, [""])
    assert [one.text.partition(" (")[0] for one in found] == [
        "steps.16.goals: all goals are also reached in the same time without any action"
    ]
    assert found[0].line == line_of(table, "[[steps.goals]]")


def test_a_worked_solution_ends_near_what_the_run_says(folder: Path) -> None:
    """A solution that the run contradicts misleads a student who follows it."""
    table = changed("some 27 of its 32 MB", "3 of its 32,000 MB")
    (folder / "lesson.toml").write_text(table)
    (found,) = check(folder, [""])
    assert found.line == line_of(table, "worked = ")
    said = re.search(r"the run shows ([\d.]+) MB; expected a number near it in the worked", found.text)
    assert said
    (folder / "lesson.toml").write_text(table.replace("touched 3 of", f"touched {said[1]} of"))
    assert check(folder, [""]) == []


def test_every_number_has_a_worked_solution(folder: Path) -> None:
    """Without it nobody notices that the way to the answer ends at another number than the run."""
    table = changed('worked = "It has touched some 27 of its 32 MB."\n', "")
    (folder / "lesson.toml").write_text(table)
    (found,) = check(folder, ())
    assert found.line == line_of(table, '[[steps]]\nid = "guess-pages"')
    assert found.text.startswith("steps.2: expected worked: how to calculate the figure")


PLAYED = [
    (
        'cp = "BEGIN"',
        'cp = "QUERY TIME"',
        "[[steps.goals]]\ncondition",
        "does not hold after the solution: .*stopped",
    ),
    ('cp = "BEGIN"', 'cp = "BEGN"', "[[steps.solution]]\ncp", r"solution\.1: the answer is: "),
    ('run = "+2s"', 'run = "+500ms"', "[[steps.goals]]\ncondition", "true for 500ms so far; expected for 1s"),
    ('run = "+2s"', 'run = "+1h"', "[[steps.solution]]\nrun", r"\+1h is later than the end"),
    ('run = "+2s"', 'run = "LNK00001 halted"', "[[steps.solution]]\nrun", "the end of machine comes first"),
    (
        'within = "15s"',
        'within = "1s"',
        "[[steps.goals]]\ncondition",
        "does not hold after the solution: time is up",
    ),
    (
        "above = 0\n",
        "above = 1e9\n",
        "[[steps.goals]]\nmeasure",
        "does not hold at the start of its step: .*frames",
    ),
    ("above = 0\n", "above = ABOVE\n", "[[steps.goals]]\nmeasure", "does not hold after the solution: "),
    (
        'until = "LNK00001 suspended"',
        'until = "LNK00001 real pages < 1"',
        "until",
        "the end of machine comes first: .*expected < 1",
    ),
    (
        'until = "41s"',
        'until = "39s"',
        '[[steps]]\nid = "guess-pages"',
        "has not reached it when step compare-pages",
    ),
    (
        'running"\nwhy',
        'running"\nright = true\nwhy',
        '[[steps.options]]\nid = "works"',
        "`when` does not hold, contrary to right",
    ),
    (
        'when = "LNK00001 running"',
        'when = "LNK00001 not running"',
        "[[steps.options]]",
        "expected one option that the run decides for: those of suspended, works hold",
    ),
    (
        'when = "LNK00001 suspended"',
        'when = "LNK00001 stopped"',
        "[[steps.options]]",
        "expected one option that the run decides for: none holds",
    ),
    (
        "least = 0\nmost = 100\n",
        "least = 0\nmost = 3\n",
        "most = 3",
        "the run shows .*, which is not between least and most",
    ),
    ("most = 14000\n", "most = 500\n", "most = 500", "the run shows .*, which is not between least and most"),
]


@pytest.mark.parametrize(("old", "new", "at", "message"), PLAYED)
def test_what_goes_wrong_in_a_run_is_told(folder: Path, old: str, new: str, at: str, message: str) -> None:
    table = changed(old, new.replace("ABOVE", "500"))
    (folder / "lesson.toml").write_text(table)
    found = [one for one in check(folder, [""]) if re.search(message, one.text)]
    assert found, [str(one) for one in check(folder, [""])]
    assert (found[0].file, found[0].line) == ("lesson.toml", line_of(table, at))
    assert re.search(r"\(run \w+, seed \d+\)$", found[0].text)


def test_a_machine_that_breaks_down_is_told(folder: Path) -> None:
    machine = (folder / "machine.toml").read_text()
    machine = machine.replace('paging_space = "256M"', 'paging_space = "0p"').replace('"32M"', '"1M"', 1)
    (folder / "machine.toml").write_text(machine)
    found = check(folder, [""])
    assert ["the run cannot continue: At " in one.text for one in found] == [True]


NAMES = [
    ("lesson.toml", '"guest.real"', '"guest.reel"', "measure = ", "nearest valid name is guest.real"),
    ("lesson.toml", 'of = "LNK00002"', 'of = "LNK0002"', 'of = "LNK0002"', "nearest valid name is lnk00002"),
    ("lesson.toml", 'chart = "timeline"', 'chart = "timelin"', "spotlight", "nearest valid name is timeline"),
    ("lesson.toml", 'guest = "LNK00001"', 'guest = "LNK1"', "spotlight", "expected a user ID, label"),
    ("lesson.toml", 'of = "TWO"', 'of = "TOW"', '  { id = "LNK00002"', "nearest valid name is two"),
    (
        "lesson.toml",
        '"pause.f9.real.SOIW1"',
        '"pause.f9.real.SOIW"',
        "facts",
        "nearest valid name is pause.f9.real.SOI",
    ),
    (
        "lesson.toml",
        '"pause.f9.real.SOIW1"',
        '"pause.t3.stop.was"',
        "facts",
        'expected the unit of the step, which is "pages"',
    ),
    (
        "lesson.toml",
        "most = 200000",
        "most = 150000",
        "facts",
        "is 190000: expected it between least and most",
    ),
    ("lesson.toml", 'at_time = "40s"', 'at_time = "2h"', 'at_time = "2h"', "expected a moment up to 0:01:00"),
    ("lesson.toml", 'at_time = "40s"', 'at_time = "midle"', 'at_time = "midle"', "midle"),
    ("lesson.toml", 'until = "LNK00001 suspended"', 'until = "LNK00001 suspnded"', "until", "suspended"),
    (
        "lesson.toml",
        'when = "LNK00001 running"',
        'when = "LNK00001 runing"',
        'when = "LNK00001 runing"',
        "running",
    ),
    ("lesson.toml", '"LNK00001 not stopped"', '"LNK00001 not stoped"', "condition", "stopped"),
    (
        "lesson.toml",
        'measure = "system.available"\nabove',
        'measure = "available"\nabove',
        'measure = "available"',
        "system.available",
    ),
    ("lesson.toml", 'run = "+2s"', 'run = "+2"', 'run = "+2"', "expected a time of at least 0 with its unit"),
    ("lesson.toml", 'run = "+2s"', 'run = "later"', 'run = "later"', "later"),
    (
        "lesson.toml",
        'cp = "BEGIN"\nas = "LNK',
        'shell = "free"\non = "LNX',
        'on = "LNX',
        "valid name is LNK00001",
    ),
    (
        "lesson.toml",
        'from_time = "0s"',
        'from_time = "LNK00001 suspended"',
        "from_time",
        "expected moments for a curve",
    ),
    (
        "lesson.toml",
        'predict = "guess-bars"',
        'predict = "guess-order"',
        '[[steps]]\nid = "guess-bars"',
        "a later compare step",
    ),
    (
        "lesson.toml",
        "[runs.stop]",
        '[runs.more]\nscenario = "pause-stop"\n\n[runs.stop]',
        "[runs.more]",
        "no step opens this run",
    ),
    (
        "lesson.toml",
        '  "lpar.volumes=3",',
        '  "lpar.volume=3",',
        "settings",
        "nearest valid key is lpar.volumes",
    ),
    ("lesson.md", "(glossary:frame)", "(glossary:fram)", "fram)", "expected a word of the glossary"),
    (
        "lesson.md",
        "(measure:guest.real)",
        "(measure:guest.rel)",
        "guest.rel",
        "nearest valid name is guest.real",
    ),
    ("lesson.md", "(fact:pause.t3.suspend.was)", "(fact:pause.t3.x)", "pause.t3.x", "no fact pause.t3.x"),
    ("lesson.md", "$a_1 < b$", "$\\left( a$", "left( a", "the formula \\left( a: "),
    ("lesson.md", "![A drawing](drawing.svg)", "", "", "unused file"),
    ("machine.toml", "volumes = 2", "volume = 2", "volume = 2", "no such key"),
]


@pytest.mark.parametrize(("file", "old", "new", "at", "message"), NAMES)
def test_what_does_not_exist_is_told(
    folder: Path, file: str, old: str, new: str, at: str, message: str
) -> None:
    text = (folder / file).read_text()
    assert old in text
    text = text.replace(old, new, 1)
    (folder / file).write_text(text)
    found = [str(one) for one in check(folder, [""])]
    assert len(found) == 1, found
    place = f"{file}:{line_of(text, at)}: " if at else "drawing.svg: "
    assert found[0].startswith(place)
    assert message in found[0]


def test_facts_need_a_study(folder: Path) -> None:
    (folder / "lesson.toml").write_text(changed('study = "pause"', 'study = ""'))
    found = [str(one) for one in check(folder, [""])]
    assert [one.partition(": ")[0] for one in found] == ["lesson.md:11", "lesson.toml:82"]
    assert all("expected study to name the source of" in one for one in found)


def test_files_that_nothing_uses_are_told(folder: Path) -> None:
    (folder / "spare.png").write_bytes(png())
    (folder / "base.toml").write_text((folder / "machine.toml").read_text())
    (folder / "guide.md").write_text("## What to watch\n")
    (folder / ".hidden").write_text("")
    assert [finding.file for finding in check(folder, [""])] == ["base.toml", "spare.png"]
    (folder / "machine.toml").write_text('extends = "base.toml"\n')
    (folder / "lesson.md").write_text((folder / "lesson.md").read_text() + "\n![x](spare.png)\n")
    assert check(folder, [""]) == []


def test_the_charts_are_the_windows_panels() -> None:
    ours = {panel.id for panel in panels()} - {"lesson"}
    assert ours <= set(CHARTS)


def lparlab(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments], prog_name="lparlab")


@pytest.mark.slow
def test_the_command_says_what_is_wrong_and_where(folder: Path) -> None:
    result = lparlab("lesson", "check", folder)
    assert (result.exit_code, result.output) == (0, f"{folder}: complete and correct\n")
    (folder / "lesson.toml").write_text(changed('until = "41s"', 'until = "39s"'))
    worse = write(folder.parent / "worse", text=TEXT.replace("# An", "An"))
    result = lparlab("lesson", "check", folder, worse, folder / "nowhere")
    assert result.exit_code == 1
    lines = result.output.splitlines()
    assert sum(line.startswith(f"{folder / 'lesson.toml'}:") for line in lines) == 3 * 5
    assert lines[-2] == f'{worse / "lesson.md"}:1: expected "# Title of the lesson" before anything else'
    assert "cannot be read" in lines[-1]


@pytest.mark.slow
def test_the_command_lists_the_lessons() -> None:
    result = lparlab("lesson", "list")
    assert result.exit_code == 0
    assert all(entry.title in result.output for entry in catalog())


def test_a_rule_file_that_nothing_names(folder: Path) -> None:
    (folder / "my.conf").write_text('UPDATE="1"\n')
    found = [str(finding) for finding in check(folder, [""])]
    assert found == ["my.conf: unused file; link to it or remove it"]
