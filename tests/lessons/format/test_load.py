"""What comes out of a lesson's folder, and the messages for what is wrong, with file and line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.scenario.scenario import load_scenario
from lessons.format.error import LessonError
from lessons.format.lesson import student_seed
from lessons.format.load import catalog, folders, load_lesson
from tests.lessons.example import TEXT, changed, line_of, write


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write(tmp_path / "lesson")


def refused(folder: Path) -> LessonError:
    with pytest.raises(LessonError) as caught:
        load_lesson(folder)
    assert str(caught.value).isprintable()
    return caught.value


def test_a_lesson_is_what_its_files_say(folder: Path) -> None:
    lesson = load_lesson(folder)
    assert (lesson.id, lesson.study, lesson.minutes, len(lesson.steps)) == ("example", "pause", 10, 17)
    assert lesson.introduction.startswith("An introduction with a formula $a_1 < b$")
    first, number = lesson.steps[:2]
    assert (first.title, first.kind, first.spotlight.chart) == ("To begin with", "read", "timeline")
    assert "[a page](glossary:frame)" in first.markdown
    assert "guess-pages {#" not in first.markdown
    assert (number.unit, number.scale, number.tolerance) == ("MB", 1 / 256, 0.3)
    goal, keep = lesson.steps[lesson.index("bring-back")].goals
    assert (goal.held, goal.keep, keep.keep) == (1_000_000_000, False, True)
    act = lesson.steps[lesson.index("bring-back")].solution[0]
    assert (act.tool, act.cp, act.userid) == ("cp", "BEGIN", "LNK00001")
    assert lesson.picture("machine.png").startswith(b"\x89PNG")


def test_a_run_stays_open_until_another_is_opened(folder: Path) -> None:
    lesson = load_lesson(folder)
    assert [lesson.run_of(place) for place in (0, 7, 14, 15, 16)] == ["small"] * 3 + ["stop"] * 2
    assert (lesson.scenario("small").method, lesson.scenario("stop").method) == ("suspend", "stop")
    assert lesson.scenario("small") is lesson.scenario("small")
    assert lesson.seed("stop") == 5
    assert lesson.seed("small", "Ada") == student_seed("Ada", "example")


def test_a_student_has_a_seed_of_their_own() -> None:
    seeds = {student_seed(name, id) for name in ("", "Ada", "Alan") for id in ("one", "two")}
    assert len(seeds) == 6
    assert all(0 < seed < 1_000_000 for seed in seeds)
    assert student_seed(" ada  LOVELACE", "one") == student_seed("Ada Lovelace", "one")


WRONG = [
    (
        'until = "41s"',
        'untl = "41s"',
        "untl",
        "no such key; expected one of .*; the nearest valid name is .*until",
    ),
    (
        'id = "example"',
        'id = "fault-relocation-2"',
        "id",
        "expected a different ID: reports on Find the fault",
    ),
    ('title = "An example"', "title = 7", "title = 7", "title = 7: expected text in quotes"),
    ("minutes = 10", "minutes = 500", "minutes", "minutes = 500: expected a whole number from 5 to 120"),
    ('study = "pause"', 'study = "paus"', "study", "nearest valid name is pause"),
    (
        'kind = "watch"',
        'kind = "look"',
        'kind = "look"',
        r"steps\.7\.kind = \"look\": expected 'read', 'example'",
    ),
    ('id = "why"', 'id = "end"', 'id = "end"\nkind = "reflect"', "expected a unique ID"),
    ('id = "why"', 'id = "Why!"', 'id = "Why!"', "expected an ID: at most 40 characters of a-z, 0-9 and -"),
    (
        'form = "choice"\nat_time = "40s"',
        'form = "choice"',
        '[[steps]]\nid = "guess-state"',
        "at_time: expected this",
    ),
    ('run = "stop"', 'run = "stp"', 'run = "stp"', "nearest valid name is stop"),
    ('run = "small"\n', "", '[[steps]]\nid = "intro"', "no earlier step opens a run"),
    (
        'until = "LNK00001 suspended"\n',
        "",
        '[[steps]]\nid = "watch"',
        "until: expected this key in a step that is watch",
    ),
    ("speed = 10", "speed = 0", "speed", "steps.7.speed"),
    ("speed = 10", "speed = nan", "speed", "steps.7.speed = nan: expected a number"),
    ("speed = 10", "hours = 3", "hours = 3", "no such key"),
    (
        "speed = 10",
        'fact = "x"',
        'fact = "x"',
        "expected no fact in a step that is watch; it may have speed, text, until",
    ),
    (
        'predict = "guess-order"',
        'predict = "gues-order"',
        'predict = "gues-order"',
        "nearest valid name is guess-order",
    ),
    ('form = "bars"', 'form = "text"', 'form = "text"', "expected"),
    ('form = "curve"', 'form = "graph"', 'form = "graph"', "expected 'number'"),
    ('to_time = "40s"\nmost', "most", '[[steps]]\nid = "guess-curve"', "to_time: expected this key"),
    (
        "least = 0\nmost = 100",
        "least = 200\nmost = 100",
        "most = 100",
        "expected more than least, which is 200",
    ),
    ("least = 0\nmost = 100", "least = 0\nmost = inf", "most = inf", "expected a number"),
    ("least = 0\nmost = 100", f"least = 0\nmost = {10**400}", "most = 1", "expected a number"),
    (
        'why = "It was told',
        'right = false\n#why = "It was told',
        '[[steps.options]]\nid = "works"',
        "why: expected this key",
    ),
    ('on = "too-low"', 'on = "too-lo"', '  { on = "too-lo"', "nearest valid name is too-low"),
    ('on = "1"', 'on = "3"', 'on = "3"', "expected one of any, 1, 2"),
    ("above = 0\n", "", 'measure = "system.available"\nkeep', "expected below, above or both"),
    ('cp = "BEGIN"', 'cp = "BEGIN"\nrun = "+1s"', "[[steps.solution]]\ncp", "exactly one of cp, shell"),
    ('cp = "BEGIN"\nas', 'change = "x"\n#', 'change = "x"', "expected one of the tools in allow: cp, shell"),
    ('"LNK00001.real" =', '"LNK00001.rael" =', "facts =", "nearest valid name is LNK00001.real"),
    ('seed = "student"', 'seed = "mine"', 'seed = "mine"', 'or "student"'),
    ('seed = "student"', "seed = -1", "seed = -1", "expected a whole number of at least 0"),
    ('text = "By luck."', 'text = "By <b>luck</b>."', 'id = "luck"', "expected no HTML"),
    ('text = "By luck."', 'text = "By [luck](http://x.org/)."', 'id = "luck"', "the link to http://x.org/"),
]


@pytest.mark.parametrize(("old", "new", "at", "message"), WRONG)
def test_what_is_wrong_in_the_table_is_told_with_its_line(
    folder: Path, old: str, new: str, at: str, message: str
) -> None:
    table = changed(old, new)
    (folder / "lesson.toml").write_text(table)
    error = refused(folder)
    assert error.file == "lesson.toml"
    assert re.search(message, str(error))
    assert error.line == line_of(table, at)


def test_toml_that_is_none_is_told_with_its_line(folder: Path) -> None:
    (folder / "lesson.toml").write_text(changed("minutes = 10", "minutes = = 10"))
    assert str(refused(folder)).startswith("lesson.toml:5: expected TOML")


TEXTS = [
    ("# An example", "An example", 1, 'expected "# Title of the lesson"'),
    ("## To begin with {#intro}", "## To begin with", 9, 'expected "## Title of the step'),
    (
        "{#intro}",
        "{#intr}",
        20,
        "expected a section with {#intro} in lesson.md; the nearest valid name is intr",
    ),
    ("{#intro}", "{#intro}\n\n## More {#more}", 11, "{#more}: lesson.toml does not have this step"),
    ("{#intro}", "{#intro}\n\n## More {#watch}", 37, "{#watch} appears twice"),
    ("{#intro}", "{#intro}\n\n# More", 11, "expected only one title"),
    (
        "(#guess-pages)",
        "(#guess-page)",
        12,
        "no step guess-page; the nearest valid name is guess-pages",
    ),
    (
        "(machine.png)",
        "(machin.png)",
        12,
        "no picture machin.png; the nearest valid name is machine.png",
    ),
    ("(drawing.svg)", "(https://x.org/a.svg)", 13, "expected the name of a PNG or SVG file"),
    ("(drawing.svg)", "(../drawing.svg)", 13, "expected the name of a PNG or SVG file"),
    ("(drawing.svg)", "(/etc/x.png)", 13, "expected the name of a PNG or SVG file"),
    ("(drawing.svg)", "(data:image/png;base64,AAAA)", 13, "expected the name of a PNG or SVG file"),
    ("(glossary:frame)", "(glosary:frame)", 11, "the nearest valid name is glossary"),
    ("(glossary:frame)", "(https://x.org)", 11, "a web address may be plain text"),
    ("(glossary:frame)", "(lesson.toml)", 11, "the link to lesson.toml"),
    ("a table.", "a <table>.", 3, "expected no HTML"),
    ("| a | b |", "<script>\nalert(1)\n</script>\n\n| a | b |", 5, "expected no HTML"),
    ("Where [a", "<!-- Where -->[a", 11, "expected no HTML"),
    ("Where [a", "<https://x.org> [a", 11, "the link to https://x.org"),
]


@pytest.mark.parametrize(("old", "new", "line", "message"), TEXTS)
def test_what_is_wrong_in_the_text_is_told_with_its_line(
    folder: Path, old: str, new: str, line: int, message: str
) -> None:
    text = (folder / "lesson.md").read_text()
    assert old in text
    (folder / "lesson.md").write_text(text.replace(old, new, 1))
    error = refused(folder)
    assert message in str(error)
    assert error.line == line


@pytest.mark.parametrize(
    "text", [TEXT.replace("a table.", "the address https://x.org/y."), TEXT + "\n\\<b>\n"]
)
def test_plain_text_may_look_like_anything(folder: Path, text: str) -> None:
    rest = (folder / "lesson.md").read_text().removeprefix(TEXT)
    (folder / "lesson.md").write_text(text + rest)
    assert load_lesson(folder).steps


def test_what_is_wrong_with_a_scenario_is_told_with_its_line(folder: Path) -> None:
    machine = (folder / "machine.toml").read_text()
    (folder / "machine.toml").write_text(machine.replace("volumes = 2", "volumes = 200"))
    with pytest.raises(LessonError, match=r"^machine.toml:13: lpar.volumes = 200: expected a whole number"):
        load_lesson(folder).scenario("small")
    (folder / "machine.toml").write_text(machine)
    (folder / "lesson.toml").write_text(changed('"lpar.volumes=3"', '"lpar.procesors=3"'))
    with pytest.raises(LessonError, match=r"^lesson.toml:14: .*the nearest valid key is lpar.processors"):
        load_lesson(folder).scenario("stop")


@pytest.mark.parametrize("name", ["pause-suspnd", "/etc/passwd.toml", "../machine.toml", "lesson", "machine"])
def test_a_scenario_is_one_of_the_folder_or_a_shipped_one(folder: Path, name: str) -> None:
    (folder / "lesson.toml").write_text(changed('"machine.toml"', f'"{name}"'))
    with pytest.raises(LessonError, match=r"^lesson.toml:9: runs.small.scenario: expected"):
        load_lesson(folder).scenario("small")


def test_a_scenario_may_extend_a_shipped_one(folder: Path) -> None:
    for base in ("id:pause-one-was-stop", "pause/one-was-stop.toml"):
        (folder / "machine.toml").write_text(f'extends = "{base}"\nid = "own"\n[lpar]\nprocessors = 3\n')
        scenario = load_lesson(folder).scenario("small")
        shipped = load_scenario("pause-one-was-stop")
        assert (scenario.id, scenario.lpar.processors) == ("own", 3)
        assert scenario.timeline == shipped.timeline
    (folder / "machine.toml").write_text('extends = "id:pause-one-was-stp"')
    with pytest.raises(LessonError, match=r"^machine.toml:1: .*nearest valid name is id:pause-one-was-stop"):
        load_lesson(folder).scenario("small")


def test_the_lessons_that_come_along_load() -> None:
    for entry in catalog():
        lesson = load_lesson(entry.folder)
        assert (lesson.id, lesson.title) == (entry.id, entry.title)


def test_the_catalogue_says_the_same_as_the_lessons() -> None:
    heads = [(entry.part, entry.needs, entry.minutes, entry.summary, entry.study) for entry in catalog()]
    whole = [load_lesson(folder) for folder in folders()]
    assert heads == [(one.part, one.needs, one.minutes, one.summary, one.study) for one in whole]


def test_a_list_reads_a_lesson_again_once_its_file_has_changed(tmp_path: Path) -> None:
    write(tmp_path / "01_one")
    [before], [same] = catalog(tmp_path), catalog(tmp_path)
    assert same is before
    (tmp_path / "01_one" / "lesson.toml").write_text(changed("minutes = 10", "minutes = 11"))
    assert [entry.minutes for entry in catalog(tmp_path)] == [11]


def test_two_lessons_may_not_have_the_same_id(tmp_path: Path) -> None:
    write(tmp_path / "01_one")
    assert [entry.id for entry in catalog(tmp_path)] == ["example"]
    write(tmp_path / "02_two")
    with pytest.raises(LessonError, match="another lesson has the same ID"):
        catalog(tmp_path)
    (tmp_path / "02_two" / "lesson.toml").write_text(changed("minutes = 10", "minutes = 1"))
    with pytest.raises(LessonError, match=r"^02_two/lesson.toml:5: minutes = 1: expected"):
        catalog(tmp_path)
