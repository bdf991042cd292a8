"""What the window remembers from one start to the next."""

from __future__ import annotations

import json

from PySide6.QtCore import QByteArray, QSettings

from app import speed

ORGANISATION = APPLICATION = "lparlab"
LAYOUT_VERSION = 3  # raise it when docks are added: older layouts are then not restored
THEMES = ("system", "light", "dark")


class Settings:
    """Typed access to the stored values; anything that cannot be understood counts as not stored."""

    def __init__(self, store: QSettings | None = None) -> None:
        self._store = store or QSettings(ORGANISATION, APPLICATION)

    @property
    def theme(self) -> str:
        """One of THEMES; the first start is dark."""
        stored = str(self._store.value("theme", "dark"))
        return stored if stored in THEMES else "dark"

    @theme.setter
    def theme(self, name: str) -> None:
        self._store.setValue("theme", name)

    @property
    def speed(self) -> float:
        """Simulated time per real time."""
        try:
            return speed.ratio(int(str(self._store.value("speed"))))
        except ValueError:
            return speed.STUDY

    @speed.setter
    def speed(self, ratio: float) -> None:
        self._store.setValue("speed", speed.position(ratio))

    @property
    def scenario(self) -> str:
        """Id or file of the scenario that was open last; "" at the first start."""
        return str(self._store.value("scenario", "") or "")

    @scenario.setter
    def scenario(self, name: str) -> None:
        self._store.setValue("scenario", name)

    @property
    def geometry(self) -> QByteArray:
        """Size and place of the window; empty at the first start."""
        return self._bytes("geometry")

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._store.setValue("geometry", value)

    @property
    def layout(self) -> QByteArray:
        """Places of the docks; empty at the first start."""
        return self._bytes("layout")

    @layout.setter
    def layout(self, value: QByteArray) -> None:
        self._store.setValue("layout", value)

    @property
    def console_history(self) -> dict[str, list[str]]:
        """The lines that were typed at each console, oldest first."""
        try:
            stored = json.loads(str(self._store.value("console") or "{}"))
        except ValueError:
            return {}
        return dict(stored) if _is_history(stored) else {}

    @console_history.setter
    def console_history(self, lines: dict[str, list[str]]) -> None:
        self._store.setValue("console", json.dumps(lines))

    def save(self) -> None:
        """Write everything to the disk now."""
        self._store.sync()

    def _bytes(self, key: str) -> QByteArray:
        stored = self._store.value(key)
        return stored if isinstance(stored, QByteArray) else QByteArray()


def _is_history(stored: object) -> bool:
    return isinstance(stored, dict) and all(
        isinstance(lines, list) and all(isinstance(line, str) for line in lines) for lines in stored.values()
    )
