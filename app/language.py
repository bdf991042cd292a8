"""The language of the windows: what can be chosen, and the translations that Qt looks texts up in."""

from __future__ import annotations

import os
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLibraryInfo, QLocale, QTranslator

from engine.language import HANDED
from engine.language import speak as say_in

SYSTEM, ENGLISH = "system", "en"
# The names are in their own languages: who needs one can read it.
NAMES = MappingProxyType({ENGLISH: "English", "de": "Deutsch", "ja": "日本語"})
COMPLETE = frozenset({ENGLISH, "de", "ja"})  # the system's language is taken only when all is translated
# What Qt's own file dialog says and its translations lack, for some languages.
OF_QT = (
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "&Look in:")),
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:")),
    ("QAbstractFileIconProvider", QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder")),
)
_PROPERTY = "language"  # of the application
FOLDER = Path(__file__).parents[1] / "assets" / "translations"


def resolved(choice: str, system: str) -> str:
    """Return the language for a choice, given the name of the system's locale, such as de_DE."""
    if choice in NAMES:
        return choice
    own = system.partition("_")[0]
    return own if own in COMPLETE else ENGLISH


def current() -> str:
    """Return the language that windows speak, like "de", for texts that do not go through Qt."""
    app = QCoreApplication.instance()
    return str((app and app.property(_PROPERTY)) or ENGLISH)


def scenario_text(text: str) -> str:
    """Return a title, a description or the name of a phase of a shipped scenario in the windows' language.

    What else a scenario says, such as one of the user's own, comes back as it is.
    """
    return QCoreApplication.translate("Scenarios", text) if text else ""


def engine_text(template: str) -> str:
    """Return what the engine says, with places for values, in the windows' language."""
    return QCoreApplication.translate("Engine", template)


def speak(app: QCoreApplication, choice: str) -> list[QTranslator]:
    """Load the translations of a choice, with Qt's own for standard buttons, before a window is made.

    A language that was chosen also sets how windows write and read numbers and times. Files and the command
    line do not ask Qt and stay as they are. Processes that are started from now on say their texts in it too.
    Return what was installed: none for English.
    """
    language = resolved(choice, QLocale.system().name())
    app.setProperty(_PROPERTY, language)
    os.environ[HANDED] = "" if language == ENGLISH else str(FOLDER / f"{language}.json")
    if choice in NAMES:
        QLocale.setDefault(QLocale(language))
    installed = [] if language == ENGLISH else _all_installed(app, language)
    say_in(engine_text)  # now that it finds the marks of numbers
    return installed


def _all_installed(app: QCoreApplication, language: str) -> list[QTranslator]:
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    wanted = (("qtbase_" + language, qt), (language, str(FOLDER)))
    return [made for name, folder in wanted if (made := _installed(app, name, folder))]


def _installed(app: QCoreApplication, name: str, folder: str) -> QTranslator | None:
    """Look texts up in a file; without it they stay English."""
    translator = QTranslator(app)
    if not translator.load(name, folder):
        return None
    app.installTranslator(translator)
    return translator
