"""Versions beside a drawing: they never change, and one is in production."""

import json

import pytest

from engine.ficon.drawing.changes.set_fields import set_fields
from engine.ficon.drawing.file import FileError
from engine.ficon.drawing.file.versions import INDEX, Versions
from engine.ficon.drawing.model.definitions import ControlUnit
from tests.engine.ficon.drawing.any_drawing import pair

TIMES = ("2026-11-01T08:00:00", "2026-11-02T08:00:00", "2026-11-03T08:00:00")


@pytest.fixture
def known(tmp_path):
    return Versions(tmp_path / "site.topology.json")


def test_versions_are_kept_as_they_were_and_production_has_a_history(known):
    drawing = pair()
    assert known.index().production == ""
    known.keep(drawing, "first", "as installed", TIMES[0])
    known.install("first", TIMES[0])
    drawing.apply(set_fields(drawing, drawing.of(ControlUnit)[0].id, cuadd=7))
    known.keep(drawing, "second", "", TIMES[1])
    assert known.open("production") == known.open("first") == pair()
    assert known.open("second") == drawing
    known.install("second", TIMES[1])
    known.install("first", TIMES[2])
    assert known.version("production").note == "as installed"
    again = Versions(known.folder.with_name("site.topology.json")).index()
    assert [(one.name, one.since) for one in again.installed] == list(
        zip(("first", "second", "first"), TIMES, strict=True)
    )


@pytest.mark.parametrize("name", ["first", "FIRST", "production", "", "a/b", "../x", "x" * 41, ".x"])
def test_names_are_new_and_stay_in_the_folder(known, name):
    known.keep(pair(), "first", "", TIMES[0])
    files = sorted(known.folder.parent.rglob("*"))
    with pytest.raises(FileError, match="another name"):
        known.keep(pair(), name, "", TIMES[1])
    assert sorted(known.folder.parent.rglob("*")) == files


def test_a_changed_version_and_a_damaged_index_are_refused(known):
    known.keep(pair(), "first", "", TIMES[0])
    with pytest.raises(FileError, match="no version in production; expected one of first"):
        known.open("production")
    file = known.folder / "first.topology.json"
    file.write_text(file.read_text("utf-8").replace("D000", "D001"), "utf-8")
    with pytest.raises(FileError, match="was changed after it was saved"):
        known.open("first")
    index = json.loads((known.folder / INDEX).read_text("utf-8"))
    index["versions"][0]["name"] = "../../etc"
    (known.folder / INDEX).write_text(json.dumps(index), "utf-8")
    with pytest.raises(FileError, match=r"versions\.1\.name = \"\.\./\.\./etc\": expected a name"):
        known.index()
