"""What a file says is shown as it is written: no text makes a window load a picture."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QHelpEvent, QImage
from PySide6.QtWidgets import (
    QApplication,
    QInputDialog,
    QLabel,
    QMessageBox,
    QPushButton,
    QTableView,
    QToolTip,
    QVBoxLayout,
    QWhatsThis,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.help.hover import explain_headings
from app.lab.lab import Lab
from app.lesson.reading import markup
from app.lesson.reading.reader import TextReader
from app.look import theme
from app.look.literal import literal, written
from app.plot.figure import PlotFigure
from app.topology.window import windows
from app.widgets.banner import Banner
from app.widgets.reach import make_accessible
from app.widgets.rows_model import RowsModel, TableColumn
from app.window.guide_panel import GuidePanel
from engine.session_file.seal import HEAD, sealed
from tests.systems import needs_posix

INK = QColor("#ff00ff")  # of the picture, and of nothing else


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> Iterator[None]:
    qapp.setStyleSheet("")  # a style of another test may be below it
    theme.apply(qapp, "dark")
    yield
    windows.close_all(ask=False)


@pytest.fixture
def hostile(tmp_path: Path) -> str:
    """Markup with a picture that is there: on a device in its place the window would wait for ever."""
    picture = QImage(300, 300, QImage.Format.Format_RGB32)
    picture.fill(INK)
    assert picture.save(str(tmp_path / "picture.png"))
    return f"<b>A</b><img src={(tmp_path / 'picture.png').as_posix()}>"


def painted(widget: QWidget) -> bool:
    """Return whether the picture can be seen in a widget."""
    image = widget.grab().toImage()
    places = ((x, y) for x in range(0, image.width(), 8) for y in range(0, image.height(), 8))
    return any(image.pixelColor(x, y) == INK for x, y in places)


def shown(widget: QWidget, qtbot: QtBot) -> QWidget:
    """Show a widget and return it."""
    qtbot.addWidget(widget)
    widget.resize(900, 700)
    widget.show()
    QApplication.processEvents()
    return widget


def pop_ups(kind: str) -> list[QWidget]:
    """Return windows of Qt's own that are on the screen."""
    return [one for one in QApplication.topLevelWidgets() if one.inherits(kind) and one.isVisible()]


def _scenario(folder: Path, text: str) -> Path:
    file = folder / "own.toml"
    file.write_text(f'extends = "id:pause-one-was-stop"\nmethod = "{text}"\n')
    return file


def _session(folder: Path, text: str) -> Path:
    file = folder / "<b>own.lparlab"
    file.write_text(sealed(f'{HEAD}format = "{text}"\n'))
    return file


def _lesson(folder: Path, text: str) -> Path:
    made = folder / "lesson"
    made.mkdir()
    (made / "lesson.toml").write_text(f'format = 1\nid = "{text}"\n')
    return made


def _drawing(folder: Path, text: str) -> Path:
    file = folder / "own.topology.json"
    file.write_text(json.dumps({"format": text}))
    return file


def _data(folder: Path, text: str) -> Path:
    file = folder / f"{text.partition('/')[0]}x.png"  # the name itself is markup
    file.write_bytes(b"\x89PNG")
    return file


def banners(lab: Lab) -> list[Banner]:
    """Return the banners that can be seen, of the lab and of drawings."""
    all_ = [one.header.banner for one in (lab.window, *windows.windows())]
    return [one for one in all_ if one.isVisible()]


@pytest.mark.parametrize(
    "write",
    [
        *(_scenario, _lesson, _drawing),
        *(pytest.param(named, marks=needs_posix("a name with < and >")) for named in (_session, _data)),
    ],
)
def test_the_banner_quotes_a_refused_file_as_it_is_written(
    lab: Lab, tmp_path: Path, qtbot: QtBot, hostile: str, write: Callable[[Path, str], Path]
) -> None:
    file = write(tmp_path, hostile)
    lab.files.open_all([file])
    qtbot.waitUntil(lambda: any(banners(lab)))
    (banner,) = banners(lab)
    assert "<b>" in banner.message.text()
    assert banner.message.textFormat() == Qt.TextFormat.PlainText
    assert not painted(banner)


