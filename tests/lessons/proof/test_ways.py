"""The way to a number is followed for each student: it ends where the run does, and usual mistakes do not."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lessons.format.ways import WayError, check_way, follow, literals
from lessons.proof.check import check
from tests.lessons.example import TEXT, changed, line_of, write

WAY = 'way = "27"'
WRONG = 'wrong = { "takes all of its memory" = "64", "takes none" = "0" }'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write(tmp_path / "lesson")


@pytest.mark.parametrize(
    ("way", "ends"),
    [
        ("2 * 100 / (100 + 100 + 100)", (2 / 3,)),
        ("-3 + 2**3", (5,)),
        ("sqrt(16), min(1, 2), max(1, 2)", (4, 1, 2)),
        ("seen('guest.cpu', 'ONE', 'now') + found('first')", (30,)),
        ("found('curve', 'few') / 4,", (5,)),
    ],
)
def test_a_way_is_arithmetic(way: str, ends: tuple[float, ...]) -> None:
    readers = {"seen": lambda *texts: 10.0, "found": lambda *texts: 20.0}
    assert follow(check_way(way), readers) == pytest.approx(ends)


@pytest.mark.parametrize(
    "way",
    [
        "",
        "2 +",
        "x",
        "'2'",
        "True",
        "2j",
        "open('a')",
        "(1).real",
        "[1][0]",
        "lambda: 1",
        "seen()",
        "seen('a', 'b')",
        "seen(1, 2, 3)",
        "found('a', point='b')",
        "sqrt()",
        "1 if 2 else 3",
        "1 < 2",
        "(" * 195 + "1" + ")" * 195 + "]",
        "2 ** 3 % 2",
        "min(*[1])",
    ],
)
def test_a_way_is_nothing_else(way: str) -> None:
    with pytest.raises(WayError):
        check_way(way)


@pytest.mark.parametrize("way", ["1 / 0", "10.0 ** 9999", "sqrt(-1)", "(-2) ** 0.5", "sqrt(1, 2)"])
def test_a_way_to_no_number_is_refused(way: str) -> None:
    with pytest.raises(WayError):
        follow(check_way(way), {})


@given(st.text(alphabet="0123456789.+-*/() ,sqrtminseenfound'\"_e", max_size=40))
def test_any_text_is_refused_or_leads_to_numbers(text: str) -> None:
    readers = {"seen": lambda *texts: 1.0, "found": lambda *texts: 1.0}
    try:
        ends = follow(check_way(text), readers)
    except WayError:
        return
    assert all(isinstance(end, float) for end in ends)
    assert list(literals(text)) or "seen" in text or "found" in text


def _findings(folder: Path, old: str, new: str, students: tuple[str, ...] = ("",)) -> list[str]:
    table = changed(old, new)
    (folder / "lesson.toml").write_text(table)
    found = check(folder, students)
    assert all(finding.line >= line_of(table, "worked = ") - 12 for finding in found)
    return [finding.text for finding in found]


@pytest.mark.parametrize(("old", "told"), [(WAY, "expected way: "), (WRONG, "expected wrong: ")])
def test_every_number_has_a_way_and_mistakes(folder: Path, old: str, told: str) -> None:
    (found,) = _findings(folder, old, "", ())
    assert found.startswith(f"steps.2: {told}")


def test_a_way_uses_what_the_lesson_has_told(folder: Path) -> None:
    (found,) = _findings(folder, WAY, 'way = "26.5"', ())
    assert found.startswith("steps.2.way: 26.5: expected a number in the text up to this step")
    (folder / "lesson.md").write_text((folder / "lesson.md").read_text().replace("27 MB", "27 MB, or 26.5"))
    assert check(folder, ()) == []


def test_the_honest_way_ends_within_the_tolerance(folder: Path) -> None:
    (found,) = _findings(folder, WAY, 'way = "27 / 2"')
    assert "steps.2.way: it leads to 13.5 MB; the run shows 2" in found
    assert "expected within the tolerance of 0.3 (run small" in found


def test_a_mistake_ends_beyond_it(folder: Path) -> None:
    (found,) = _findings(folder, '"takes none" = "0"', '"takes a few less" = "24"')
    assert "steps.2.wrong.takes a few less: it leads to 24.0 MB; the run shows 2" in found
    assert "expected beyond the tolerance of 0.3" in found


def test_a_way_sees_what_is_shown_so_far(folder: Path) -> None:
    """The moment that is asked about is not to be seen; one before it is."""
    seen = "seen('guest.real', 'LNK00002', '40s') * 4096 / 1024 / 1024"
    (found,) = _findings(folder, WAY, f'way = "{seen}"')
    assert "this is not visible before the run continues" in found
    table = changed(WAY, f'way = "27 + 0 * {seen.replace("40s", "now")}"\nat = "20s"')
    (folder / "lesson.toml").write_text(table)
    assert not [finding for finding in check(folder, ("Ada",)) if finding.text.startswith("steps.2")]


@pytest.mark.parametrize(
    ("way", "told"),
    [
        (
            "found('guess-pages')",
            "expected a prediction that an earlier step has compared",
        ),
        ("seen('stop/guest.real', '', 'now')", "expected a run that a step up to this one opens"),
        ("seen('guest.rael', '', 'now')", "guest.rael"),
        ("27, 27", "expected 1 numbers, not 2"),
    ],
)
def test_a_way_that_reads_what_is_not_there(folder: Path, way: str, told: str) -> None:
    (found,) = _findings(folder, WAY, f'way = "{way}"')
    assert told in found


def test_the_first_step_opens_a_machine(folder: Path) -> None:
    table = changed(
        'kind = "read"\nrun = "small"\nspotlight = { chart = "timeline", guest = "LNK00001" }',
        'kind = "read"',
    )
    table = table.replace('id = "guess-pages"\nkind', 'id = "guess-pages"\nrun = "small"\nkind')
    (folder / "lesson.toml").write_text(table)
    (found,) = check(folder, ())
    assert found.text == "steps.1: expected run: the machine next to the title page"


def test_the_introduction_tells_numbers_too() -> None:
    assert "27" in TEXT.partition("##")[0]
