"""The reading view: a lesson's text laid out for reading, with formulas, images from the folder, and
explained words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QByteArray, QEvent, QPoint, QPointF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextTable,
    QTextTableCell,
)
from PySide6.QtWidgets import QSizePolicy, QTextBrowser, QWidget

from app.lesson.reading import markup
from app.lesson.reading.formula import formula_image, spoken_text
from app.lesson.reading.svg import painted
from app.look import theme

POINTS = 10.5  # 14 px
LARGER = 1.12  # formulas: their small letters are smaller than in the text
MARGIN = 0
INDENT = 20  # of a list, px
SIZES = (14, 12, 11, 9.5)  # points of headings and code beside text of POINTS
Pictures = Callable[[str], bytes]  # raises ValueError if none has that name
_SHEET = """
p, li {{ line-height: 122%; }}
p {{ margin-top: 0px; margin-bottom: 9px; }}
ul, ol {{ margin-top: 0px; margin-bottom: 9px; }}
li {{ margin-bottom: 3px; }}
h1, h2, h3 {{ color: {text}; font-weight: 600; margin-top: 10px; margin-bottom: 5px; }}
h1 {{ font-size: {size14}; }} h2 {{ font-size: {size12}; }} h3 {{ font-size: {size11}; }}
a {{ color: {link}; text-decoration: none; }}
code {{ font-family: monospace; font-size: {size9_5}; background-color: {raised}; }}
pre {{ font-family: monospace; font-size: {size9_5}; background-color: {raised}; margin-bottom: 9px; }}
pre {{ white-space: pre-wrap; }}
blockquote {{ color: {muted}; margin-left: 12px; margin-top: 0px; margin-bottom: 9px; }}
table {{ margin-top: 2px; margin-bottom: 10px; }}
th {{ font-weight: 600; color: {muted}; }}
small {{ color: {muted}; }}
"""


def no_picture(name: str) -> bytes:
    """Return no image: the program's own texts have none."""
    raise ValueError(f"there is no picture {name}")