def test_a_label_shows_markup_unless_it_asks_for_rich_text(qtbot: QtBot, hostile: str) -> None:
    label, rich = QLabel(hostile, wordWrap=True), QLabel("<b>A</b>", textFormat=Qt.TextFormat.RichText)
    assert not painted(shown(label, qtbot))
    label.setText(2 * hostile)
    assert not painted(label)
    shown(rich, qtbot)
    assert rich.textFormat() == Qt.TextFormat.RichText


def test_message_boxes_and_questions_show_markup(qtbot: QtBot, hostile: str) -> None:
    box = QMessageBox(QMessageBox.Icon.Question, hostile, hostile)
    box.setInformativeText(hostile)
    asked = QInputDialog()
    asked.setLabelText(hostile)
    assert not painted(shown(box, qtbot))
    assert not painted(shown(asked, qtbot))


def point_at(widget: QWidget, at: QPoint) -> QWidget:
    """Let the pointer rest over a place; return the tool tip."""
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))
    (tip,) = pop_ups("QTipLabel")
    return tip


def test_tool_tips_show_markup_after_an_explained_heading_too(qtbot: QtBot, hostile: str) -> None:
    """Qt writes the next text into the tool tip that is on the screen."""
    around = QWidget()
    column = QVBoxLayout(around)
    table, button = QTableView(), QPushButton("x")
    button.setToolTip(hostile)
    column.addWidget(table)
    column.addWidget(button)
    table.setModel(RowsModel([TableColumn("XSTOR", str)], parent=table))
    explain_headings(around)
    shown(around, qtbot)
    header = table.horizontalHeader()
    explained = point_at(header.viewport(), QPoint(header.sectionViewportPosition(0) + 5, 5))
    assert isinstance(explained, QLabel)
    assert not explained.pixmap().isNull()  # HTML of ours is drawn
    tip = point_at(button, QPoint(3, 3))
    assert isinstance(tip, QLabel)
    assert tip.text() == hostile
    assert not painted(tip)
    QToolTip.hideText()


def test_whats_this_shows_markup(qtbot: QtBot, hostile: str) -> None:
    button = QPushButton("x")
    make_accessible(button, hostile)
    shown(button, qtbot)
    QWhatsThis.showText(QPoint(), button.whatsThis(), button)
    (pop_up,) = pop_ups("QWhatsThat")
    assert not painted(pop_up)
    assert written(button.whatsThis()) == hostile


@given(text=st.text(alphabet="<>b/&; \nimg=!-"))
def test_what_is_made_literal_can_be_read_again(text: str) -> None:
    assert "".join(written(literal(text)).split()) == "".join(text.split())


def test_the_guide_of_a_scenario_shows_markup(qtbot: QtBot, hostile: str) -> None:
    class Scenario:
        id, title, site, summary = "own", hostile, None, f"![a]({hostile.partition('=')[2][:-1]}) *b*"

    guide = GuidePanel()
    guide.show_scenario(Scenario())
    shown(guide, qtbot)
    assert hostile in guide.toPlainText()
    assert Scenario.summary in guide.toPlainText()
    assert not painted(guide)


def test_a_lesson_shows_pictures_of_its_folder_only(qtbot: QtBot, hostile: str) -> None:
    name = hostile.partition("=")[2][:-1]
    text = f"A ![picture]({name}) and ![another](file://{name})\n\n{hostile}"
    reader = TextReader()
    reader.show_text(text)
    assert not painted(shown(reader, qtbot))
    reader.show_text("![own](own.png)", {"own.png": Path(name).read_bytes()}.__getitem__)
    assert painted(reader)
    label = QLabel(markup.short(text), textFormat=Qt.TextFormat.RichText)
    assert not painted(shown(label, qtbot))


def test_axes_show_markup(qtbot: QtBot, hostile: str) -> None:
    figure = PlotFigure()
    figure.plot(0, 0).getAxis("bottom").name(hostile)
    assert not painted(shown(figure, qtbot))
