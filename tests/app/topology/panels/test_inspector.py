"""The inspector: every property of every kind, errors at the field, one step of undo a value."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QListWidget
from pytestqt.qtbot import QtBot

from app.topology.editor import Editor
from app.topology.inspector.facts import facts
from app.topology.inspector.fields import rows_of, specs_of
from app.topology.inspector.forms import (
    Addresses,
    Hexadecimal,
    NumbersForm,
    Operands,
    Real,
    Subsystems,
    UnreadableError,
    Whole,
    ZoneNames,
)
from app.topology.inspector.inspector import Inspector, Property
from app.topology.shapes.captions import cable_label, caption
from engine.ficon.drawing.changes.set_fields import set_fields
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, Lpar, Port
from engine.ficon.drawing.model.change import Draft, UndoHistory
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.model.kinds import KINDS
from engine.ficon.drawing.templates import template
from tests.engine.ficon.drawing.broken import cascade

PARTS = ("id", "kind", "bends")  # never edited, or only on the canvas


@pytest.fixture
def editor(qapp: QApplication) -> Editor:
    """The study's optimized link."""
    made = Editor()
    made.do(template("optimised").make(made.drawing))
    return made


@pytest.fixture
def inspector(qtbot: object, editor: Editor) -> Inspector:
    made = Inspector(editor)
    qtbot.addWidget(made)  # type: ignore[attr-defined]
    made.resize(320, 900)
    made.show()
    return made


def show(inspector: Inspector, editor: Editor, *things: str) -> None:
    editor.select(things)
    inspector.show_selection()


def of(inspector: Inspector, key: str) -> Property:
    return next(one for one in inspector.properties if one.row.key == key)


def line_of(one: Property) -> QLineEdit:
    assert isinstance(one.control.field, QLineEdit)
    return one.control.field


def write(one: Property, text: str) -> None:
    line = line_of(one)
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, text)
    QTest.keyClick(line, Qt.Key.Key_Return)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_field_has_a_meaning(kind: type[Thing], qapp: QApplication) -> None:
    specs = {spec.name: spec for spec in specs_of(kind)}
    assert set(specs) == set(kind.model_fields) - set(PARTS)
    for spec in specs.values():
        assert spec.title
        assert spec.meaning.endswith(".")
        if spec.form.control == "line" and not spec.fixed:
            assert spec.expected, f"{kind.__name__}.{spec.name}: what may be typed?"


def test_every_thing_of_a_drawing_can_be_shown(inspector: Inspector, editor: Editor) -> None:
    for thing in editor.drawing:
        show(inspector, editor, thing.id)
        assert [one.row.key for one in inspector.properties] == [
            row.key for row in rows_of(editor.drawing, thing)
        ]


@pytest.mark.parametrize("kind", [Channel, Lpar, ControlUnit, DeviceRange, IsfcLink])
def test_what_a_form_writes_it_reads_again(editor: Editor, kind: type[Thing]) -> None:
    for thing in editor.drawing.of(kind):
        for row in rows_of(editor.drawing, thing):
            value = row.get(thing)
            if row.form.control in ("line", "area"):
                assert row.form.value(row.form.text(value)) == value
                assert editor.drawing[thing.id].model_copy(update=row.put(thing, value)) == thing


def test_a_new_chpid_is_one_step_of_undo(inspector: Inspector, editor: Editor) -> None:
    channel = editor.drawing.of(Channel)[0]
    show(inspector, editor, channel.id)
    steps = len(editor.history.done)
    write(of(inspector, "chpid"), "5f")
    assert editor.drawing.get(channel.id, Channel).chpid == 0x5F
    assert len(editor.history.done) == steps + 1
    editor.undo()
    inspector.show_selection()
    assert editor.drawing.get(channel.id, Channel).chpid == channel.chpid
    assert line_of(of(inspector, "chpid")).text() == f"{channel.chpid:02X}"


def test_what_cannot_be_read_is_said_at_the_field(inspector: Inspector, editor: Editor) -> None:
    channel = editor.drawing.of(Channel)[0]
    show(inspector, editor, channel.id)
    one = of(inspector, "chpid")
    write(one, "XYZ")
    assert "00 to FF" in one.error.text()
    assert not one.error.isHidden()
    assert line_of(one).text() == "XYZ"
    assert editor.drawing.get(channel.id, Channel) == channel


def test_a_device_limit_that_is_none_is_refused(inspector: Inspector, editor: Editor) -> None:
    cec = editor.drawing.of(Cec)[0]
    show(inspector, editor, cec.id)
    write(of(inspector, "maxdev"), "!!nonsense")
    assert "((CSS(0),65280))" in of(inspector, "maxdev").error.text()
    assert editor.drawing.get(cec.id, Cec) == cec
    write(of(inspector, "maxdev"), "((CSS(0),65280),(CSS(1),100))")
    assert editor.drawing.get(cec.id, Cec).maxdev == "((CSS(0),65280),(CSS(1),100))"


