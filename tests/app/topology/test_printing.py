"""The drawing on paper: pages, title block, legend, texts with line numbers; by keyboard and by mouse."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPainterPathStroker
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from app.topology.canvas.painting.bridges import bridged
from app.topology.canvas.painting.strokes import path
from app.topology.canvas.sheets.single import names_of_sheets, sheet_scene
from app.topology.editor import Editor
from app.topology.printing import link_table
from app.topology.printing.dialog import PrintDialog
from app.topology.printing.link_pages import LinkPage
from app.topology.printing.pages import PageTile, PrintOptions, block_of, print_of
from app.topology.printing.texts import PrintedText, text_pages
from app.topology.shapes import captions
from app.topology.shapes.box import Box
from app.topology.shapes.labels import label_box
from app.topology.shapes.routes import corners
from app.topology.shapes.scene import CanvasScene
from app.topology.shapes.shape import Edge
from app.topology.window.main_window import TopologyWindow
from engine.ficon.drawing.changes.mesh import SystemMesh, mesh
from engine.ficon.drawing.changes.remove import remove
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.meaning.write_sides import painted
from engine.ficon.drawing.model.cabling import Cable, Director, Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.names import called
from engine.ficon.drawing.model.paper import TitleBlock
from engine.ficon.drawing.templates import template
from tests.app.topology.large import large

READS = pytest.mark.skipif(shutil.which("pdftotext") is None, reason="pdftotext (poppler-utils) is missing")
Key, Alt = Qt.Key, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def dialog(window: TopologyWindow) -> PrintDialog:
    """Opened by its key, with the link of the study drawn and its writers painted."""
    editor = window.editor
    editor.do(template("study-part-ii").make(editor.drawing))
    editor.paint_link(editor.drawing.of(IsfcLink)[0].id)
    QTest.keyClick(window, Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    found = window.findChild(PrintDialog)
    assert found is not None
    QApplication.processEvents()
    return found


def words(pdf: bytes, folder: Path, page: int = 0) -> str:
    """Return the text of a PDF, or of one of its pages."""
    file = folder / "printed.pdf"
    file.write_bytes(pdf)
    only = ["-f", str(page), "-l", str(page)] if page else []
    asked = subprocess.run(["pdftotext", "-layout", *only, file, "-"], capture_output=True, text=True)
    return asked.stdout


@READS
def test_one_page_has_the_title_block_and_the_legend(dialog: PrintDialog, tmp_path: Path) -> None:
    assert dialog.preview.pageCount() == 1
    text = words(dialog.pdf_bytes(), tmp_path)
    for wanted in (
        "New drawing",
        "Scale",
        "1 of 1",
        f"{date.today():%Y-%m-%d}",
        "CHPID 4B",
        "cable",
        "ISFC link",
    ):
        assert wanted in text
    assert "both sides may write (12)" in text
    for box in (dialog.block, dialog.legend):
        QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(10, box.height() // 2))
    text = words(dialog.pdf_bytes(), tmp_path)
    assert "CHPID 4B" in text
    assert not any(gone in text for gone in ("Scale", "both sides may write", "cable"))


@READS
def test_several_pages_have_all_of_the_drawing_once(dialog: PrintDialog, tmp_path: Path) -> None:
    dialog.across.setValue(2)
    dialog.down.setValue(2)
    QApplication.processEvents()
    assert dialog.preview.pageCount() == 5
    pdf = dialog.pdf_bytes()
    pages = [words(pdf, tmp_path, page) for page in range(1, 5)]
    for number, text in enumerate(pages, 1):
        assert f"{number} of 5, row {(number + 1) // 2}, column {2 - number % 2}" in text
    assert "LPAR1" in pages[0]
    assert "CHPID 4C" in pages[3]
    table = words(pdf, tmp_path, 5)
    assert re.search(
        r"3C +director 21, port C\d +4000 +C0 +0\d +LPAR\d +3C +LPAR\d\u2013LPAR\d: D000-D002", table
    )
    assert re.search("3C\u20133C\\sD000-D002", table)


@READS
def test_decks_have_line_numbers(dialog: PrintDialog, tmp_path: Path) -> None:
    dialog.texts.setChecked(True)
    dialog.block.setChecked(False)
    text = words(dialog.pdf_bytes(), tmp_path, 2)
    assert "IOCP of CEC A" in text
    assert [line.split()[0] for line in text.splitlines()[1:] if line.strip()][:3] == ["1", "2", "3"]
    assert "RESOURCE" in text


def test_by_keyboard_alone(
    dialog: PrintDialog, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    QTest.keyClick(dialog, Key.Key_D, Alt)
    qtbot.waitUntil(dialog.texts.isChecked)
    count = dialog.preview.pageCount()
    assert count > 1
    QTest.keyClick(dialog, Key.Key_PageDown)
    assert dialog.page.text() == f"Page 2 of {count}"
    assert dialog.before.isEnabled()
    QTest.keyClick(dialog, Key.Key_PageUp)
    assert dialog.page.text() == f"Page 1 of {count}"
    file = tmp_path / "site.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    QTest.keyClick(dialog, Key.Key_S, Alt)
    qtbot.waitUntil(file.exists)
    assert file.read_bytes().startswith(b"%PDF")
    assert dialog.note.text() == "Written: site.pdf"
    QTest.keyClick(dialog, Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_file_that_cannot_be_written_says_so(dialog: PrintDialog, tmp_path: Path) -> None:
    assert not dialog.write_pdf(tmp_path / "none" / "site.pdf")
    assert "site.pdf was not written" in dialog.note.text()


def test_paper_and_orientation_are_those_of_the_file(dialog: PrintDialog) -> None:
    dialog.paper.setCurrentText("A3")
    dialog.orientation.setCurrentIndex(1)
    assert b"/MediaBox [0 0 842.0" in dialog.pdf_bytes()


@pytest.mark.parametrize("size", [(560.0, 760.0), (1050.0, 700.0), (300.0, 400.0)])
@pytest.mark.parametrize(("across", "down"), [(1, 1), (3, 2)])
def test_pages_together_show_the_whole_drawing(
    window: TopologyWindow, size: tuple[float, float], across: int, down: int
) -> None:
    window.editor.do(template("mesh").make(window.editor.drawing))
    what = print_of(window.canvas.viewport.scene, "mesh", "", window.editor.layers)
    pages = what.pages(PrintOptions(across, down), Box(0.0, 0.0, *size))
    assert sum(isinstance(page, PageTile) for page in pages) == across * down
    parts = [page.part(Box(0.0, 0.0, *size)) for page in pages if isinstance(page, PageTile)]
    left, top = min(one.left for one in parts), min(one.top for one in parts)
    right, bottom = max(one.right for one in parts), max(one.bottom for one in parts)
    assert Box(left, top, right, bottom).grown(0.01).covers(what.pictures[0].picture)
    assert not any(one.grown(-0.01).meets(other) for one in parts for other in parts if one is not other)


def test_the_block_says_what_the_drawing_leaves_empty() -> None:
    drawing = Drawing()
    day = date(2026, 3, 4)
    assert block_of(drawing, "site.topology.json", day).title == "site.topology.json"
    assert block_of(drawing, "x", day).date == "2026-03-04"
    draft = Draft(drawing, "Title")
    draft.add(TitleBlock, title="Site", revision="7", owner="Capacity")
    drawing.apply(draft.done())
    block = block_of(drawing, "x", day)
    assert (block.title, block.revision, block.owner, block.date) == ("Site", "7", "Capacity", "2026-03-04")


def test_long_texts_are_cut_into_pages_and_wide_ones_are_smaller(qapp: QApplication) -> None:
    room = Box(0.0, 0.0, 600.0, 400.0)
    lines = tuple(f"line {n}" for n in range(1, 101))
    pages = text_pages([PrintedText("deck", lines)], "x", room)
    assert [one.first for one in pages] == [
        1,
        *(1 + sum(len(p.lines) for p in pages[:n]) for n in range(1, len(pages))),
    ]
    assert tuple(line for page in pages for line in page.lines) == lines
    wide = text_pages([PrintedText("deck", (*lines, "x" * 200))], "x", room)
    assert len(wide) < len(pages)


@READS
def test_each_cec_and_director_has_a_page_with_off_sheet_ports(
    dialog: PrintDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    QTest.keyClick(dialog, Key.Key_E, Alt)
    qtbot.waitUntil(dialog.sheets.isChecked)
    scene = dialog.what.pictures[0].scene
    names = names_of_sheets(scene)
    QApplication.processEvents()
    assert dialog.preview.pageCount() == 1 + len(names)
    for page, name in enumerate(names, 2):
        text = words(dialog.pdf_bytes(), tmp_path, page)
        assert called(scene.drawing, name) in text
        for cable in scene.drawing.of(Cable):
            ends = [end for end in cable.ends if end not in scene.nesting.inside((name,))]
            assert called(scene.drawing, ends[0]) in " ".join(text.split())


def test_a_sheet_has_all_that_its_thing_holds_and_every_wire_that_leaves_it() -> None:
    scene = CanvasScene(large(500))
    for name in names_of_sheets(scene):
        made, inside = sheet_scene(scene, name), scene.nesting.inside((name,))
        assert inside - {one.id for one in scene.drawing.of(Cable)} <= set(made.shapes)
        here = set(made.shapes)
        wires = {edge.id for edge in scene.edges if edge.id and set(edge.ends) & here}
        assert {edge.id for edge in made.edges if edge.id} == wires
        ports = [edge for edge in made.edges if edge.label.startswith("→")]
        plates = [label_box(edge.label, edge.label_at) for edge in ports if edge.label_at]
        assert len(plates) == len(ports) > 0
        assert not any(plate.meets(scene.shapes[name].box) for plate in plates)
        assert all(made.bounds.covers(plate) for plate in plates)
        assert not any(one.meets(other) for n, one in enumerate(plates) for other in plates[:n])
        assert scene.shapes.keys() > here  # the picture itself is as it was


@READS
def test_the_page_alone_names_channels_devices_and_one_way_devices_of_each_link(
    window: TopologyWindow, tmp_path: Path
) -> None:
    editor = window.editor
    assert editor.do(template("mesh-of-two").make(editor.drawing, directors=2))
    scene = CanvasScene(editor.drawing)
    made = PrintDialog(print_of(scene, "x", "", frozenset(editor.layers)), "x", window)
    text = words(made.pdf_bytes(), tmp_path)
    rows = links_of(editor.drawing)
    assert made.arranged.isChecked()
    assert not made.note.text()
    assert made.preview.pageCount() == 3  # the picture, its links, control units
    for link in editor.drawing.of(IsfcLink):
        name = captions.link(editor.drawing, link)
        assert name in text
        *ways, one_way = rows[name]
        sides = painted(editor.drawing, link.id).rows
        alone = {row.number for row in sides if row.writes in ("first", "second")}
        assert numbers_in(" ".join(ways)) == set(link.devices[0])
        assert numbers_in(one_way) == alone
        assert len(alone) == 4
        assert all(way[:5] == start for way, start in zip(ways, ("40–40", "42–42"), strict=True))
    made.arranged.setChecked(False)
    made.across.setValue(1)
    made.down.setValue(1)
    text = words(made.pdf_bytes(), tmp_path)
    for run in resolve(editor.drawing).stretches:  # each control unit names the LPAR at the far end
        for end, far in (run.ends, run.ends[::-1]):
            unit = editor.drawing.get(end.unit, ControlUnit)
            assert f"{unit.number:04X} {unit.cuadd:02X} {editor.drawing.get(far.lpar, Lpar).name}" in text
    example = re.search(r"and (\w+ \w+ \w+) is control unit", " ".join(text.split()))
    assert example
    assert text.count(example[1]) > 1  # in the picture, too
    assert "D000,3" in text  # in place of squares whose numbers are too small to be read
    assert "points" in made.note.text()


def links_of(drawing: Drawing) -> dict[str, tuple[str, ...]]:
    """Return the rows of the table of links, by name."""
    return {name: tuple(cells) for name, *cells in link_table.tables(drawing, drawing)[0].rows}


def test_what_is_left_without_a_director_is_what_works_when_it_is_removed(qapp: QApplication) -> None:
    editor = Editor()
    editor.do(template("mesh-of-two").make(editor.drawing, channels=3, directors=2))
    left = link_table.tables(editor.drawing, editor.drawing)[1]
    for column, director in enumerate(editor.drawing.of(Director), 1):
        without = editor.drawing.copy()
        without.apply(remove(without, [director.id]))
        for link, row in zip(editor.drawing.of(IsfcLink), left.rows, strict=True):
            works = [c for c in resolve(without).of_lpars(*link.ends) if c.up]
            channels = {end.channel for connection in works for end in connection.ends}
            assert row[column].startswith(f"{len(works)} of 16 devices, {len(channels)} of ")


@pytest.mark.parametrize("options", [PrintOptions(), PrintOptions(legend=False)])
def test_control_units_that_the_picture_leaves_out_are_listed(
    qapp: QApplication, options: PrintOptions
) -> None:
    editor = Editor()
    editor.do(template("mesh-of-two").make(editor.drawing))
    editor.do(remove(editor.drawing, [link.id for link in editor.drawing.of(IsfcLink)]))
    what = print_of(CanvasScene(editor.drawing), "x", "", editor.layers)
    pages = what.pages(replace(options, arranged=True), Box(0.0, 0.0, 1047.0, 718.0))
    told = {
        text for page in pages if isinstance(page, LinkPage) for line in page.lines for _, text in line.texts
    }
    assert told >= {f"{unit.number:04X}" for unit in editor.drawing.of(ControlUnit)}


def test_what_is_left_of_a_link_counts_its_own_devices(qapp: QApplication) -> None:
    editor = Editor()
    editor.do(template("mesh-of-two").make(editor.drawing, channels=3, directors=2))
    link = editor.drawing.of(IsfcLink)[0]
    for devices in (link.devices[0][:2], link.devices[0][1:]):
        cut = link.model_copy(update={"devices": (devices, devices)})
        works = [c for c in resolve(editor.drawing).of_lpars(*link.ends) if c.ends[0].number in devices]
        assert len(link_table.runs_of(editor.drawing, cut)) == len(works)


def test_crossing_cables_go_over_each_other_in_one_bridge() -> None:
    def cable(*ends: tuple[float, float]) -> Edge:
        return Edge("", "cable", ("", ""), corners(list(ends)))

    level, upright, aside = cable((0, 50), (100, 50)), cable((50, 0), (50, 100)), cable((80, 60), (80, 100))
    over, *others = bridged([level, upright, aside])
    assert over.boundingRect().top() < 50 == over.boundingRect().bottom()
    assert not QPainterPathStroker().createStroke(over).contains(QPointF(50, 50))  # no line below it
    assert others == [path(edge.points) for edge in (upright, aside)]
    close = bridged([level, upright, cable((56, 0), (56, 100))])[0]
    assert close.elementCount() == over.elementCount()  # one bridge over both


@pytest.mark.parametrize("size", [(1047.0, 718.0), (718.0, 1047.0)])
def test_a_drawing_takes_the_fewest_pages_on_which_it_can_be_read(
    qapp: QApplication, size: tuple[float, float]
) -> None:
    editor, room = Editor(), Box(0.0, 0.0, *size)
    editor.do(template("mesh-of-two").make(editor.drawing))
    what = print_of(CanvasScene(editor.drawing), "x", "", editor.layers)
    assert what.is_better_arranged(PrintOptions(), room) == (size[0] > size[1])
    across, down = what.readable(PrintOptions(), room)
    assert across * down > 1
    assert what.points(PrintOptions(across, down), room) >= 6.0
    for fewer in [(a, d) for a in range(1, 5) for d in range(1, 5) if a * d < across * down]:
        assert what.points(PrintOptions(*fewer), room) < 6.0


def numbers_in(text: str) -> set[int]:
    """Return the device numbers that a text names, alone or as spans."""
    found = set[int]()
    for first, last in re.findall(r"\b([0-9A-F]{4})(?:-([0-9A-F]{4}))?\b", text):
        found |= set(range(int(first, 16), int(last or first, 16) + 1))
    return found


def test_a_drawing_with_more_links_than_a_page_holds_has_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing = Drawing()
    drawing.apply(mesh(drawing, SystemMesh((), 6, 1, 1, 1, 1, cluster=False)))
    assert len(link_table.tables(drawing, drawing)[0].rows) == 15
    monkeypatch.setattr(link_table, "MOST", 14)
    assert not link_table.tables(drawing, drawing)
