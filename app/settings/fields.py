"""The settings that a user may change: each with its key in the file, range, unit, title and help."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from app import language
from app.files.save_dialog import FolderKind
from app.look import theme
from app.run import speed


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802
    """Mark a text for translators; Qt's own function is typed as returning an object."""
    return text


@dataclass(frozen=True)
class NumberSetting:
    """A whole number between two bounds."""

    key: str
    title: str
    help: str
    default: int
    least: int
    most: int
    step: int
    unit: str

    def parse(self, stored: object) -> int:
        """Return a stored value, moved into the range, or the default if it is not a number."""
        try:
            return min(max(int(str(stored)), self.least), self.most)
        except ValueError:
            return self.default


@dataclass(frozen=True)
class ChoiceSetting:
    """One of several names, each with the text displayed for it."""

    key: str
    title: str
    help: str
    default: str
    names: Mapping[str, str]

    def parse(self, stored: object) -> str:
        """Return a stored name, or the default if it is not one of the names."""
        name = str(stored)
        return name if name in self.names else self.default


@dataclass(frozen=True)
class FolderSetting:
    """A folder selected by the user; "" is no folder, for which `empty` is shown."""

    key: str
    title: str
    help: str
    empty: str
    default: str = ""

    def parse(self, stored: object) -> str:
        """Return a stored folder, which may no longer exist."""
        return stored if isinstance(stored, str) else ""


Field = NumberSetting | ChoiceSetting | FolderSetting

THEME = ChoiceSetting(
    key="theme",
    title=QT_TRANSLATE_NOOP("SettingsDialog", "Theme"),
    help=QT_TRANSLATE_NOOP("SettingsDialog", "Colors of all windows."),
    default="dark",
    names=MappingProxyType(
        {
            "system": QT_TRANSLATE_NOOP("SettingsDialog", "System default"),
            "light": QT_TRANSLATE_NOOP("SettingsDialog", "Light"),
            "dark": QT_TRANSLATE_NOOP("SettingsDialog", "Dark"),
            "contrast": QT_TRANSLATE_NOOP("SettingsDialog", "High contrast"),
        }
    ),
)
LANGUAGE = ChoiceSetting(
    key="language",
    title=QT_TRANSLATE_NOOP("SettingsDialog", "Language"),
    help=QT_TRANSLATE_NOOP(
        "SettingsDialog",
        "Window language after the next start. Untranslated text remains in English.",
    ),
    default=language.SYSTEM,
    names=MappingProxyType(
        {language.SYSTEM: QT_TRANSLATE_NOOP("SettingsDialog", "System default"), **language.NAMES}
    ),
)
TEXT_SIZE = NumberSetting(
    key="text-size",
    title=QT_TRANSLATE_NOOP("SettingsDialog", "Text size"),
    help=QT_TRANSLATE_NOOP(
        "SettingsDialog",
        "The text size in menus, panels, charts and lessons. Drawings and reports do not change.",
    ),
    default=100,
    least=theme.TEXT_SIZES[0],
    most=theme.TEXT_SIZES[1],
    step=10,
    unit="%",
)
MEMORY = NumberSetting(
    key="memory",
    title=QT_TRANSLATE_NOOP("SettingsDialog", "Memory for time travel"),
    help=QT_TRANSLATE_NOOP(
        "SettingsDialog",
        "Memory limit for the history of all runs. With less memory, going back takes longer; nothing "
        "is lost.",
    ),
    default=512,
    least=64,
    most=16_384,
    step=64,
    unit="MB",
)
SPEED = ChoiceSetting(
    key="first-speed",
    title=QT_TRANSLATE_NOOP("SettingsDialog", "Speed at the start"),
    help=QT_TRANSLATE_NOOP("SettingsDialog", "Ratio of simulated time to real time when the program starts."),
    default="",
    names=MappingProxyType(
        {
            "": QT_TRANSLATE_NOOP("SettingsDialog", "As you left it"),
            **{str(speed.position(ratio)): speed.text(ratio) for ratio in speed.DETENTS},
        }
    ),
)
LAYOUT = ChoiceSetting(
    key="first-layout",
    title=QT_TRANSLATE_NOOP("SettingsDialog", "Study layout"),
    help=QT_TRANSLATE_NOOP(
        "SettingsDialog",
        "Panel positions at the start and for other kinds of studies. View > Layouts saves layouts.",
    ),
    default="",
    names=MappingProxyType(
        {"": QT_TRANSLATE_NOOP("SettingsDialog", "As you left it for each kind of study")}
    ),
)
MOTION = ChoiceSetting(
    key="motion",
    title=QT_TRANSLATE_NOOP("SettingsDialog", "Motion"),
    help=QT_TRANSLATE_NOOP(
        "SettingsDialog",
        "Reduced: text cursors, dashes on links and similar elements do not move or blink. Runs still play.",
    ),
    default="full",
    names=MappingProxyType(
        {
            "full": QT_TRANSLATE_NOOP("SettingsDialog", "Full"),
            "reduced": QT_TRANSLATE_NOOP("SettingsDialog", "Reduced"),
        }
    ),
)
_AS_LEFT = QT_TRANSLATE_NOOP("SettingsDialog", "Latest folder")
EXPORTS = FolderSetting(
    key="folder-exports",
    title=QT_TRANSLATE_NOOP("SettingsDialog", "Exports"),
    help=QT_TRANSLATE_NOOP("SettingsDialog", "Initial folder of dialogs for images and tables."),
    empty=_AS_LEFT,
)
DECKS = FolderSetting(
    key="folder-decks",
    title=QT_TRANSLATE_NOOP("SettingsDialog", "Decks and drawings"),
    help=QT_TRANSLATE_NOOP("SettingsDialog", "Initial folder of dialogs for IOCP decks and drawings."),
    empty=_AS_LEFT,
)
WORK = FolderSetting(
    key="folder-work",
    title=QT_TRANSLATE_NOOP("SettingsDialog", "Custom scenarios and lessons"),
    help=QT_TRANSLATE_NOOP(
        "SettingsDialog", "Initial folder of dialogs for scenarios, sessions and lessons."
    ),
    empty=_AS_LEFT,
)
FOLDERS = MappingProxyType({FolderKind.EXPORTS: EXPORTS, FolderKind.DECKS: DECKS, FolderKind.WORK: WORK})
SCREEN = ChoiceSetting(
    key="class-screen",
    title=QT_TRANSLATE_NOOP("SettingsDialog", "Show the class on"),
    help=QT_TRANSLATE_NOOP(
        "SettingsDialog",
        "The screen for Lesson > Show to the class. If it is not connected, another screen is used.",
    ),
    default="",
    names=MappingProxyType({"": QT_TRANSLATE_NOOP("SettingsDialog", "The other screen")}),
)
FIELDS: tuple[Field, ...] = (
    LANGUAGE,
    THEME,
    TEXT_SIZE,
    MOTION,
    MEMORY,
    SPEED,
    LAYOUT,
    *FOLDERS.values(),
    SCREEN,
)


def translated(text: str) -> str:
    """Return a title, help text or name in the user's language."""
    return QCoreApplication.translate("SettingsDialog", text)
