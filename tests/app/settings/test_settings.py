"""What is remembered, and that nonsense in the file does no harm."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray, QSettings

from app.run import speed
from app.settings.sealed import sealed, unsealed
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


@given(st.binary(min_size=1, max_size=60), st.data())
def test_damaged_places_of_docks_are_not_restored(state: bytes, data: st.DataObject) -> None:
    text = sealed(QByteArray(state))
    assert unsealed(text) == QByteArray(state)
    place = data.draw(st.integers(0, len(text) - 1))
    other = text[:place] + data.draw(st.text(max_size=2)) + text[place + 1 :]
    assert unsealed(other) in (QByteArray(), QByteArray(state))


@pytest.mark.parametrize("value", [None, "", ":", "x", "x:y", 7, [], QByteArray(b"as it once was stored")])
def test_what_is_no_sealed_state_is_none(value: object) -> None:
    assert unsealed(value).isEmpty()


@pytest.mark.parametrize(("key", "value"), [("speed", "fast"), ("theme", "pink"), ("layout", "x")])
def test_nonsense_counts_as_not_stored(tmp_path: Path, key: str, value: str) -> None:
    store = QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)
    store.setValue(key, value)
    settings = Settings(store)
    assert (settings.theme, settings.speed) == ("dark", 60.0)
    assert settings.layout("usual").isEmpty()
