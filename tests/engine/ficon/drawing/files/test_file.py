"""Files of drawings: what is written is read as it was, and anything else is refused with its place."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.ficon.drawing.file import FileError, open_file, read_text, save, schema, text, writing
from engine.ficon.drawing.file.saving import MAX_BYTES
from engine.ficon.drawing.model.cabling import Cec, Channel
from engine.ficon.drawing.model.change import Draft, UndoHistory
from engine.ficon.drawing.model.drawing import Change, Drawing, Place
from tests.engine.ficon.drawing.any_drawing import history as some_history
from tests.engine.ficon.drawing.any_drawing import pair
from tests.systems import needs_posix

SCHEMA = Path(__file__).parents[5] / "assets/topology.schema.json"


def _copy(drawing: Drawing) -> Drawing:
    return Drawing(drawing, drawing.places)


@given(st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_what_is_written_is_read_with_its_history(seed):
    made = some_history(Random(seed))
    written = text(made.drawing, made)
    read = read_text(written).history
    assert read.drawing == made.drawing
    assert (read.done, read.undone) == (made.done, made.undone)
    assert text(read.drawing, read) == written
    drawings = []
    for history in (made, read):
        seen = []
        for step in (history.undo, history.redo):
            while step():
                seen.append(_copy(history.drawing))
        drawings.append(seen)
    assert drawings[0] == drawings[1]


def test_moving_one_thing_changes_one_line():
    history = UndoHistory(pair())
    draft = Draft(history.drawing, "Place")
    for place, thing in enumerate(history.drawing):
        draft.place(thing.id, Place(place, 0))
    history.do(draft.done())
    before = text(history.drawing).splitlines()
    for change in ({"place": ("channel2", Place(7, 8))}, {"set": ("channel2", {"chpid": "7F"})}):
        draft = Draft(history.drawing, "Change")
        for how, (name, value) in change.items():
            draft.place(name, value) if how == "place" else draft.set(name, **value)
        history.do(draft.done())
        after = text(history.drawing).splitlines()
        assert sum(one != other for one, other in zip(before, after, strict=True)) == 1
        before = after


def test_the_order_of_making_leaves_no_trace():
    drawing = pair()
    backwards = Drawing(reversed(list(drawing)), dict(reversed(drawing.places.items())))
    assert text(backwards) == text(drawing)


def test_the_oldest_steps_go_when_the_history_grows_too_large(monkeypatch):
    monkeypatch.setattr(writing, "MAX_STEPS", 2000)
    history = UndoHistory(pair())
    for number in range(100):
        draft = Draft(history.drawing, "Rename")
        draft.set("lpar1", name=f"N{number}")
        history.do(draft.done())
    for _ in range(3):
        history.undo()
    read = read_text(text(history.drawing, history)).history
    assert 5 < len(read.done) < 30
    assert read.done == history.done[-len(read.done) :]
    assert read.undone == history.undone


def test_the_schema_in_the_repository_is_that_of_the_models():
    assert json.loads(SCHEMA.read_text("utf-8")) == schema()


WHOLE = text(pair())


def _broken(**changes: object) -> str:
    table = json.loads(WHOLE)
    table.update(changes)
    return json.dumps(table, indent=1)


def _thing(**fields: object) -> str:
    table = json.loads(WHOLE)
    table["things"] += [fields]
    return json.dumps(table, indent=1)


CABLE = {"id": "cable9", "kind": "cable", "ends": ["channel1", "channel2"]}
BAD = {
    "empty": ("", "line 1, column 1"),
    "cut": (WHOLE[: len(WHOLE) // 2], "is not JSON here"),
    "a list": ("[1]", "expected a drawing"),
    "another format": ('{"format": "x"}', 'format = "x"; expected "lparlab-topology"'),
    "no version": ('{"format": "lparlab-topology"}', "version = None"),
    "newer": (_broken(version=2), "open it with the newer version of LPAR Lab"),
    "version no number": (_broken(version=True), "version = true"),
    "key twice": (WHOLE.replace('"chpid"', '"cec": "cec1",\n "chpid"', 1), 'key "cec" occurs twice'),
    "NaN": (_thing(**CABLE, km=float("nan")), "NaN is not a number"),
    "infinite": (_thing(**CABLE, km=float("inf")), "Infinity is no"),
    "1e999": (WHOLE.replace('"version": 1', '"version": 1e999'), "version = inf"),
    "unknown key": (_broken(color="red"), "color"),
    "unknown kind": (_thing(id="box1", kind="box"), "things["),
    "field wrong": (_thing(id="cec9", kind="cec", name="lower"), 'is "lower"'),
    "number for hex": (_thing(id="channel9", kind="channel", cec="cec1", chpid=60), "is 60; expected"),
    "id twice": (_thing(id="cec1", kind="cec", name="C"), "cec1 occurs twice"),
    "missing reference": (_thing(id="css9", kind="css", cec="cec9"), "cec names cec9, which does not exist"),
    "wrong kind": (_thing(id="port9", kind="port", address="09", director="cec1"), "the ID of a director"),
    "container in itself": (_thing(id="css9", kind="css", cec="css9"), "cec names css9, a css"),
    "cycle": (_thing(id="group1", kind="group", things=["group1"]), "refers to itself: group1 > group1"),
    "place of nothing": (_broken(places={"cec7": [0, 0]}), "cec7 does not exist"),
    "place too far": (_broken(places={"cec1": [0, 1e12]}), "places.cec1[1]"),
    "step that does not fit": (_broken(done=[{"title": "x", "things": {"cec1": None}}]), "done[0]"),
    "step of another thing": (
        _broken(done=[{"things": {"cec5": {"id": "cec6", "kind": "cec", "name": "A"}}}]),
        "cec5: is cec6 within",
    ),
    "surrogate": (WHOLE.replace("Director 21", "\\ud800"), "hex escape at line 72"),
    "long number": (WHOLE.replace('"version": 1', '"version": ' + "9" * 5000), "thousands of digits"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_what_is_no_drawing_is_refused_with_its_place(name):
    given, expected = BAD[name]
    with pytest.raises(FileError) as error:
        read_text(given, "drawing.topology.json")
    assert expected in str(error.value)
    assert str(error.value).startswith("drawing.topology.json: ")


def test_errors_name_the_line():
    lines = WHOLE.splitlines()
    number = next(i for i, line in enumerate(lines) if '"chpid"' in line)
    lines[number] = '      "chpid": "XY",'
    with pytest.raises(FileError) as error:
        read_text("\n".join(lines))
    assert error.value.place.startswith(f"line {number + 1}, column 16, things[")
    assert 'is "XY"' in error.value.what
    twice = WHOLE.splitlines()
    twice.insert(number, '      "chpid": "00",')
    with pytest.raises(FileError, match=f"line {number + 2}, column 16: key"):
        read_text("\n".join(twice))


def test_a_cycle_is_named():
    groups = [{"id": f"group{n}", "kind": "group", "things": [f"group{n % 3 + 1}"]} for n in (1, 2, 3)]
    with pytest.raises(FileError, match="group1 > group2 > group3 > group1"):
        read_text(json.dumps({"format": "lparlab-topology", "version": 1, "things": groups}))


@pytest.mark.parametrize("opening", ["[", '{"a":'])
@pytest.mark.parametrize("depth", [70, 150, 900, 2_000_000])
def test_a_nest_without_end_is_refused(opening, depth):
    whole = opening * depth + "1" + {"[": "]", '{"a":': "}"}[opening] * depth
    with pytest.raises(FileError, match="line 1, column .*too many nested brackets"):
        read_text(whole)
    with pytest.raises(FileError):
        read_text(opening * depth)


def test_an_older_version_is_brought_forward():
    older = _broken(version=0).replace('"things"', '"objects"')
    with pytest.raises(FileError, match="version = 0; expected 1 to 1"):
        read_text(older)


def test_an_older_version_is_migrated(monkeypatch):
    monkeypatch.setattr("engine.ficon.drawing.file.reading.VERSION", 3)
    asked = []

    def newer(table):
        asked.append(table["version"])
        return table

    whole = text(pair())
    with pytest.raises(FileError, match="version = 2 is unknown"):
        read_text(whole, "", {1: newer})
    assert asked == [1]


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (WHOLE.encode("utf-16"), "UTF-16"),
        (WHOLE.replace("Director", "Zürich").encode("latin-1"), "byte FC is not UTF-8"),
        (b"\x7fELF\x00\x01\x02", "contains bytes that do not occur in text"),
        (bytes(range(256)), "contains bytes that do not occur in text"),
        (WHOLE.encode("cp037"), "byte C0 is not UTF-8"),
    ],
)
def test_other_encodings_are_refused(tmp_path, data, expected):
    file = tmp_path / "a.topology.json"
    file.write_bytes(data if data != bytes(range(256)) else bytes(range(128)))
    with pytest.raises(FileError, match=expected):
        open_file(file)


def test_a_byte_order_mark_is_no_error(tmp_path):
    file = tmp_path / "a.topology.json"
    file.write_bytes(b"\xef\xbb\xbf" + WHOLE.encode())
    assert open_file(file).history.drawing == pair()


def test_a_huge_file_is_refused_before_it_is_read(tmp_path):
    file = tmp_path / "huge.topology.json"
    with file.open("wb") as out:
        out.truncate(MAX_BYTES * 300)
    with pytest.raises(FileError, match=r"has 7,200,000,000 bytes; expected at most"):
        open_file(file)


@needs_posix("devices of Unix")
def test_what_is_no_file_is_refused(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for path in (
        Path("/dev/zero"),
        tmp_path,
        tmp_path / "none",
        tmp_path / "pipe",
        Path("a\0b"),
        Path("a" * 5000),
    ):
        with pytest.raises(
            FileError, match=r": (is not a file; expected a file|cannot be read: [^;]*); open a"
        ):
            open_file(path)


@needs_posix("Windows keeps no permissions with a file")
def test_saving_keeps_permissions_and_links(tmp_path):
    real = tmp_path / "real.topology.json"
    link = tmp_path / "link.topology.json"
    history = UndoHistory(pair())
    save(real, history)
    real.chmod(0o640)
    link.symlink_to(real)
    history.do(_renamed(history.drawing))
    save(link, history)
    assert link.is_symlink()
    assert real.stat().st_mode & 0o777 == 0o640
    assert open_file(real).history.drawing == history.drawing
    assert sorted(os.listdir(tmp_path)) == ["link.topology.json", "real.topology.json"]


def _renamed(drawing: Drawing) -> Change:
    draft = Draft(drawing, "Rename")
    draft.set("cec1", name="NEW")
    return draft.done()


def test_a_file_that_cannot_be_written_leaves_the_old_one(tmp_path, monkeypatch):
    file = tmp_path / "a.topology.json"
    history = UndoHistory(pair())
    save(file, history)
    before = file.read_text("utf-8")
    history.do(_renamed(history.drawing))

    def full(handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        save(file, history)
    assert file.read_text("utf-8") == before
    assert os.listdir(tmp_path) == [file.name]


def test_hexadecimal_numbers_are_text_in_files():
    draft = Draft(Drawing(), "Make")
    cec = draft.add(Cec, name="A")
    draft.add(Channel, cec=cec.id, chpid=0x3C)
    assert '"chpid": "3C"' in text(draft.now)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("[" + "[]," * 2_100_000 + "1]", "2,100,000 or more values; expected at most 2,000,000"),
        ({"things": [None] * 60_000}, "has 60,000 elements; expected at most 50,000"),
        ({"things": [{"kind": "cec"}] * 50_000}, "things[0].id"),
        ({"done": [{"things": 5}] * 500}, "done[0].things"),
        ({"undone": [{}] * 501}, "undone: is (a list of 501); expected at most 500 entries; correct it"),
    ],
)
def test_too_much_is_refused_at_once(given, expected):
    whole = given if isinstance(given, str) else _broken(**given)  # written here: each worker collects them
    with pytest.raises(FileError) as error:
        read_text(whole)
    assert expected in str(error.value)


def test_what_could_not_be_opened_is_not_saved(tmp_path, monkeypatch):
    monkeypatch.setattr("engine.ficon.drawing.file.saving.MAX_BYTES", 1000)
    with pytest.raises(OSError, match="too large for a file"):
        save(tmp_path / "a.topology.json", UndoHistory(pair()))
    assert os.listdir(tmp_path) == []


_ALPHABET = st.sampled_from(
    [*'{}[]",:0"', "\\", "\n", "null", "-1", "1e9", '"id"', "cec1", "\ud800", "\0", "é"]
)


@given(st.integers(0, len(WHOLE) - 1), st.integers(0, 40), st.lists(_ALPHABET, max_size=6).map("".join))
@settings(max_examples=300, deadline=None)
def test_a_changed_file_is_read_or_refused(at, gone, new):
    changed = WHOLE[:at] + new + WHOLE[at + gone :]
    try:
        read = read_text(changed, "a.topology.json").history
    except FileError as refused:
        sentence = str(refused)
    else:
        sentence = "a.topology.json: is good"
        assert read_text(text(read.drawing, read)).history.drawing == read.drawing
    assert sentence.isprintable()
    assert sentence.startswith("a.topology.json: ")
