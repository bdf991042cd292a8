"""What the engine and the lessons say: templates that windows translate, and the command line does not."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from xml.etree import ElementTree

import pytest
from PySide6.QtWidgets import QApplication

from app.charts.values.curves import load_names, tenths
from app.classroom.vote.page_file import page
from app.lesson.forms.form import number_text
from app.scenarios.editor.form import MEANING, VALUE, FormModel, meaning
from app.scenarios.editor.parts import fields, tree
from app.topology.editor import Editor
from engine.conditions.help import condition_help
from engine.cpuplugd.language.configuration import read
from engine.cpuplugd.lints.lint import lint
from engine.explain.questions import answers
from engine.ficon.drawing.checking.live_checks import check
from engine.ficon.drawing.file import FileError, open_file, save
from engine.ficon.drawing.model.change import Draft, UndoHistory
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.names import short
from engine.ficon.drawing.templates import template
from engine.ficon.iocp.cards.source import DeckFileError
from engine.ficon.iocp.cards.source import load as load_deck
from engine.kernel.units import SECOND, size_text
from engine.language import FORMS, enumerated, joined, numeral, say
from engine.runs.processes import spread
from engine.scenario.document import ScenarioDocument
from engine.scenario.files.error import ScenarioError
from engine.scenario.scenario import Parameters, load_scenario
from engine.sim import Simulation
from engine.site.machine import machine
from engine.site.reading import open_files, read_site
from engine.studies.exhibits import place_said
from engine.typed import TypedError, typed_number
from engine.what_if.limits import in_words, limits
from lessons.format.models import Step
from lessons.play.goals import in_words as in_titles
from lessons.play.judging import figure_text, unit_of
from lessons.report.page import html
from tests.app.test_language import FILES, spoken
from tests.engine.small import small
from tests.lessons.report.report_samples import sample
from tools import translations


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    yield from spoken(qapp, "de")


def faulty() -> Drawing:
    """Return the study's optimized link with the list of one side turned round."""
    made = Editor()
    made.do(template("optimised").make(made.drawing))
    link = made.drawing.of(IsfcLink)[0]
    draft = Draft(made.drawing, "Turn the list round")
    draft.set(link.id, devices=(link.devices[0], tuple(reversed(link.devices[1]))))
    made.do(draft.done())
    return made.drawing


def test_a_problem_with_its_reason_and_remedy_is_german(german: None) -> None:
    (found,) = (one for one in check(faulty()) if one.check == "link-numbers")
    assert found.text.startswith("Der Link von ")
    assert found.text.endswith("hat seine Geräte auf jeder Seite in anderer Reihenfolge")
    assert found.why.startswith("Jede Seite zählt die Geräte")
    assert found.fix is not None
    assert found.fix.title.startswith("Auf beiden Seiten die Reihenfolge von LPAR")
    assert found.fix.make(faulty()).title == "Geräte auf beiden Seiten in gleicher Reihenfolge"


def test_names_of_things_and_lists_are_german(german: None) -> None:
    names = [short(one) for one in faulty()]
    assert {"Director 21", "Port C0", "Kabel"} <= set(names)
    assert joined(["A", "B"]) == "A und B"
    assert enumerated(["A", "B", "C"]) == "A, B, C"


def test_numbers_have_german_marks(german: None) -> None:
    assert (numeral(1234567.5, ",.1f"), tenths(12345.6), tenths(12.34)) == ("1.234.567,5", "12.346", "12,3")
    assert say("on the {0}; it loses {1:,} {1:page|pages}", "z/VM 5.4", 12345).endswith("12.345 Seiten")
    assert "z/VM 5.4" in say("on the {0}; it loses {1:,} {1:page|pages}", "z/VM 5.4", 1)  # no number
    assert (size_text(1 << 18), size_text(1_546_650)) == ("1,0 GB", "5,9 GB")


