"""The language of the windows: what can be chosen, and the translations that Qt looks texts up in."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

SYSTEM, ENGLISH = "system", "en"
# The names are in their own languages: who needs one can read it.
NAMES = MappingProxyType({ENGLISH: "English", "de": "Deutsch", "ja": "日本語"})
COMPLETE = frozenset({ENGLISH, "de", "ja"})  # the system's language is taken only when all is translated
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


def speak(app: QCoreApplication, choice: str) -> list[QTranslator]:
    """Load the translations of a choice, with Qt's own for standard buttons, before a window is made.

    A language that was chosen also sets how windows write and read numbers and times. Files and the command
    line do not ask Qt and stay as they are. Return what was installed: none for English.
    """
    language = resolved(choice, QLocale.system().name())
    app.setProperty(_PROPERTY, language)
    if choice in NAMES:
        QLocale.setDefault(QLocale(language))
    if language == ENGLISH:
        return []
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
