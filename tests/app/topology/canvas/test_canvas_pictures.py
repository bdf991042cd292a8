"""Pictures of a drawing as files."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from app.topology.canvas.pictures.files import picture, write_picture
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.paper import TitleBlock
from tests.app.topology.canvas.canvas_bench import drawn


@pytest.fixture
def drawing(qapp: QApplication) -> Drawing:
    editor = drawn("study-part-ii")
    draft = Draft(editor.drawing, "Title")
    draft.add(TitleBlock, title="Link of the study", owner="Capacity", revision="3", date="today")
    editor.do(draft.done())
    return editor.drawing


def test_an_svg_has_all_words_of_the_picture(drawing: Drawing, tmp_path: Path) -> None:
    path = write_picture(drawing, tmp_path / "a.svg")
    root = ElementTree.parse(path).getroot()
    words = " ".join(text for one in root.iter() if (text := one.text or ""))
    for wanted in ("CEC A", "LPAR1", "CHPID 4B", "Director 21", "C3", "Link of the study", "Capacity"):
        assert wanted in words
    assert "both sides may write (12)" in words


def test_a_pdf_is_one_page_of_the_size_that_is_asked_for(drawing: Drawing) -> None:
    free, page = picture(drawing, "pdf"), picture(drawing, "pdf", page="A4", landscape=False)
    assert free.startswith(b"%PDF") and page.startswith(b"%PDF")  # noqa: PT018
    assert b"/MediaBox [0 0 595.0" in page.replace(b"595 ", b"595.0 ")
    assert page.count(b"/Type /Page\n") == 1


def test_a_png_has_the_size_that_is_asked_for(drawing: Drawing, tmp_path: Path) -> None:
    write_picture(drawing, tmp_path / "a.png", size=(800, 500), look="dark")
    image = QImage(str(tmp_path / "a.png"))
    assert (image.width(), image.height()) == (800, 500)
    once, twice = (QImage.fromData(picture(drawing, "png", scale=scale)) for scale in (1.0, 2.0))
    assert abs(twice.width() - 2 * once.width()) <= 1


def test_an_empty_drawing_is_a_picture_too(qapp: QApplication) -> None:
    for kind in ("svg", "pdf", "png"):
        assert picture(Drawing(), kind)


@pytest.mark.parametrize(
    ("values", "word"),
    [
        ({"kind": "gif"}, "gif"),
        ({"kind": "png", "size": (90_000, 10)}, "pixels"),
        ({"kind": "png", "size": (0, 10)}, "pixels"),
        ({"kind": "pdf", "page": "B9"}, "B9"),
        ({"kind": "svg", "look": "pink"}, "pink"),
    ],
)
def test_what_cannot_be_is_named_and_nothing_is_written(
    drawing: Drawing, tmp_path: Path, values: dict[str, object], word: str
) -> None:
    path = tmp_path / "a.out"
    path.write_text("old")
    with pytest.raises(ValueError, match=word):
        write_picture(drawing, path, **values)  # type: ignore[arg-type]
    assert path.read_text() == "old"
    assert [one.name for one in tmp_path.iterdir()] == ["a.out"]
