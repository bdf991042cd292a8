"""What is remembered, and that nonsense in the file does no harm."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings

from app.run import speed
from app.settings.settings import Settings


def opened(folder: Path) -> Settings:
    return Settings(QSettings(str(folder / "s.ini"), QSettings.Format.IniFormat))


def test_the_first_start(tmp_path: Path) -> None:
    settings = opened(tmp_path)
    assert (settings.theme, settings.speed, settings.scenario) == ("dark", 60.0, "")
    assert settings.layout("usual").isEmpty()
    assert settings.geometry.isEmpty()


def test_values_come_back(tmp_path: Path) -> None:
    first = opened(tmp_path)
    first.theme, first.speed, first.scenario = "light", speed.MAX, "pause-stop"
    first.keep_layout("locks", QByteArray(b"\x00\xffabc"))
    first.save()
    second = opened(tmp_path)
    assert (second.theme, second.speed, second.scenario) == ("light", speed.MAX, "pause-stop")
    assert second.layout("locks") == QByteArray(b"\x00\xffabc")
    assert second.layout("usual").isEmpty()


@pytest.mark.parametrize(("key", "value"), [("speed", "fast"), ("theme", "pink"), ("layout", "x")])
def test_nonsense_counts_as_not_stored(tmp_path: Path, key: str, value: str) -> None:
    store = QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)
    store.setValue(key, value)
    settings = Settings(store)
    assert (settings.theme, settings.speed) == ("dark", 60.0)
    assert settings.layout("usual").isEmpty()
