"""A student's work on disk: it comes back as it was, and a damaged file is refused without harm."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lessons.format.lesson import student_seed
from lessons.format.load import load_lesson
from lessons.play.work import Judgement, StepWork, StudentWork, WorkError, load, new_work, save
from tests.lessons.example import write


@pytest.fixture
def work(tmp_path: Path) -> StudentWork:
    made = new_work(load_lesson(write(tmp_path / "lesson")), " Ada  Lovelace ", "2026-01-02T03:04")
    made.steps["why"] = StepWork(
        state="done",
        answer={"a": [1, 2.5, None, "x"]},
        judged=Judgement(right=False, error=0.25, key="too-low", sentence="You said 1."),
        attempts=2,
        hints_shown=1,
        rungs=[0],
        seconds=12.5,
        began_at=5_000_000_000,
        began_events=17,
        commands=["CP as MAINT: QUERY TIME"],
    )
    return made


def test_it_comes_back_as_it_was(work: StudentWork, tmp_path: Path) -> None:
    save(work, tmp_path / "deep" / "example.json")
    assert load(tmp_path / "deep" / "example.json") == work
    assert [path.name for path in (tmp_path / "deep").iterdir()] == ["example.json"]
    assert (work.student, work.current) == ("Ada Lovelace", "intro")
    assert work.seed == student_seed("Ada Lovelace", "example")


def test_a_full_disk_leaves_the_old_file(
    work: StudentWork, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "example.json"
    save(work, path)
    work.step("end").state = "done"

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", full)
        with pytest.raises(OSError, match="No space"):
            save(work, path)
    assert load(path).step("end").state == "open"
    assert [one.name for one in tmp_path.glob("*json*")] == ["example.json"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is not the work of a lesson: expected JSON"),
        ("[" * 100_000, "is not the work of a lesson: expected JSON"),
        ("{}", "lesson_id: this key is required"),
        ('{"format": 2, "lesson_id": "x"}', "format"),
        ('{"lesson_id": "x", "other": 1}', "other = 1: no such key; expected one of format, lesson_id"),
        ('{"lesson_id": "x", "steps": {"a": {"seconds": -1}}}', "seconds = -1: expected a number"),
        ('{"lesson_id": "x", "steps": {"a": {"state": "maybe"}}}', "steps.a.state"),
        ('{"lesson_id": "x", "session": "%s"}' % ("y" * 2_000_000), "session"),
    ],
)  # fmt: skip
def test_what_is_no_work_is_refused(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "example.json"
    path.write_text(text)
    with pytest.raises(WorkError) as caught:
        load(path)
    assert str(caught.value).startswith("example.json: ")
    assert words in str(caught.value)
    assert path.read_text() == text


def test_files_that_are_none_or_too_large_are_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "nowhere.json")
    with pytest.raises(WorkError, match="cannot be read"):
        load(tmp_path)
    with (tmp_path / "big.json").open("wb") as sparse:
        sparse.truncate(2**31)
    with pytest.raises(WorkError, match="too large"):
        load(tmp_path / "big.json")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_any_damage_is_refused_or_harmless(work: StudentWork, tmp_path: Path, data: st.DataObject) -> None:
    path = tmp_path / "example.json"
    whole = json.dumps(work.model_dump()).encode()
    start = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(start, min(start + 20, len(whole))))
    path.write_bytes(whole[:start] + data.draw(st.binary(max_size=8)) + whole[end:])
    try:
        came = load(path)
    except WorkError:
        return
    assert StudentWork.model_validate(came.model_dump()) == came