def test_what_the_drawing_refuses_is_said_at_the_field(inspector: Inspector, editor: Editor) -> None:
    channel = editor.drawing.of(Channel)[0]
    show(inspector, editor, channel.id)
    combo = of(inspector, "generation").control.field
    assert isinstance(combo, QComboBox)
    QTest.keyClick(combo, Qt.Key.Key_Down)
    QTest.keyClick(combo, Qt.Key.Key_Return)
    if channel.card is not None:
        assert "card" in of(inspector, "generation").error.text()
        assert editor.drawing.get(channel.id, Channel) == channel


def test_several_things_get_the_same_value(inspector: Inspector, editor: Editor) -> None:
    lpars = editor.drawing.of(Lpar)
    show(inspector, editor, *(one.id for one in lpars))
    assert line_of(of(inspector, "name")).placeholderText() == "several values"
    steps = len(editor.history.done)
    write(of(inspector, "memory_gb"), "64")
    assert {one.memory_gb for one in editor.drawing.of(Lpar)} == {64}
    assert len(editor.history.done) == steps + 1


def test_things_of_other_kinds_share_what_they_have_in_common(inspector: Inspector, editor: Editor) -> None:
    drawing = editor.drawing
    show(inspector, editor, drawing.of(ControlUnit)[0].id, drawing.of(DeviceRange)[0].id)
    assert [one.row.key for one in inspector.properties] == ["number", "unit", "others"]


def test_access_is_chosen_by_names(inspector: Inspector, editor: Editor) -> None:
    channel = editor.drawing.of(Channel)[0]
    show(inspector, editor, channel.id)
    names = of(inspector, "access").control.field
    assert isinstance(names, QListWidget)
    rows = [names.item(row).text() for row in range(names.count())]
    assert rows[1:] == ["LPAR1", "LPAR2"]
    names.item(1).setCheckState(Qt.CheckState.Checked)
    lpar = next(one for one in editor.drawing.of(Lpar) if one.name == "LPAR1")
    assert editor.drawing.get(channel.id, Channel).access == (lpar.id,)
    inspector.show_selection()
    names.item(0).setCheckState(Qt.CheckState.Checked)
    assert editor.drawing.get(channel.id, Channel).access is None


def test_a_path_can_be_added_and_its_link_changed(inspector: Inspector, editor: Editor) -> None:
    unit = editor.drawing.of(ControlUnit)[0]
    show(inspector, editor, unit.id)
    write(of(inspector, "paths.0.link"), "c7")
    assert editor.drawing.get(unit.id, ControlUnit).paths[0].link == "C7"
    inspector.show_selection()
    more = of(inspector, "paths.more").control.field
    QTest.keyClick(more, Qt.Key.Key_Down)
    inspector.show_selection()
    assert len(editor.drawing.get(unit.id, ControlUnit).paths) == 2
    assert of(inspector, "paths.1.channel")


def test_slots_of_a_cluster(inspector: Inspector, editor: Editor) -> None:
    lpars = [one.id for one in editor.drawing.of(Lpar)]
    draft = Draft(editor.drawing, "Add a cluster")
    cluster = draft.add(Cluster, name="SSI1")
    editor.do(draft.done([cluster.id]))
    inspector.show_selection()
    slot = of(inspector, "slots.1")
    slot.committed.emit(slot, lpars[0])
    assert editor.drawing.get(cluster.id, Cluster).slots == (None, lpars[0])
    inspector.show_selection()
    slot = of(inspector, "slots.1")
    slot.committed.emit(slot, None)
    assert editor.drawing.get(cluster.id, Cluster).slots == ()


@pytest.mark.parametrize(
    ("form", "text", "value"),
    [
        (Hexadecimal(2), "3c", 0x3C),
        (Hexadecimal(4, "none"), "", None),
        (NumbersForm(), "D000-D002, D010", (0xD000, 0xD001, 0xD002, 0xD010)),
        (Addresses(), "00,16 20", ((0, 16), (0x20, 1))),
        (Subsystems(), "1,0 1", (0, 1)),
        (Whole(1, 9999), "1,234", 1234),
        (Real(0, 3000), "1,234.5", 1234.5),
        (Operands(), "chparm=01\nmixtype", (("CHPARM", "01"), ("MIXTYPE", ""))),
    ],
)
def test_forms_read(form: Hexadecimal, text: str, value: object) -> None:
    assert form.value(text) == value


