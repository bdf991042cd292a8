"""The language of the windows: what is chosen, and translations that keep what the program fills in."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from app import language
from app.window.settings import Settings
from app.window.settings_dialog import SettingsDialog
from tools import translations

KEPT = re.compile(r"\{\w*\}|%n|%L?\d+|</?\w+[^>]*>")  # placeholders and tags
ACCELERATOR = re.compile(r"&(?=\w)")
FILES = sorted(translations.SOURCES.glob("*.ts"))


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    default = QLocale()
    installed = language.speak(qapp, "de")
    yield
    for translator in installed:
        qapp.removeTranslator(translator)
    QLocale.setDefault(default)


def translated(file: Path) -> Iterator[tuple[str, str]]:
    for message in ElementTree.parse(file).iter("message"):
        translation = message.find("translation")
        if translation is not None and translation.get("type") is None:
            yield message.findtext("source", ""), translation.text or ""


@pytest.mark.parametrize(
    ("choice", "system", "is_"),
    [
        ("system", "de_DE", "en"),  # not complete
        ("system", "C", "en"),
        ("de", "en_US", "de"),
        ("en", "de_DE", "en"),
        ("../de", "de_DE", "en"),
    ],
)
def test_only_a_complete_language_is_taken_from_the_system(choice: str, system: str, is_: str) -> None:
    assert language.resolved(choice, system) == is_


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_translation_loses_a_placeholder_a_tag_or_an_accelerator(file: Path) -> None:
    pairs = list(translated(file))
    assert len(pairs) > 100
    for source, text in pairs:
        assert Counter(KEPT.findall(source)) == Counter(KEPT.findall(text)), (source, text)
        assert len(ACCELERATOR.findall(source)) == len(ACCELERATOR.findall(text)), (source, text)
        assert source.endswith("…") == text.endswith("…"), (source, text)


def test_what_is_loaded_was_compiled_from_the_sources(tmp_path: Path) -> None:
    translations.compile_all(tmp_path)
    assert {file.name for file in tmp_path.iterdir()} == {f"{file.stem}.qm" for file in FILES}
    for file in tmp_path.iterdir():
        assert file.read_bytes() == (translations.COMPILED / file.name).read_bytes(), "make translations"


def test_a_language_on_offer_has_its_files() -> None:
    assert {file.stem for file in FILES} == set(language.NAMES) - {language.ENGLISH}


def test_texts_are_found_with_the_context_in_which_they_are_looked_up() -> None:
    found = set(translations.texts())
    assert ("SettingsDialog", "Search settings") in found  # self.tr
    assert ("Panels", "Scheduling states") in found  # a function of the module
    assert ("Charts", "Size") in found  # a function of another module
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


def test_a_language_is_chosen_in_the_settings(qtbot: QtBot, settings: Settings) -> None:
    dialog = SettingsDialog(settings, None)
    qtbot.addWidget(dialog)
    assert settings.language == language.SYSTEM
    dialog.rows["language"].show_value("de")
    assert settings.language == "de"
    dialog.rows["language"].reset.click()
    assert settings.language == language.SYSTEM
