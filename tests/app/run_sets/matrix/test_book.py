"""The book of a matrix: states, medians, verdicts, and added runs."""

from __future__ import annotations

import pytest

from app.jobs.task_book import RunKey, RunTask, TaskProgress
from app.run_sets.matrix import words
from app.run_sets.matrix.book import MatrixBook, nice, scales
from engine.scenario.scenario import load_scenario
from engine.studies.matrix import Matrix, MatrixEntry, matrix_of
from engine.studies.probes import StudyRun
from engine.studies.timers.matrix import BASE, FIELDS, MATRIX
from tests.app.run_sets.matrix.made_up import FIRST, SECOND, STUDY, TABLES, book
from tests.app.run_sets.matrix.printed import figures

OWN = {"release": "4.4", "users": "750", "patch": "false", "frames": "1G", "xstor": "11G"}


def entry_of(run: StudyRun) -> MatrixEntry:
    return next(entry for entry in MATRIX.entries if entry.run == run)


def task(run: StudyRun, place: int = 0) -> RunTask:
    return RunTask(STUDY, RunKey.of(run), place)


def test_a_run_goes_from_new_to_done() -> None:
    kept, entry = book(seeds=2), entry_of(FIRST[0])
    assert (kept.state(entry), kept.share(entry)) == (TaskProgress.NEW, 0.0)
    kept.begin(kept.missing([entry]))
    assert (kept.state(entry), kept.missing([entry])) == (TaskProgress.WAITING, [])
    kept.note_progress(task(FIRST[0]), 0.5)
    assert (kept.state(entry), kept.share(entry)) == (TaskProgress.RUNNING, 0.25)
    kept.end(task(FIRST[0]), {"real": 1.0})
    assert (kept.state(entry), kept.share(entry), kept.is_busy(entry)) == (TaskProgress.RUNNING, 0.5, True)
    kept.end(task(FIRST[0], 1), {"real": 4.0})
    assert (kept.state(entry), kept.share(entry), kept.is_busy(entry)) == (TaskProgress.DONE, 1.0, False)
    assert kept.medians(FIRST[0]) == {"real": 2.5}
    assert kept.ended == 2


def test_a_failure_says_why_and_can_be_tried_again() -> None:
    kept, entry = book(), entry_of(FIRST[0])
    kept.begin(kept.missing([entry]))
    kept.end(task(FIRST[0]), "Paging space is full.")
    assert (kept.state(entry), kept.reason(entry)) == (TaskProgress.FAILED, "Paging space is full.")
    assert "Paging space is full." in words.spoken(kept, entry)
    kept.begin(kept.missing([entry]))
    assert (kept.state(entry), kept.reason(entry)) == (TaskProgress.WAITING, "")


def test_what_was_cancelled_is_no_result_and_late_words_do_not_count() -> None:
    kept, entry = book(seeds=2), entry_of(FIRST[0])
    kept.begin(kept.tasks(entry))
    kept.end(task(FIRST[0]), {"real": 1.0})
    kept.forget(kept.tasks(entry))
    kept.end(task(FIRST[0], 1), {"real": 9.0})
    assert (kept.state(entry), kept.medians(FIRST[0])) == (TaskProgress.CANCELLED, {"real": 1.0})
    assert kept.missing([entry]) == [task(FIRST[0], 1)]


def test_more_seeds_keep_the_first_ones() -> None:
    kept, entry = book(), entry_of(FIRST[0])
    kept.begin(kept.tasks(entry))
    kept.end(task(FIRST[0]), {"real": 1.0})
    kept.seeds = 3
    assert kept.missing([entry]) == [task(FIRST[0], 1), task(FIRST[0], 2)]
    kept.seeds = 1
    assert kept.state(entry) == TaskProgress.DONE


def test_verdicts_are_counted() -> None:
    kept = book()
    for run in FIRST:
        kept.begin([task(run)])
        kept.end(task(run), figures(run.scenario, run.settings, 0))
    assert kept.tally() == (16, 24)  # the second run is 20% off


def test_scales_are_those_of_the_largest_value() -> None:
    assert scales(book()) == {"pct_spin_time": 25.0, "xstor_page_rate": 150_000.0}


@pytest.mark.parametrize(
    ("value", "end"),
    [(0.0, 1.0), (1.0, 1.0), (20.61, 25.0), (101_000.0, 150_000.0), (0.0034, 0.004), (9.9, 10.0)],
)
def test_a_scale_ends_at_a_round_number(value: float, end: float) -> None:
    assert nice(value) == pytest.approx(end)


def test_a_run_of_ones_own_is_the_base_with_settings() -> None:
    kept = book()
    entry = kept.add(OWN)
    assert entry.run == StudyRun(
        BASE, ('lpar.release="4.4"', "guests.linux.count=750", "lpar.frames=1G", "lpar.xstor=11G")
    )
    assert kept.add(OWN) == entry
    assert kept.own == [entry]
    assert words.name(kept, entry) == "z/VM 4.4, 750 users, no patch, 1G real, 11G XSTOR"


def test_without_a_matrix_a_study_has_a_row_for_each_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("engine.studies.matrix.tables_of", lambda study: TABLES)
    found = matrix_of("pause")
    kept = MatrixBook("pause", found, TABLES, 1)
    assert [entry.run for entry in found.entries] == [*FIRST, *SECOND]
    assert list(dict.fromkeys(words.row_title(kept, one) for one in found.entries)) == ["Table 1", "Table 2"]
    assert [words.column_title(kept, one) for one in found.entries] == ["1", "2", "3", "1", "2", "3", "4"]
    assert words.spoken(kept, found.entries[0]) == "1, Table 1; – not run"
    assert kept.others("Other runs") is None


def test_values_of_a_shipped_run_are_that_run() -> None:
    kept = book()
    entry = kept.add({"release": "4.3", "users": "900", "patch": "true"})
    assert entry.run == SECOND[3]
    assert kept.own == []


def test_runs_that_were_not_published_have_a_table() -> None:
    kept = book()
    table = kept.others("Other runs")
    assert {column.run for column in table.columns} == {
        e.run for e in MATRIX.entries if not kept.printed(e.run)
    }
    assert all(value is None for row in table.rows for value in row.published)
    assert Matrix(BASE, "release", FIELDS, MATRIX.entries[:1]).entries[0].values["users"] == "600"


@pytest.mark.parametrize("entry", MATRIX.entries, ids=lambda entry: words.name(book(), entry))
def test_every_run_is_what_its_fields_say(entry: MatrixEntry) -> None:
    scenario = load_scenario(entry.run.scenario, entry.run.settings)
    assert scenario.lpar.release == entry.values["release"]
    assert len(scenario.guests) == int(entry.values["users"])
    assert {guest.timer_patch for guest in scenario.guests} == {entry.values["patch"] == "true"}
    plain = load_scenario(BASE)
    assert (scenario.lpar.frames, scenario.lpar.xstor) == (plain.lpar.frames, plain.lpar.xstor)
