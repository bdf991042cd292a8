"""The language of the windows: what is chosen, and translations that keep what the program fills in."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMenu, QMenuBar, QWidget
from pytestqt.qtbot import QtBot

from app import language
from app.charts.toolkit.chart import Chart
from app.help.words import meaning
from app.lab.lab import Lab
from app.panels.specs import panels
from app.scenarios.picker import ScenarioPicker
from app.settings.settings import Settings
from app.topology.window import windows
from app.window.settings_dialog import SettingsDialog
from tests.systems import ROOT, needs_linux
from tools import translations

KEPT = re.compile(r"\{[^{}|]*\}|%n|%L?\d+|</?\w+[^>]*>")  # placeholders and tags
ACCELERATOR = re.compile(r"&(?=\w)")
FILES = sorted(translations.SOURCES.glob("*.ts"))


SEVERAL = {
    "de": {
        "Next": "the next page, and the next event",
        "Run": "a command, and a noun",
        "Notes": "those of a trainer, and mild problems",
        "predict": "what a student does, and a kind of fact",
        "Pause": "a command, and a phase of a run",
        "Restart": "a command, and a phase of a run",
        "Key": "of the keyboard, and of a table in a file",
        "Keys": "of the keyboard, and of a table in a file",
        "Start": "a command, and the state before the first change",
    },
    "ja": {
        "{0} of {1}": "how many of all, and the name of a thing in another",
        "Step": "a command, and a part of a lesson",
        "Error": "what is wrong, and how far a value is off",
    },
}  # texts with several translations, and why


# Only fonts of one folder; and what the program makes of each choice.
FONTS = "<fontconfig><dir>{0}</dir><cachedir>{1}</cachedir></fontconfig>"
READABLE = """
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication
from app import language
app = QApplication([])
has_font = bool(QFontDatabase.families(QFontDatabase.WritingSystem.Japanese))
print(has_font, *map(language.readable, ("ja", "de", "en", "system")))
"""


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    yield from spoken(qapp, "de")


@pytest.fixture(params=["en", "de", "ja"])
def spoken_language(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[None]:
    yield from spoken(qapp, request.param)


def spoken(qapp: QApplication, name: str) -> Iterator[None]:
    default = QLocale()
    installed = language.speak(qapp, name)
    yield
    for translator in installed:
        qapp.removeTranslator(translator)
    language.speak(qapp, "en")
    QLocale.setDefault(default)


def translated(file: Path) -> Iterator[tuple[str, str]]:
    for message in ElementTree.parse(file).iter("message"):
        translation = message.find("translation")
        if translation is not None and translation.get("type") is None:
            yield message.findtext("source", ""), translation.text or ""


@pytest.mark.parametrize(
    ("choice", "system", "is_"),
    [
        ("system", "de_DE", "de"),
        ("system", "de_AT", "de"),
        ("system", "fr_FR", "en"),  # there is no French
        ("system", "C", "en"),
        ("de", "en_US", "de"),
        ("en", "de_DE", "en"),
        ("../de", "de_DE", "de"),
        ("../de", "C", "en"),
    ],
)
def test_only_a_complete_language_is_taken_from_the_system(choice: str, system: str, is_: str) -> None:
    assert language.resolved(choice, system) == is_


@needs_linux("a file names the folders with fonts")
def test_a_language_without_a_font_gives_way_to_english(tmp_path: Path) -> None:
    fonts = tmp_path / "fonts.conf"
    fonts.write_text(FONTS.format(ROOT / "assets" / "fonts", tmp_path), "utf-8")
    few = {"FONTCONFIG_FILE": str(fonts), "LC_ALL": "ja_JP.UTF-8"}
    assert readable(few) == ["False", "en", "de", "en", "en"]
    has_font, japanese, *others = readable({"LC_ALL": "C"})
    assert japanese == ("ja" if has_font == "True" else "en")
    assert others == ["de", "en", "system"]


def readable(environ: dict[str, str]) -> list[str]:
    command = [sys.executable, "-c", READABLE]
    done = subprocess.run(
        command, env=os.environ | environ, capture_output=True, text=True, check=True, cwd=ROOT
    )
    return done.stdout.split()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_translation_loses_a_placeholder_a_tag_or_an_accelerator(file: Path) -> None:
    pairs = list(translated(file))
    assert len(pairs) > 100
    for source, text in pairs:
        assert Counter(KEPT.findall(source)) == Counter(KEPT.findall(text)), (source, text)
        assert len(ACCELERATOR.findall(source)) == len(ACCELERATOR.findall(text)), (source, text)
        assert source.endswith("…") == text.endswith("…"), (source, text)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_text_finished_somewhere_is_finished_everywhere_and_has_one_translation(file: Path) -> None:
    known: dict[str, set[str]] = {}
    for message in ElementTree.parse(file).iter("message"):
        translation = message.find("translation")
        assert translation is not None
        if translation.get("type") in ("vanished", "obsolete"):
            continue
        done = translation.get("type") is None
        known.setdefault(message.findtext("source", ""), set()).add((translation.text or "") if done else "")
    finished = {source: texts for source, texts in known.items() if texts != {""}}
    assert {source for source, texts in finished.items() if "" in texts} == set()
    assert {source for source, texts in finished.items() if len(texts) > 1} == set(SEVERAL[file.stem])


def test_no_two_entries_of_a_menu_have_the_same_accelerator(
    qtbot: QtBot, spoken_language: None, settings: Settings, lab: Lab
) -> None:
    drawing = windows.open_window(settings, None)
    qtbot.waitUntil(lambda: drawing.is_complete, timeout=60_000)
    found = [pair for window in (lab.window, drawing) for pair in doubled(window)]
    windows.close_all(ask=False)
    QApplication.processEvents()
    assert found == []


def doubled(window: QWidget) -> Iterator[tuple[str, str]]:
    """Yield the entries of each menu, and of the row of menus, whose accelerator another one has."""
    bars = [bar for bar in window.findChildren(QMenuBar) if bar.actions()]
    for menu in [*bars, *window.findChildren(QMenu)]:
        first: dict[str, str] = {}
        for text in [action.text() for action in menu.actions()]:
            key = QKeySequence.mnemonic(text).toString()
            if key and first.setdefault(key, text) != text:
                yield first[key], text


def test_a_wrong_or_missing_argument_says_what_can_be_done(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([], ["polish"]):
        with pytest.raises(SystemExit, match="2"):
            translations.main(arguments)
        assert "update,compile" in capsys.readouterr().err


def test_what_lupdate_copies_from_another_context_is_finished() -> None:
    entry = "<source>{}</source>\n<translation{}>{}</translation>\n"
    done = entry.format("Close", "", "Schließen") + entry.format("Next", "", "Weiter")
    other = entry.format("Next", "", "Nächstes")
    copied = [entry.format(one, "{0}", is_) for one, is_ in (("Close", "Schließen"), ("Next", "Weiter"))]
    unfinished = translations.UNFINISHED
    new = done + other + "".join(copied).format(unfinished)
    assert translations.finished(new) == done + other + copied[0].format("") + copied[1].format(unfinished)


def test_what_is_loaded_was_compiled_from_the_sources(tmp_path: Path) -> None:
    translations.compile_all(tmp_path)
    made = {f"{file.stem}.{kind}" for file in FILES for kind in ("qm", "json")}
    assert {file.name for file in tmp_path.iterdir()} == made
    for file in tmp_path.iterdir():
        assert file.read_bytes() == (translations.COMPILED / file.name).read_bytes(), "make translations"


@pytest.mark.parametrize("name", sorted(language.COMPLETE - {language.ENGLISH}))
def test_a_complete_language_has_every_text(name: str) -> None:
    messages = ElementTree.parse(translations.SOURCES / f"{name}.ts").iter("message")
    unfinished = [
        one.findtext("source") for one in messages if one.find("translation[@type='unfinished']") is not None
    ]
    assert unfinished == []


def test_a_language_on_offer_has_its_files() -> None:
    assert {file.stem for file in FILES} == set(language.NAMES) - {language.ENGLISH}


def test_texts_are_found_with_the_context_in_which_they_are_looked_up() -> None:
    found = set(translations.texts())
    assert ("SettingsDialog", "Search settings") in found  # self.tr
    assert ("Panels", "Scheduling states") in found  # a function of the module
    assert ("Charts", "Size") in found  # a function of another module
    assert ("Charts", "Scheduling states") in found  # the title of a class
    assert ("Charts", "Paging") in found  # that of a kind of panes
    assert ("SettingsDialog", "Theme") in found  # marked
    assert ("Things", "Name") not in found
    assert ("Properties", "Name") in found  # a table of fields


def test_the_settings_speak_german_with_the_standard_buttons(
    qtbot: QtBot, german: None, settings: Settings
) -> None:
    dialog = SettingsDialog(settings, None)
    qtbot.addWidget(dialog)
    close = dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Close)
    assert dialog.windowTitle() == "Einstellungen"
    assert close.text() == "Schließen"
    assert QLocale().decimalPoint() == ","


def test_a_chart_has_the_name_of_its_tab(german: None, lab: Lab) -> None:
    named = {panel.id: panel.title for panel in panels()}
    charts = [part for part in lab.window.findChildren(QWidget) if isinstance(part, Chart)]
    assert {"memory", "timeline", "paging"} <= {chart.id for chart in charts}
    for chart in charts:
        assert named[chart.id].startswith(chart.title), chart.id  # a tab may say more
        assert chart.accessibleName().startswith(chart.title)


def test_words_of_a_translated_legend_are_explained(german: None) -> None:
    assert meaning("pool", "gewünscht") == meaning("pool", "wanted") != ""
    assert meaning("processors", "veröffentlicht, Tabelle 1") == meaning("processors", "published") != ""
    assert meaning("pool", "unbekannt") == ""


def test_a_language_is_chosen_in_the_settings(qtbot: QtBot, settings: Settings) -> None:
    dialog = SettingsDialog(settings, None)
    qtbot.addWidget(dialog)
    assert settings.language == language.SYSTEM
    dialog.rows["language"].show_value("de")
    assert settings.language == "de"
    dialog.rows["language"].reset.click()
    assert settings.language == language.SYSTEM


def test_a_scenario_is_found_and_opened_by_its_german_title(qtbot: QtBot, german: None, lab: Lab) -> None:
    study = lab.window.header.choice.study
    QTest.keyClick(study, Qt.Key.Key_F4)
    picker = lab.window.findChild(ScenarioPicker)
    QTest.keyClicks(picker.field, "Datenbankgast Suspend")
    row = picker.list.currentItem()
    assert row.text(0) == "Einen Datenbankgast anhalten"
    assert "Linux verwerfen kann" in row.toolTip(0)
    QTest.keyClick(picker.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: lab.session.name == "pause-one-rdb-suspend")
    assert lab.window.windowTitle().startswith("Einen Datenbankgast anhalten: Linux-Suspend")
    assert study.currentText() == "Einen Datenbankgast anhalten"


def test_every_text_that_the_windows_translate_is_found() -> None:
    calls = [
        (file, node, translations.Reader(translations.read(file)).parts(node))
        for file in sorted((translations.ROOT / "app").rglob("*.py"))
        for node in ast.walk(translations.read(file).tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("tr", "_tr")
    ]
    assert len(calls) > 1000
    lost = [f"{file.name}: {ast.unparse(node)}" for file, node, (context, _) in calls if context is None]
    assert lost == []