@pytest.mark.parametrize(("count", "word"), [(0, "0 Felder"), (1, "1 Feld"), (2, "2 Felder")])
def test_a_word_fits_the_number_before_it(german: None, count: int, word: str) -> None:
    assert say("{0} {0:field|fields}; expected {1}", count, 5) == f"{word}; erwartet: 5"


def test_roles_users_and_parameters_are_german(german: None) -> None:
    assert "Benutzer von Combo 1" in load_names(load_scenario("cpuplugd-loadavg"))
    (one,) = (one for one in fields(Parameters) if one.name == "low")
    assert meaning(one).startswith("Verfügbare Frames über 2 GB, bei denen ein Demand Scan beginnt (Frames; ")


@pytest.mark.parametrize(
    ("typed", "value"),
    [("0,5", 0.5), ("12.400", 12400), ("-1.234,5", -1234.5), ("0.5", None), ("1.5", None), ("7", 7)],
)
def test_a_number_typed_in_german_is_read_in_german(german: None, typed: str, value: float | None) -> None:
    if value is None:
        with pytest.raises(TypedError, match=typed.replace(".", ",")):  # the right form
            typed_number(typed)
        return
    assert typed_number(typed) == value
    assert typed_number(number_text(value)) == pytest.approx(value, rel=0.01)


def test_the_editor_of_scenarios_writes_and_reads_numbers_in_german(german: None, tmp_path: Path) -> None:
    document = ScenarioDocument('extends = "id:timers-430-600"\n', tmp_path / "mine.toml")
    parts, form = tree(document.table), FormModel()
    refused: list[str] = []
    form.refused.connect(refused.append)
    form.show_part(document, next(one for one in parts.parts if one.key == ("parameters",)))
    rows = {one.name: form.index(row, VALUE) for row, one in enumerate(form.fields)}
    assert (rows["storbuf"].data(), rows["ldubuf"].data()) == ("3,0; 2,5; 2,0", "1,0; 0,75; 0,6")
    assert form.setData(rows["storbuf"], "2,5; 2; 1,5")
    assert form.setData(rows["ldubuf"], "1,0, 0,75, 0,5")
    assert form.setData(rows["throttle_rate"], "1.234,5")
    found = document.table["parameters"]
    assert (found["storbuf"], found["ldubuf"]) == ([2.5, 2, 1.5], [1.0, 0.75, 0.5])
    assert (found["throttle_rate"], rows["throttle_rate"].data()) == (1234.5, "1234,5")
    assert not form.setData(rows["throttle_rate"], "0.49")
    assert "0,49" in refused[0]


def test_the_editor_of_scenarios_names_parts_and_meanings_in_german(german: None, tmp_path: Path) -> None:
    document = ScenarioDocument('id = "mine"\n', tmp_path / "mine.toml")
    parts, form = tree(document.table), FormModel()
    form.show_part(document, parts)
    row = next(row for row, one in enumerate(form.fields) if one.name == "until")
    assert (parts.title, form.index(row, MEANING).data()) == ("Szenario", "Wann der Lauf endet")
    form.set_filter("endet")
    assert [one.name for one in form.fields] == ["until"]


def test_help_on_conditions_is_german_and_keeps_the_grammar(german: None) -> None:
    text = condition_help()
    assert "solange weniger als 5 % der Frames" in text
    assert all(one in text for one in ("`available frames < 5%`", "## Zustände\n"))


def test_an_answer_a_limit_and_a_report_are_german(german: None) -> None:
    machine = Simulation(small())
    machine.run(SECOND)
    (answer, *_) = answers("time", machine, 0, 0, SECOND)
    assert "Die meiste Zeit" in answer.headline
    assert in_words(limits({"busy": 99.0})).startswith("Prozessoren: 99 % benutzt")
    assert "Erledigte Schritte" in html(sample())


