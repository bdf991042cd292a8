"""The reading view: it is set anew for theme and width, and loads nothing but what it is given."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.files.picture import png
from app.lesson.reading.explain import Explanation
from app.lesson.reading.formula import formula_image
from app.lesson.reading.reader import TextReader
from app.lesson.reading.svg import painted
from app.look import theme

SVG = "http://www.w3.org/2000/svg"
IMAGE = QTextDocument.ResourceType.ImageResource.value
WORD = "The **dispatch list** holds what runs."


@pytest.fixture
def reader(qtbot: QtBot) -> TextReader:
    made = TextReader()
    qtbot.addWidget(made)
    made.resize(360, 100)
    made.show()
    return made


def red(width: int, height: int) -> bytes:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("red"))
    return png(image)


def formats(reader: TextReader, text: str) -> QTextCharFormat:
    cursor = reader.document().find(text)
    assert not cursor.isNull()
    return cursor.charFormat()


def test_it_is_as_high_as_its_text(reader: TextReader) -> None:
    reader.show_text("One line.")
    low = reader.height()
    reader.show_text("Many words. " * 100)
    assert reader.height() > 5 * low
    assert reader.verticalScrollBar().maximum() == 0


def test_words_of_the_trade_have_a_dotted_line(reader: TextReader) -> None:
    reader.show_text(WORD)
    look = formats(reader, "dispatch list")
    assert look.anchorHref().startswith("glossary:")
    assert look.underlineStyle() == QTextCharFormat.UnderlineStyle.DotLine
    assert look.foreground().color() == theme.current().text


def test_it_follows_the_theme(qapp: QApplication, reader: TextReader) -> None:
    reader.show_text("A [link](#there) to follow.")
    for name in ("light", "dark"):
        theme.apply(qapp, name)
        assert formats(reader, "link").foreground().color() == theme.THEMES[name].link


def test_tab_and_enter_explain_a_word(qtbot: QtBot, reader: TextReader) -> None:
    reader.show_text(WORD)
    reader.setFocus()
    QTest.keyClick(reader, Qt.Key.Key_Tab)
    with qtbot.waitSignal(reader.word_wanted) as caught:
        QTest.keyClick(reader, Qt.Key.Key_Return)
    assert caught.args[0] == "dispatch list"


def test_a_click_explains_a_word(qtbot: QtBot, reader: TextReader) -> None:
    reader.show_text("guest " + "and others")
    with qtbot.waitSignal(reader.word_wanted) as caught:
        QTest.mouseClick(reader.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(10, 8))
    assert caught.args[0] == "guest"


def test_other_links_are_told_and_never_opened(qtbot: QtBot, reader: TextReader) -> None:
    reader.show_text("[there](#step-two)")
    reader.setFocus()
    QTest.keyClick(reader, Qt.Key.Key_Tab)
    with qtbot.waitSignal(reader.followed) as caught:
        QTest.keyClick(reader, Qt.Key.Key_Return)
    assert caught.args == ["#step-two"]


def test_pictures_come_from_the_lesson_and_fit(reader: TextReader) -> None:
    reader.show_text("![wide](wide.png)", lambda name: {"wide.png": red(2000, 100)}[name])
    shown = reader.loadResource(IMAGE, QUrl("wide.png"))
    ratio = reader.devicePixelRatioF()
    assert 300 <= shown.width() / ratio <= 360
    assert shown.height() > 10


@pytest.mark.parametrize(
    "address", ["../secret.png", "/etc/passwd", "http://far.away/x.png", "file:///x.png"]
)
def test_nothing_else_is_ever_loaded(reader: TextReader, address: str) -> None:
    def pictures(name: str) -> bytes:
        raise ValueError(f"there is no {name}")

    reader.show_text("text", pictures)
    assert reader.loadResource(IMAGE, QUrl(address)) is None
    for kind in QTextDocument.ResourceType:
        if kind.value != IMAGE:
            assert reader.loadResource(kind.value, QUrl(address)) is None


def test_no_empty_room_below_a_picture(reader: TextReader) -> None:
    reader.show_text("![high](high.png)", lambda name: red(100, 400))
    assert 400 <= reader.height() < 450


def test_all_text_below_a_picture_is_in_sight_at_any_width(qtbot: QtBot, qapp: QApplication) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    text = TextReader(around)
    text.setStyleSheet("border: 2px solid")
    around.show()
    text.show_text("![A square](red.png)\n\nA line below it.", lambda name: red(400, 200))
    for width in (300, 420, 200, 480, 360):
        text.resize(width, text.height())
        qapp.processEvents()
        assert text.verticalScrollBar().maximum() == 0, width
        assert text.viewport().height() >= text.document().size().height(), width


def test_a_formula_that_cannot_be_understood_is_shown_as_it_is_written(reader: TextReader) -> None:
    reader.show_text("Look: $\\frac{a}{$ so.")
    shown = reader.loadResource(IMAGE, QUrl("formula:0"))
    assert shown.width() > 30


def test_tables_are_ruled_by_lines_not_boxes(reader: TextReader) -> None:
    reader.show_text("| a | b |\n|---|--:|\n| 1 | 2 |\n")
    cursor = QTextCursor(reader.document())
    cursor.movePosition(QTextCursor.MoveOperation.NextBlock)
    table = cursor.currentTable()
    assert (table.rows(), table.columns()) == (2, 2)
    assert table.format().border() == 0


def ink_rows(image: QImage) -> list[int]:
    rows = range(image.height())
    return [y for y in rows if any(image.pixelColor(x, y).alpha() > 100 for x in range(image.width()))]


def test_the_base_line_of_a_formula_is_that_of_the_text(qapp: QApplication) -> None:
    """Qt centers the picture on a quarter of the x-height over the base line; "x" must stand on that line."""
    metrics, colour = QFontMetricsF(theme.font(10.5)), QColor("black")
    for latex in ("x", "x^2", "\\frac{x}{2}"):
        image = formula_image(latex, False, 14.0, colour, 4.0, 500.0, metrics)
        base = image.height() / 4 / 2 + metrics.xHeight() / 4  # from the top, logical pixels
        if latex == "x":
            assert max(ink_rows(image)) / 4 == pytest.approx(base, abs=1.0)
        assert min(ink_rows(image)) >= 0


def test_a_wide_formula_is_made_to_fit(qapp: QApplication) -> None:
    metrics = QFontMetricsF(theme.font(10.5))
    image = formula_image("x+" * 80 + "x", True, 14.0, QColor("black"), 1.0, 300.0, metrics)
    assert image.width() <= 300


def test_an_explanation_opens_and_goes_with_escape(qtbot: QtBot, reader: TextReader) -> None:
    explanation = Explanation(reader)
    explanation.explain("dispatch list", QPoint(10, 10))
    assert explanation.isVisible()
    assert explanation.word.text() == "dispatch list"
    assert "dispatch list" in explanation.accessibleDescription()
    QTest.keyClick(explanation, Qt.Key.Key_Escape)
    assert not explanation.isVisible()


def test_nothing_opens_for_a_word_that_nobody_knows(qtbot: QtBot, reader: TextReader) -> None:
    explanation = Explanation(reader)
    explanation.explain("no such word", QPoint(10, 10))
    assert not explanation.isVisible()


def test_a_long_message_of_cp_is_wrapped(reader: TextReader) -> None:
    reader.show_text("CP says:\n\n    " + "HCPPLM1697I The state of SSI system SYSTEM02 has changed. " * 2)
    assert reader.document().size().width() <= reader.width()
    assert reader.document().idealWidth() <= reader.width()


@pytest.mark.parametrize(
    "wanted",
    [
        'font-family="Inter, sans-serif"',
        "font-family=\"'Inter', Arial\"",
        'style="font-family: Inter, Arial; x: y"',
    ],
)
def test_the_first_typeface_of_a_list_counts_in_a_picture(qapp: QApplication, wanted: str) -> None:
    """Qt asks the system for a typeface with the name of the whole list, and takes any."""

    def picture(family: str) -> QImage | None:
        text = f'<text x="5" y="20" {family}>Real storage</text>'
        return painted(f'<svg xmlns="{SVG}" width="120" height="30">{text}</svg>'.encode(), 120, 2)

    assert picture(wanted) == picture('font-family="Inter"') != picture('font-family="DejaVu Serif"')