class TextReader(QTextBrowser):
    """Shows one text in full height, so that the surrounding area scrolls."""

    word_wanted = Signal(str, QPoint)  # a word of the glossary; where its pop-up belongs, on the screen
    word_left = Signal()
    word_closed = Signal()  # Escape was pressed
    followed = Signal(str)  # another link: "#step", "measure:ID", "fact:ID"

    def __init__(self, parent: QWidget | None = None, points: float = POINTS) -> None:
        super().__init__(parent)
        self.points = points  # size of its text
        self.setObjectName("reader")
        self.setAccessibleName(self.tr("Step text"))
        self.setWhatsThis(
            self.tr("The text of this step. Tab moves from link to link; Enter explains a term.")
        )
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.setFont(theme.font(points))
        self.document().setDocumentMargin(MARGIN)
        self.document().setIndentWidth(INDENT)
        self._markdown = ""
        self._pictures: Pictures = no_picture
        self._find: markup.Finder = markup.no_words
        self._rendered = markup.Rendered()
        self._over = ""
        self._explaining = False  # a word was requested by keyboard or click; Escape closes it
        self.anchorClicked.connect(self._follow)
        self.highlighted.connect(self._on_highlighted)
        theme.notifier.changed.connect(self._typeset)

    def set_points(self, points: float) -> None:
        """Set the text size."""
        if points != self.points:
            self.points = points
            self.setFont(theme.font(points))
            self._typeset()

    def show_text(
        self, markdown: str, pictures: Pictures = no_picture, find: markup.Finder = markup.glossary_words
    ) -> None:
        """Show a text; `pictures` returns an image's content by its name; words that `find` finds are
        explained.
        """
        self._markdown, self._pictures, self._find = markdown, pictures, find
        self._typeset()

    def _typeset(self) -> None:
        tones = theme.current()
        names = {n: getattr(tones, n).name() for n in "text link muted raised border outline".split()}
        self._rendered = markup.render(self._markdown, self._find)
        document = self.document()
        document.clear()
        document.setDefaultFont(theme.font(self.points))
        sizes = {f"size{size}".replace(".", "_"): f"{size * self.points / POINTS:.1f}pt" for size in SIZES}
        document.setDefaultStyleSheet(_SHEET.format(**names, **sizes))
        self.setHtml(self._rendered.html)
        changes = QTextCursor(document)
        changes.beginEditBlock()  # otherwise, each change would lay out the whole text
        self._dot_words(document)
        _rule_tables(document)
        _close_up_pictures(document)
        _end_flush(document)
        changes.endEditBlock()
        self.setAccessibleDescription(spoken_text(document, self._rendered.formulas))
        self._fit_height()

    def _dot_words(self, document: QTextDocument) -> None:
        """Give glossary words a dotted underline; keep the text color."""
        block = document.begin()
        while block.isValid():
            part = block.begin()
            while not part.atEnd():
                fragment = part.fragment()
                if fragment.charFormat().anchorHref().startswith(markup.GLOSSARY):
                    self._dot(document, fragment.position(), fragment.length())
                part += 1
            block = block.next()

    @staticmethod
    def _dot(document: QTextDocument, at: int, length: int) -> None:
        cursor, look = QTextCursor(document), QTextCharFormat()
        cursor.setPosition(at)
        cursor.setPosition(at + length, QTextCursor.MoveMode.KeepAnchor)
        look.setForeground(theme.current().text)
        look.setUnderlineColor(theme.current().link)
        look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        cursor.mergeCharFormat(look)

    # ---- pictures

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Load formulas and images from the lesson's folder, and nothing else."""
        address = name.toString() if isinstance(name, QUrl) else name
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        if address.startswith(markup.ADDRESS):
            return self._formula(self._rendered.formulas[int(address.removeprefix(markup.ADDRESS))])
        return self._picture(address.removeprefix(markup.PICTURE))

    def _formula(self, formula: markup.Formula) -> QImage:
        font = theme.font(self.points)
        metrics, colour = QFontMetricsF(font), theme.current().text
        pixels = self.points * self.logicalDpiY() / 72 * LARGER
        made = formula_image(
            formula.latex, formula.display, pixels, colour, self.devicePixelRatioF(), self._room(), metrics
        )
        return made or self._plain(formula.latex, font, metrics)

    def _plain(self, latex: str, font: QFont, metrics: QFontMetricsF) -> QImage:
        """Return an image of the LaTeX text itself, for invalid LaTeX."""
        ratio = self.devicePixelRatioF()
        size = metrics.size(0, latex).toSize()
        made = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        with QPainter(made) as painter:
            painter.setFont(font)
            painter.setPen(theme.current().warning)
            painter.drawText(QPointF(0, metrics.ascent()), latex)
        return made

    def _picture(self, address: str) -> QImage | None:
        try:
            content = self._pictures(address)
        except ValueError:  # LessonError: no lesson has this name
            return None
        if address.endswith(".svg"):
            larger = max(self.points / POINTS, 1.0)  # with larger text, too
            return painted(content, self._room(), self.devicePixelRatioF(), larger)
        return self._fitted(QImage.fromData(QByteArray(content)))

    def _fitted(self, image: QImage) -> QImage:
        ratio = self.devicePixelRatioF()
        wide = round(self._room() * ratio)
        if image.width() > wide:
            image = image.scaledToWidth(wide, Qt.TransformationMode.SmoothTransformation)
            image.setDevicePixelRatio(ratio)
        return image

    def _room(self) -> float:
        return max(self.viewport().width() - 2.0 * MARGIN - 2, 120.0)

    # ---- size

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            if "<img" in self._rendered.html:
                self._typeset()
            self._fit_height()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and self._explaining and _is_escape(event):
            event.accept()  # otherwise, the window handles it
            return True
        if event.type() == QEvent.Type.DevicePixelRatioChange and self._markdown:
            self._typeset()
        return super().event(event)

    def _fit_height(self) -> None:
        self.document().setTextWidth(self.viewport().width())
        border = self.width() - self.viewport().width()  # its height is set later, after it was fitted twice
        self.setFixedHeight(round(self.document().size().height()) + 2 + border)

    # ---- words

    def _follow(self, url: QUrl) -> None:
        address = url.toString(QUrl.ComponentFormattingOption.PrettyDecoded)
        if address.startswith(markup.GLOSSARY):
            self._explaining = True
            self.word_wanted.emit(address.removeprefix(markup.GLOSSARY), self.below_focus())
        else:
            self.followed.emit(address)

    def _on_highlighted(self, url: QUrl) -> None:
        self._over = url.toString(QUrl.ComponentFormattingOption.PrettyDecoded)
        if not self._over.startswith(markup.GLOSSARY):
            self.word_left.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        before = self._over
        super().mouseMoveEvent(event)
        if self._over != before and self._over.startswith(markup.GLOSSARY):
            place = event.globalPosition().toPoint() + QPoint(0, 14)
            self.word_wanted.emit(self._over.removeprefix(markup.GLOSSARY), place)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._over = ""
        self.word_left.emit()

    def below_focus(self) -> QPoint:
        """The position below the focused link, on the screen."""
        return self.viewport().mapToGlobal(self.cursorRect().bottomLeft()) + QPoint(0, 4)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._explaining = False
            self.word_closed.emit()
        super().keyPressEvent(event)


def _is_escape(event: QEvent) -> bool:
    assert isinstance(event, QKeyEvent)
    return event.key() == Qt.Key.Key_Escape


def _rule_tables(document: QTextDocument) -> None:
    """Draw a thin line under each row instead of boxes."""
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            look = frame.format().toTableFormat()
            look.setBorder(0)
            look.setBorderCollapse(True)
            frame.setFormat(look)
            for row in range(frame.rows()):
                for column in range(frame.columns()):
                    _underline(frame.cellAt(row, column), theme.current().border)


def _underline(cell: QTextTableCell, colour: QColor) -> None:
    look = cell.format().toTableCellFormat()
    look.setBottomBorder(1)
    look.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    look.setBottomBorderBrush(colour)
    look.setPadding(4)
    cell.setFormat(look)


def _close_up_pictures(document: QTextDocument) -> None:
    """Remove line spacing around images, where it would be a share of the image height."""
    block = document.begin()
    while block.isValid():
        part = block.begin()
        while not part.atEnd():
            image = part.fragment().charFormat().toImageFormat()
            if image.isValid() and image.verticalAlignment() != QTextCharFormat.VerticalAlignment.AlignMiddle:
                cursor, look = QTextCursor(block), block.blockFormat()
                look.setLineHeight(100, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
                cursor.setBlockFormat(look)
                break
            part += 1
        block = block.next()


def _end_flush(document: QTextDocument) -> None:
    """Remove the empty space after the last paragraph."""
    cursor = QTextCursor(document.lastBlock())
    look = cursor.blockFormat()
    look.setBottomMargin(0)
    cursor.setBlockFormat(look)