@pytest.mark.parametrize(
    ("form", "text"),
    [
        (Hexadecimal(2), "100"),
        (Hexadecimal(2), ""),
        (NumbersForm(), "D003-D000"),
        (NumbersForm(), "0000-FFFF 0000"),
        (Addresses(), "00,0"),
        (Subsystems(), "6"),
        (Operands(), "=x"),
        (Whole(1, 9999), "3,3"),
        (Whole(1, 9999), "3.3"),
        (Real(0, 300), "0,49"),
    ],
)
def test_forms_refuse(form: Hexadecimal, text: str) -> None:
    with pytest.raises(UnreadableError):
        form.value(text)


def test_nothing_selected_says_how_to_select(inspector: Inspector, editor: Editor) -> None:
    show(inspector, editor)
    assert inspector.properties == []
    assert "Tab" in inspector.kind.text()


def test_what_follows_leads_to_things(inspector: Inspector, editor: Editor) -> None:
    channel = editor.drawing.of(Channel)[0]
    show(inspector, editor, channel.id)
    facts = inspector.facts.list
    assert "port" in facts.item(0).text()
    facts.setCurrentRow(0)
    facts.setFocus()
    QTest.keyClick(facts, Qt.Key.Key_Return)
    assert editor.selection != (channel.id,)


def test_the_host_of_the_ctc_function_is_shown_and_not_edited(inspector: Inspector, editor: Editor) -> None:
    unit = editor.drawing.of(ControlUnit)[0]
    show(inspector, editor, unit.id)
    texts = [inspector.facts.list.item(row).text() for row in range(inspector.facts.list.count())]
    assert any("auto" in text for text in texts)


def test_only_inter_switch_links_have_a_rate_and_a_number_of_links(
    inspector: Inspector, editor: Editor, qtbot: QtBot
) -> None:
    history = UndoHistory(cascade())
    editor.replace(history)
    isl, *others = sorted(
        editor.drawing.of(Cable), key=lambda one: -sum(end.startswith("port") for end in one.ends)
    )
    show(inspector, editor, others[0].id)
    assert "gbit" not in [one.row.key for one in inspector.properties]
    show(inspector, editor, isl.id)
    box = of(inspector, "gbit").control.field
    assert isinstance(box, QComboBox)
    box.setFocus()
    QTest.keyClicks(box, "8")
    box.activated.emit(box.currentIndex())
    line = line_of(of(inspector, "links"))
    line.selectAll()
    QTest.keyClicks(line, "2")
    QTest.keyClick(line, Qt.Key.Key_Return)
    found = editor.drawing.get(isl.id, Cable)
    assert (found.gbit, found.links) == (8, 2)
    assert cable_label(found) == "2 × 8 Gbit/s"
    assert [one.text for one in facts(editor.drawing, found)][:1] == ["1,600 MB/s each way"]
    editor.undo()
    assert editor.drawing.get(isl.id, Cable).links == 1


def test_zones_are_typed_as_names(inspector: Inspector, editor: Editor) -> None:
    port = editor.drawing.of(Port)[0].id
    show(inspector, editor, port)
    line = line_of(of(inspector, "zones"))
    QTest.keyClicks(line, "PROD CTC")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert editor.drawing.get(port, Port).zones == ("PROD", "CTC")
    with pytest.raises(UnreadableError):
        ZoneNames().value("9x")


def test_the_release_of_a_system_is_chosen(inspector: Inspector, editor: Editor) -> None:
    lpar = editor.drawing.of(Lpar)[0].id
    show(inspector, editor, lpar)
    box = of(inspector, "release").control.field
    assert isinstance(box, QComboBox)
    assert box.itemText(0) == "not stated"
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_End)
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert box.currentText() == "z/VM 7.3"
    assert editor.drawing.get(lpar, Lpar).release == "7.3"
    assert "z/VM 7.3" in caption(editor.drawing, editor.drawing[lpar])[1][0]
    for _ in range(2):  # a step for each key
        editor.undo()
    assert editor.drawing.get(lpar, Lpar).release == ""


def test_limits_of_a_machine_type_say_how_sure_they_are(editor: Editor) -> None:
    cec = editor.drawing.of(Cec)[0].id
    editor.do(set_fields(editor.drawing, cec, machine="3932,1"))
    found = {one.title: one.text for one in facts(editor.drawing, editor.drawing[cec])}
    assert found["Machine"] == "z16 A02"
    assert found["LPARs"] == "2 of 40 (not confirmed)"
    assert found["Oldest FICON card"] == "FICON Express8S"
    assert caption(editor.drawing, editor.drawing[cec])[1] == ("3932,1 · z16 A02",)
    editor.do(set_fields(editor.drawing, cec, machine="2965,1"))
    found = {one.title: one.text for one in facts(editor.drawing, editor.drawing[cec])}
    assert found["LPARs"] == "2 of 40"
    editor.do(set_fields(editor.drawing, cec, machine="9999"))
    assert "Machine" not in [one.title for one in facts(editor.drawing, editor.drawing[cec])]
