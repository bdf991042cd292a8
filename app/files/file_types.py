"""The program's file types, and how macOS and Windows open such files with the program.

On Linux, the program's package declares them: tools/bundle/desktop.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QSettings

from engine import platform


class FileType(NamedTuple):
    """A file type: its name, its file name extension, and the title shown by a system."""

    name: str  # in names of types
    suffix: str
    title: str


# Windows uses only the last part of a name: .toml and .json, which other programs also open.
SESSION = FileType("Session", ".lparlab", "LPAR Lab session")
TYPES = (
    SESSION,
    FileType("Scenario", ".scenario.toml", "LPAR Lab scenario"),
    FileType("Topology", ".topology.json", "FICON topology drawing"),
)
PROGRAM = "LPARLab"
DEFAULT = "."  # Qt's name for the value of a key without a name


def property_list() -> dict[str, object]:
    """Return the properties that the application declares to macOS, in addition to its name and version.

    The executable is also a command; PyInstaller would keep the windows of such a program in the background.
    Source: "Core Foundation Keys" and "Launch Services Keys" in Apple's documentation.
    """
    own = f"lparlab.{SESSION.name.lower()}"
    shared = sorted({_suffix(kind)[1:] for kind in TYPES[1:]})
    return {
        "LSBackgroundOnly": False,
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "CFBundleDocumentTypes": [
            _opened(SESSION.title, "Owner", LSItemContentTypes=[own]),
            _opened("LPAR Lab scenario or drawing", "Alternate", CFBundleTypeExtensions=shared),
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": own,
                "UTTypeDescription": SESSION.title,
                "UTTypeConformsTo": ["public.plain-text"],
                "UTTypeTagSpecification": {"public.filename-extension": [SESSION.suffix[1:]]},
            }
        ],
    }


def _opened(title: str, rank: str, **kind: list[str]) -> dict[str, object]:
    return {"CFBundleTypeName": title, "CFBundleTypeRole": "Editor", "LSHandlerRank": rank, **kind}


def classes() -> QSettings:
    """Return the part of the Windows registry that contains the current user's file types."""
    return QSettings(r"HKEY_CURRENT_USER\Software\Classes", QSettings.Format.NativeFormat)


def opener(executable: Path, frozen: bool) -> str:
    """Return the command line that opens a file, without a console: a bundle's executable, or Python."""
    if frozen:
        return f'"{executable}" open "%1"'
    quiet = executable.with_name("pythonw.exe")
    code = "from app.command import start; start()"
    return f'"{quiet if quiet.exists() else executable}" -P -c "{code}" open "%1"'


def register(store: QSettings, command: str, icon: Path) -> None:
    """Associate sessions with the program, and offer the program in *Open with* for the other types.

    Source: "Programmatic Identifiers" and "How to Include an Application in the Open With Dialog Box" in the
    Windows documentation. Raises OSError.
    """
    for kind in TYPES:
        name = f"{PROGRAM}.{kind.name}"
        store.setValue(f"{name}/{DEFAULT}", kind.title)
        store.setValue(f"{name}/DefaultIcon/{DEFAULT}", str(icon))
        store.setValue(f"{name}/shell/open/command/{DEFAULT}", command)
        store.setValue(f"{_suffix(kind)}/OpenWithProgids/{name}", "")
    store.setValue(f"{SESSION.suffix}/{DEFAULT}", f"{PROGRAM}.{SESSION.name}")
    _write(store)


def remove(store: QSettings) -> None:
    """Remove the entries that `register` has written; entries written by others stay. Raises OSError."""
    for kind in TYPES:
        name = f"{PROGRAM}.{kind.name}"
        store.remove(name)
        store.remove(f"{_suffix(kind)}/OpenWithProgids/{name}")
    if store.value(f"{SESSION.suffix}/{DEFAULT}") == f"{PROGRAM}.{SESSION.name}":
        store.remove(f"{SESSION.suffix}/{DEFAULT}")
    store.beginGroup(SESSION.suffix)
    left = store.allKeys()
    store.endGroup()
    if not left:
        store.remove(SESSION.suffix)  # otherwise, the registry keeps keys without values
    _write(store)


def _suffix(kind: FileType) -> str:
    return f".{kind.suffix.rpartition('.')[2]}"


def _write(store: QSettings) -> None:
    store.sync()
    if store.status() != QSettings.Status.NoError:
        raise OSError(f"{store.fileName()} cannot be written")
    platform.file_types_changed()
