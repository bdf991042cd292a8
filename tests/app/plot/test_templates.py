"""Templates of plots: as text, in the dialog, in sessions, and those that recreate published figures."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.plot.plot_panel import PlotPanel
from app.plot.published import Ledgers
from app.plot.simulating import needs, study_of
from app.plot.template import (
    MOST_CURVES,
    PlotShape,
    PlotTemplate,
    TemplateCurve,
    TemplateError,
    read_text,
    text_of,
)
from app.plot.template_dialog import TemplateDialog
from app.plot.templates import figure, recreated
from engine.scenario.scenario import load_scenario
from engine.studies.exhibits import exhibits
from engine.studies.ledger import load_ledger, studies
from tests.app.plot.test_plot_panel import Waves

SAVED = PlotTemplate(
    title="Mine",
    linked=False,
    plots=(
        PlotShape(
            curves=(TemplateCurve(key="system.available/system"), TemplateCurve(expression="a / 2")),
            title="For <b>slide</b> 3",
            axes={"left": "Frames", "bottom": "Time of day"},
            region=(1, 2),
        ),
        PlotShape(kind="histogram", log=True, curves=(TemplateCurve(key="guest.real/All"),)),
    ),
)


@pytest.fixture
def panel(make_lab: Callable[..., Lab]) -> Any:
    """The plots of a lab, opened by their key."""
    lab = make_lab()
    QTest.keyClick(lab.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    shown: Any = lab.views.panels["plot"]
    shown.lab = lab
    return shown


@pytest.fixture
def dialog(panel: Any) -> TemplateDialog:
    QTest.mouseClick(panel.templated, Qt.MouseButton.LeftButton)
    (found,) = panel.findChildren(TemplateDialog)
    return found


def names(panel: Any) -> list[list[str]]:
    return [[series.name for series in plot.curves] for plot in panel.board.plots]


# ---- text


def test_a_template_is_the_same_after_it_was_written() -> None:
    assert read_text(text_of(SAVED), "mine.toml") == SAVED


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "format|title|plots"),
        ("title = 3\n[[plots]]", "title = 3: expected text"),
        ('title = "x"\n[[plots]]\nkind = "pie"', "kind = \"pie\": expected 'time'"),
        (
            'title = "x"\n[[plots]]\ncurves = [{source = "run a", key = "b"}]',
            'expected one of these runs instead of "a"',
        ),
        ('title = "x"\n[[plots]]\ncurves = [{key = "a", fit = "line"}]', "expected one of key, expression"),
        (
            'title = "x"\n[[plots]]\nannotations = [{kind = "frame", start = 9, end = 4}]',
            "expected an end that is not before the start",
        ),
        ('title = "x"\n' + "[[plots]]\n" * 13, "at most 12"),
        ('title = "x', "expected TOML"),
        ("x" * 300_000, "too large"),
    ],
)
def test_a_damaged_template_is_refused_with_the_place(text: str, said: str) -> None:
    with pytest.raises(TemplateError, match=said):
        read_text(text, "mine.toml")


@settings(max_examples=60, deadline=None)
@given(st.integers(0, len(text_of(SAVED)) - 1), st.characters())
def test_a_damaged_letter_never_does_more_than_be_refused(place: int, letter: str) -> None:
    text = text_of(SAVED)
    with suppress(TemplateError):  # and nothing else
        read_text(text[:place] + letter + text[place + 1 :], "mine.toml")


class Wide(Waves):
    """A data file with a long name."""

    name = f"{'w' * 250}.csv"


@pytest.fixture
def alone(qtbot: QtBot) -> Any:
    """The plots with a data file and no run; `told` has what failed."""
    shown: Any = PlotPanel()
    qtbot.addWidget(shown)
    shown.add_source(Wide())
    shown.told = []
    shown.failed.connect(shown.told.append)
    return shown


def draw(alone: Any, key: str) -> None:
    number = list(alone.sources.all()).index(f"file {Wide.name}")
    alone.draw(alone.board.current, f"{number}\n{key}")


def waiting(number: int, length: int) -> PlotTemplate:
    """Return a plot of measures from a file that is not open yet."""
    keys = (f"{at} {'k' * length}" for at in range(number))
    curves = tuple(TemplateCurve(source="file later.csv", key=key) for key in keys)
    return PlotTemplate(title="Mine", plots=(PlotShape(curves=curves),))


def test_long_names_of_files_and_of_measures_are_drawn_and_kept(alone: Any) -> None:
    for key in ("rising", "k" * 300):  # as of all guests of a large machine
        draw(alone, key)
    assert [curve.key for curve in read_text(alone.text(), "a.toml").plots[0].curves] == ["rising", "k" * 300]
    draw(alone, "k" * 5000)
    (text,) = alone.told
    assert text.startswith('curve: key = "kkk')
    assert text.endswith("expected at most 4000 characters")


def test_too_many_curves_are_told_in_a_sentence(alone: Any) -> None:
    alone.apply(waiting(MOST_CURVES, 10))
    held = alone.text()
    assert len(read_text(held, "a.toml").plots[0].curves) == MOST_CURVES
    draw(alone, "rising")
    assert alone.text() == alone.text() == held
    why = "plot 1: curves = (a list of 65): expected at most 64 entries"
    (text,) = alone.told
    assert text.endswith(f". {why}")
    alone.open(SAVED)
    assert alone.told[1:] == [why]
    assert len(alone.board.plots) == 1
    with pytest.raises(TemplateError, match="expected at most 64 entries"):
        alone.arranging.captured("Mine")


def test_more_text_than_a_session_holds_is_told_with_both_sizes(alone: Any) -> None:
    draw(alone, "rising")
    held = alone.text()
    alone.apply(waiting(60, 3900))
    assert alone.text() == held
    (text,) = alone.told
    assert re.search(r"Plots: has 23\d,\d\d\d characters; expected at most 200,000: remove plots", text)


# ---- the dialog


def test_plots_are_saved_renamed_applied_and_deleted_by_keyboard(panel: Any, dialog: TemplateDialog) -> None:
    panel.apply(SAVED)
    QTest.keyClicks(dialog.name, "First")
    QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    assert dialog.chosen == "First"
    QTest.keyClick(dialog.list, Qt.Key.Key_F2)
    editor = QApplication.focusWidget()
    QTest.keyClick(editor, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(editor, "Second")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert list(panel.templates.own()) == ["Second"]
    before = names(panel)
    assert [len(one) for one in before] == [2, 1]
    panel.board.reset(1)
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert names(panel) == before
    assert [plot.kind for plot in panel.board.plots] == ["time", "histogram"]
    assert panel.board.plots[0].measuring
    assert panel.board.plots[1].log
    assert not panel.linked.isChecked()


def test_studies_have_their_titles_in_the_list_and_in_the_tree(dialog: TemplateDialog) -> None:
    tops = [dialog.list.topLevelItem(place) for place in range(dialog.list.topLevelItemCount())]
    branches = {top.text(0).removeprefix("Study: ") for top in tops if top is not None} - {"Custom"}
    first = {entry.path[0] for entry in Ledgers("Published values").entries()}
    assert branches == first
    assert len(first) == len(studies())
    assert not first & set(studies()) - {"cpuplugd"}  # no names of folders


def test_delete_removes_the_file_and_a_damaged_one_is_named(panel: Any, dialog: TemplateDialog) -> None:
    panel.templates.save(SAVED)
    (file,) = panel.templates.own().values()
    file.write_text("title = 3")
    dialog.show_templates(file.name)
    dialog.list.setFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert "title = 3: expected text" in dialog.note.text()
    QTest.keyClick(dialog.list, Qt.Key.Key_Delete)
    assert not file.exists()


# ---- sessions


def test_a_session_brings_back_what_was_on_the_plots(panel: Any, qtbot: QtBot, tmp_path: Path) -> None:
    panel.apply(SAVED)
    before, lab, file = names(panel), panel.lab, tmp_path / "s.lparlab"
    with qtbot.waitSignal(lab.session.files.saved):
        lab.session.files.save(file)
    with qtbot.waitSignal(lab.opened):
        lab.files.open("pause-active")
    qtbot.waitUntil(lambda: names(panel) == [[], []])
    with qtbot.waitSignal(lab.session.files.plots_opened):
        lab.files.open(str(file))
    qtbot.waitUntil(lambda: names(panel) == before)


@pytest.mark.parametrize("more", [None, waiting(60, 3900)], ids=["all held", "too large"])
def test_another_scenario_is_saved_without_the_plots_of_the_session_before(
    panel: Any, qtbot: QtBot, tmp_path: Path, more: PlotTemplate | None
) -> None:
    lab, file = panel.lab, tmp_path / "s.lparlab"
    panel.apply(SAVED)
    if more is not None:
        panel.open(more)
    with qtbot.waitSignal(lab.opened):
        lab.files.open("pause-active")
    with qtbot.waitSignal(lab.session.files.saved):
        lab.session.files.save(file)
    assert json.loads(file.read_text("utf-8"))["plots"] == ""


# ---- published figures


def test_every_figure_with_curves_or_columns_has_a_template() -> None:
    drawings = {"pause.figure-1", "pause.figure-2"}  # they show how systems are connected
    figures = {one.id for one in exhibits().values() if one.where.startswith("Figure ")}
    assert figures - drawings <= set(recreated())
    assert {id.partition(".")[0] for id in recreated()} == set(studies())


@pytest.fixture
def bare(qtbot: QtBot) -> PlotPanel:
    panel = PlotPanel()
    qtbot.addWidget(panel)
    return panel


def test_every_template_is_applied_and_names_runs_that_exist(bare: PlotPanel, qtbot: QtBot) -> None:
    failures: list[str] = []
    bare.failed.connect(failures.append)
    for id in recreated():
        template = figure(id)
        assert (template.exhibit, study_of(template)) == (id, id.partition(".")[0])
        bare.apply(template)
        assert len(bare.board.plots) == len(template.plots)
        assert bare.arranging.missing == list(needs(template)) == list(template.runs)
        assert bare.arranging.captured(template.title) == template, id
        for run in template.runs.values():
            load_scenario(run.scenario, run.settings)
        for plot, shape in zip(bare.board.plots, template.plots, strict=True):
            facts = [point.fact for one in shape.series for point in one.points if point.fact]
            shown = [fact.id for one in plot.points for fact in one.published if fact is not None]
            assert shown == facts
    assert not failures


def test_a_figure_is_simulated_in_the_background_and_stands_beside_what_was_published(
    bare: PlotPanel, qtbot: QtBot, tmp_path: Path
) -> None:
    bare.apply(figure("relocation.unidirectional"))
    with qtbot.waitSignal(bare.arranging.simulator.done, timeout=60_000):
        bare.simulate.click()
    points, channels = bare.board.plots
    (found,) = points.points
    published = load_ledger("relocation").fact("relocation.io.shared3x3.device").value
    assert found.published[0].value == published
    assert found.values[0] == pytest.approx(published, rel=0.05)
    assert len(channels.curves) > 2
    assert all(np.isfinite(one.values).any() for one in channels.curves)
    assert not bare.missing.isVisible()
    assert "published 90" in bare.values.text()
    file = tmp_path / "both.csv"
    bare.write(file)
    heads, *rows = csv.reader((tmp_path / "both-figures.csv").read_text("utf-8").splitlines())
    assert heads == ["series", "x", "simulated", "published", "minimum", "maximum", "unit"]
    assert [float(row[2]) for row in rows] == pytest.approx(found.values)
    series = list(csv.reader(file.read_text("utf-8").splitlines()))
    assert {len(row) for row in series} == {len(channels.curves) + 1}