def test_a_judgement_and_a_reason_have_german_units_numbers_and_names(german: None) -> None:
    unit = unit_of(Step(id="ask", kind="predict", measure="system.page_reads"))
    assert figure_text(1534.0, unit) == "1.534 Seiten/s"
    assert place_said("Table 3, p. 17") == "Tabelle 3, S. 17"
    assert in_titles("guest.real of day shift: 5").startswith("Seiten im realen Hauptspeicher (day shift): 5")


def test_pages_name_the_language_of_their_text(german: None) -> None:
    assert '<html lang="de">' in html(sample())
    text = page().content.decode()
    assert '<html lang="de">' in text
    assert ">Abstimmung der Klasse<" in text
    assert '"Wählen Sie eine Antwort"' in text


def test_a_broken_file_is_described_in_german(german: None, tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    file.write_text('[lpar]\nxstor = "a lot"\n', "utf-8")
    with pytest.raises(ScenarioError, match="erwartet wird eine Größe ab 0 mit Einheit"):
        load_scenario(file)
    with pytest.raises(DeckFileError, match="das ist kein IOCP-Deck"):
        load_deck(file)
    with pytest.raises(FileError, match="ist hier kein JSON: .*; bessern Sie es dort aus"):
        open_file(file)
    assert "ist kein Kommentar: # zählt nur als erstes Zeichen" in lint(read(' #CPU_MIN="1"\n'))[0].what


def test_findings_and_questions_of_a_site_are_german(german: None, tmp_path: Path) -> None:
    file = tmp_path / "user.direct"
    file.write_text("USER LINUX01 XXXXXXXX 2G 4G G\n SHARE RELATIVE\n SPOOL 00C\n")
    site = read_site(open_files([file]), {})
    assert [one.text for one in site.facts.findings] == [
        "LINUX01 ist ein Gast mit 2G Speicher, höchstens 4G",
        "G: Privilegklassen und Editierzeichen sind nicht im Modell",
        "SHARE RELATIVE: erwartet wird RELATIVE und eine Zahl oder ABSOLUTE und ein Prozentsatz",
        "SPOOL 00C: nicht im Modell: Spooling",
    ]
    assert str(site.facts.findings[2].line) == "user.direct, Zeile 2"
    made = machine(site, {})
    assert made.questions[0].text == "Welche Gäste werden simuliert?"
    assert "lpar.processors" in made.assumed  # the word that marks it is the same in every language


def test_processes_of_a_german_window_speak_german(german: None, tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="kann nicht gelesen werden"):
        spread(load_scenario, [(str(tmp_path / "missing.toml"),)])


def test_the_command_line_stays_english(tmp_path: Path) -> None:
    file = tmp_path / "faulty.topology.json"
    save(file, UndoHistory(faulty()))
    environment = os.environ | {"LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8", "NO_COLOR": "1"}
    command = [sys.executable, "-c", "from app.command import main; main()", "check", str(file)]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
    assert "has its devices in different orders on the two sides" in " ".join(ended.stdout.split()), (
        ended.stderr
    )


def test_what_is_said_is_a_template_and_no_finished_text() -> None:
    wrong = [
        f"{file.relative_to(translations.ROOT)}:{call.lineno}"
        for file, call, _ in translations.sayings()
        if not call.args or isinstance(call.args[0], ast.JoinedStr | ast.BinOp)
    ]
    assert wrong == []
    assert len(translations.engine_texts()) > 1900


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_each_template_has_a_translation_with_the_same_places(file: Path) -> None:
    known = {
        message.findtext("source", ""): message.findtext("translation", "")
        for context in ElementTree.parse(file).iter("context")
        if context.findtext("name") == "Engine"
        for message in context.iter("message")
    }
    assert sorted(translations.engine_texts() - set(known)) == []
    for source in translations.engine_texts():
        assert places(source) == places(known[source]), source


def places(text: str) -> set[tuple[str, str, str]]:
    """Return the places of a template, each with its conversion and format; words for a number may differ."""
    parts = [one[1:] for one in Formatter().parse(text) if one[1] is not None and FORMS not in (one[2] or "")]
    return {(name, spec or "", way or "") for name, spec, way in parts}
