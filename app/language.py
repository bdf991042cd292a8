"""The language of the windows: choices, Qt translations, and key names."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtGui import QFontDatabase

from engine import platform
from engine.language import HANDED
from engine.language import speak as say_in

SYSTEM, ENGLISH = "system", "en"
# The names are in their own languages, so that their speakers can read them.
NAMES = MappingProxyType({ENGLISH: "English", "de": "Deutsch", "ja": "日本語"})
COMPLETE = frozenset({ENGLISH, "de", "ja"})  # the system's language is used only if all texts are translated
SCRIPTS = MappingProxyType({"ja": QFontDatabase.WritingSystem.Japanese})  # of which a system may lack letters
# English, as it is displayed if no other language can be displayed.
NO_FONT = (
    "The windows are in English because no font here has the characters of the selected "
    "language. Install a font and start again. For Japanese on Debian: apt install "
    "fonts-ipafont-gothic"
)
# Texts of Qt's own file dialog that its translations lack for some languages.
OF_QT = (
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "&Look in:")),
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:")),
    ("QAbstractFileIconProvider", QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder")),
)
_PROPERTY = "language"  # of the application
FOLDER = Path(__file__).parents[1] / "assets" / "translations"
# On macOS, Qt calls the command key Ctrl, and Ctrl Meta. Command with Tab or Space belongs to the system.
CONTROL = Qt.KeyboardModifier.MetaModifier if platform.MACOS else Qt.KeyboardModifier.ControlModifier
NEXT_TAB = "Meta+Tab" if platform.MACOS else "Ctrl+Tab"
_COMMAND = re.compile(r"\b(?:Ctrl|Strg)\b(?!\+(?:Tab|Space|Leertaste)\b)")


def resolved(choice: str, system: str) -> str:
    """Return the language for a choice, given the name of the system locale, such as de_DE."""
    if choice in NAMES:
        return choice
    own = system.partition("_")[0]
    return own if own in COMPLETE else ENGLISH


def readable(choice: str) -> str:
    """Return the choice, or English when no font has its letters. Requires an application."""
    script = SCRIPTS.get(resolved(choice, QLocale.system().name()))
    return choice if script is None or QFontDatabase.families(script) else ENGLISH


def current() -> str:
    """Return the language of the windows, such as "de", for texts that do not go through Qt."""
    app = QCoreApplication.instance()
    return str((app and app.property(_PROPERTY)) or ENGLISH)


def scenario_text(text: str) -> str:
    """Return the title, description or phase name of a shipped scenario in the windows' language.

    Any other scenario text, such as that of a user's own scenario, is returned unchanged.
    """
    return QCoreApplication.translate("Scenarios", text) if text else ""


def engine_text(template: str) -> str:
    """Return an engine text, with placeholders for values, in the windows' language."""
    return QCoreApplication.translate("Engine", template)


def with_keys(text: str) -> str:
    """Return a text with the key names used on this system."""
    return _COMMAND.sub("Cmd", text) if platform.MACOS else text


class MacKeys(QTranslator):
    """Puts Mac key names into texts that other translators find or that stay English."""

    def __init__(self, others: Sequence[QTranslator], parent: QCoreApplication) -> None:
        super().__init__(parent)
        self._others = [*others]

    def isEmpty(self) -> bool:
        return False  # else Qt asks it nothing

    def translate(self, context: str, source: str, note: str | None = None, n: int = -1) -> str | None:
        """Return the text with Mac key names, or None if it contains no such key, so that other
        translators are tried.
        """
        if not _COMMAND.search(source):
            return None
        found = (other.translate(context, source, note, n) for other in reversed(self._others))
        return with_keys(next(filter(None, found), source))


def speak(app: QCoreApplication, choice: str) -> list[QTranslator]:
    """Load the translations of a choice, with Qt's own for standard buttons, before a window is created.

    A selected language also determines how windows write and read numbers and times. Files and the command
    line do not use Qt and stay unchanged. Processes that are started from now on also use this language.
    Return the installed translators: none for English.
    """
    language = resolved(choice, QLocale.system().name())
    app.setProperty(_PROPERTY, language)
    os.environ[HANDED] = "" if language == ENGLISH else str(FOLDER / f"{language}.json")
    if choice in NAMES:
        QLocale.setDefault(QLocale(language))
    installed = [] if language == ENGLISH else _all_installed(app, language)
    if platform.MACOS:
        installed.append(MacKeys(installed, app))
        app.installTranslator(installed[-1])
    say_in(engine_text)  # now that it finds the marks of numbers
    return installed


def _all_installed(app: QCoreApplication, language: str) -> list[QTranslator]:
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    wanted = (("qtbase_" + language, qt), (language, str(FOLDER)))
    return [made for name, folder in wanted if (made := _installed(app, name, folder))]


def _installed(app: QCoreApplication, name: str, folder: str) -> QTranslator | None:
    """Install a translation file; without it, texts stay English."""
    translator = QTranslator(app)
    if not translator.load(name, folder):
        return None
    app.installTranslator(translator)
    return translator
