"""Paper pages: the drawing with title block and legend, and its texts with line numbers.

All lengths are in picture units, which are 1/96 inch at a scale of 100%.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cache, partial
from itertools import product
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QPainter

from app.topology.canvas.painting import papers
from app.topology.canvas.painting.draw import draw
from app.topology.canvas.painting.strokes import pen, rect
from app.topology.canvas.pictures.files import UNIT_DPI
from app.topology.canvas.pictures.sheet import GAP, Sheet, sheet_of
from app.topology.canvas.sheets.single import names_of_sheets, sheet_scene
from app.topology.printing import legends, link_table, tables, targets
from app.topology.printing.condensed import condensed
from app.topology.printing.link_pages import link_pages
from app.topology.printing.texts import PrintedText, text_pages, texts_of
from app.topology.shapes import letters
from app.topology.shapes.box import Box, box_at
from app.topology.shapes.scene import CanvasScene
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.names import called
from engine.ficon.drawing.model.paper import TitleBlock
from engine.language import numeral

_tr = partial(QCoreApplication.translate, "TopologyPrint")
LONGEST = 64  # letters of a title with the name of a sheet
MAX_ACROSS = 10  # pages in a row or a column
LARGEST, LARGER = 1.5, 4.0  # scale: a small drawing does not fill a page, but several if that is asked for
WIDE = 480.0  # of the title block, which names row and column of a page
FOOT = papers.BLOCK[1] + GAP
TABLE, FONT = 0.3, "tiny"  # of a page, that the tables of links take at most; their letters
LARGE = 1.3  # letters of a picture that is arranged for a page, times the usual size
SMALL = 0.8  # scale below which squares of devices have no room for numbers
READABLE = 6.0  # points of the smallest text, at least
MARGIN = 6.0  # around the drawing
NARROW = 300.0  # of a legend beside the title block; it lies above when there is less room


class PrintedPage(Protocol):
    """One side of a sheet of paper."""

    def paint(self, painter: QPainter, room: Box, sheet: str) -> None:
        """Paint the page in a box; `sheet` is its position among all pages, as text."""
        ...


@dataclass(frozen=True)
class PrintOptions:
    """across, down: the number of pages for the drawing; 1 x 1 fits it on one page. texts: decks and
    statements.

    sheets: after the whole drawing, a page for each CEC and director. arranged: the drawing is laid out for
    one page, without FICON CTC control units.
    """

    across: int = 1
    down: int = 1
    title_block: bool = True
    legend: bool = True
    texts: bool = False
    sheets: bool = False
    arranged: bool = False


@dataclass(frozen=True)
class Print:
    """The print contents: pictures, each on separate pages, and texts. block: contents of the title block.

    sheets: titles and pictures of individual CECs and directors. arranged: pictures laid out for a page.
    """

    pictures: Sequence[Sheet]
    texts: Callable[[], Sequence[PrintedText]]
    block: TitleBlock
    sheets: Callable[[], Sequence[tuple[str, Sheet]]] = tuple
    arranged: Callable[[], Sequence[Sheet]] = tuple

    def pages(self, options: PrintOptions, room: Box) -> list[PrintedPage]:
        """Return the pages in order, all with this room."""
        tiles = [tile for made in self._chosen(options, room) for tile in self._tiles(made, options)]
        own = text_pages(self.texts(), self.block.title, room) if options.texts else []
        return [*tiles, *self._tables(options, room), *self._single(options), *own]

    def readable(self, options: PrintOptions, room: Box) -> tuple[int, int]:
        """Return the fewest pages across and down at which the smallest text has a size of 6 points."""
        counts = sorted(
            product(range(1, MAX_ACROSS + 1), repeat=2), key=lambda pair: (pair[0] * pair[1], pair)
        )
        for across, down in counts:
            chosen = replace(options, across=across, down=down)
            if self.points(chosen, room) >= READABLE:
                return across, down
        return MAX_ACROSS, MAX_ACROSS

    def points(self, options: PrintOptions, room: Box) -> float:
        """Return the size of the drawing's smallest text on paper, in points."""
        points = [self._tile(made, options).points(room) for made in self._chosen(options, room)]
        return min(points, default=letters.size("tiny") * 72 / UNIT_DPI)

    def is_better_arranged(self, options: PrintOptions, room: Box) -> bool:
        """Return whether a drawing that is unreadable on one page would be readable if it were arranged for
        one page.
        """
        one = replace(options, across=1, down=1)
        as_drawn, arranged = replace(one, arranged=False), replace(one, arranged=True)
        return self.points(as_drawn, room) < READABLE <= self.points(arranged, room)

    def _chosen(self, options: PrintOptions, room: Box) -> Sequence[Sheet]:
        """Return the pictures or, of the pictures arranged for a page, the first picture that is readable on
        it.
        """
        found = self.arranged() if options.arranged else ()
        if not found:
            return self.pictures
        return (max(found, key=lambda made: min(self._tile(made, options).points(room), READABLE)),)

    def _tile(self, made: Sheet, options: PrintOptions, row: int = 0, column: int = 0) -> PageTile:
        return PageTile(made, self.block, options, row, column, self.pictures[0].scene.drawing)

    def _tiles(self, made: Sheet, options: PrintOptions) -> Iterator[PrintedPage]:
        for row, column in product(range(options.down), range(options.across)):
            yield self._tile(made, options, row, column)

    def _tables(self, options: PrintOptions, room: Box) -> Iterator[PrintedPage]:
        """Yield pages for the links and control units that the drawing's other pages do not show."""
        for made in self._chosen(options, room) if options.legend or options.arranged else ():
            tile = self._tile(made, options)
            if options.arranged or ("isfc" in made.look.layers and not tile.has_table(room)):
                yield from link_pages(tile.drawing, made.scene.drawing, self.block.title, room)

    def _single(self, options: PrintOptions) -> Iterator[PrintedPage]:
        for title, made in self.sheets() if options.sheets else ():
            block = self.block.model_copy(update={"title": f"{self.block.title} – {title}"[:LONGEST]})
            yield PageTile(made, block, replace(options, across=1, down=1), 0, 0, made.scene.drawing)


def print_of(scene: CanvasScene, name: str, link: str, layers: frozenset[str]) -> Print:
    """Return the print contents of a picture, with these layers and the writers of a link.

    name: the file name; link: the link's id, or "" for none.
    """
    made = sheet_of(scene, "light", link, layers)
    block = block_of(scene.drawing, name, date.today())
    return Print(
        (made,),
        partial(texts_of, scene.drawing),
        block,
        cache(partial(_sheets, scene, link, layers)),
        cache(partial(_arranged, scene, link, layers)),
    )


def _arranged(scene: CanvasScene, link: str, layers: frozenset[str]) -> list[Sheet]:
    """Return the drawing arranged to fit a page better, or nothing while devices show the writing side."""
    found = condensed(scene.drawing) if scene.whole is None and not link else []
    sheets = [sheet_of(made, "light", "", layers) for made in found]
    return [replace(sheet, look=replace(sheet.look, type=LARGE)) for sheet in sheets]


def _sheets(scene: CanvasScene, link: str, layers: frozenset[str]) -> list[tuple[str, Sheet]]:
    """Return the sheets of CECs and directors with their titles."""
    names = names_of_sheets(scene)
    made = (sheet_of(sheet_scene(scene, name), "light", link, layers) for name in names)
    return [(called(scene.drawing, name), sheet) for name, sheet in zip(names, made, strict=True)]


def block_of(drawing: Drawing, name: str, today: date) -> TitleBlock:
    """Return the drawing's title block; empty fields are filled with the file name, the number of edits
    and the date.
    """
    there = drawing.of(TitleBlock)
    block = there[0] if there else TitleBlock(id="title1")
    return block.model_copy(
        update={
            "title": block.title or name,
            "revision": block.revision or str(drawing.revision),
            "date": block.date or today.isoformat(),
        }
    )


def paint(painter: QPainter, page: PrintedPage, room: Box, number: int, count: int) -> None:
    """Paint a page with its number."""
    page.paint(painter, room, _tr("{0} of {1}").format(number, count))


@dataclass(frozen=True)
class PageTile:
    """The part of a drawing that is on one page. drawing: the complete drawing; the picture may omit
    parts.
    """

    made: Sheet
    block: TitleBlock
    options: PrintOptions
    row: int
    column: int
    drawing: Drawing

    def paint(self, painter: QPainter, room: Box, sheet: str) -> None:
        above = self._above(room)
        self._picture(painter, room)
        if self.options.across * self.options.down > 1:
            self._cuts(painter, above)
        if self.options.title_block:
            self._block(painter, room, self._scale(above), sheet)
        if self.options.legend:
            legends.paint(painter, self.made, self._strip(room))
        if self.has_table(room):
            top = room.bottom - self._foot(room) + GAP / 2
            tables.paint(painter, self._lines(room), room.left, top, FONT)

    def points(self, room: Box) -> float:
        """Return the size of the drawing's smallest text on pages with this room, in points."""
        size = round(letters.size("tiny") * self.made.look.type)
        return self._scale(self._above(room)) * size * 72 / UNIT_DPI

    def has_table(self, room: Box) -> bool:
        """Return whether the page contains the link table."""
        return bool(self._table(room))

    # -- the drawing

    def _above(self, room: Box) -> Box:
        """Return the part of the page that the drawing occupies."""
        return room._replace(bottom=room.bottom - self._foot(room))

    def _scale(self, above: Box) -> float:
        """Return the scale at which the drawing fills all its pages, up to a limit."""
        picture = self._around
        wide = self.options.across * above.width / max(picture.width, 1.0)
        most = LARGEST if self.options.across * self.options.down == 1 else LARGER
        return min(wide, self.options.down * above.height / max(picture.height, 1.0), most)

    @property
    def _around(self) -> Box:
        """The drawing with a margin, so that no outline lies on the edge of a page."""
        return self.made.picture.grown(MARGIN)

    def part(self, room: Box) -> Box:
        """Return the part of the drawing that is on this page."""
        above, box = self._above(room), self._around
        scale = self._scale(above)
        wide, high = above.width / scale, above.height / scale
        left = box.middle[0] + (self.column - self.options.across / 2) * wide
        return box_at(left, box.middle[1] + (self.row - self.options.down / 2) * high, wide, high)

    def _picture(self, painter: QPainter, room: Box) -> None:
        part, above = self.part(room), self._above(room)
        scale = self._scale(above)
        painter.save()
        painter.setClipRect(rect(above))
        painter.translate(above.left, above.top)
        painter.scale(scale, scale)
        painter.translate(-part.left, -part.top)
        named = targets.labels(self.drawing)
        look = replace(self.made.look, small=scale < SMALL, labels=named)
        draw(painter, self.made.scene, look, part)
        painter.restore()

    def _cuts(self, painter: QPainter, above: Box) -> None:
        """Draw the edges where another page continues."""
        painter.setPen(pen(self.made.look.colours.outline, 0.6))
        if self.column + 1 < self.options.across:
            painter.drawLine(QPointF(above.right, above.top), QPointF(above.right, above.bottom))
        if self.row + 1 < self.options.down:
            painter.drawLine(QPointF(above.left, above.bottom), QPointF(above.right, above.bottom))

    # -- content below it

    def _table(self, room: Box) -> float:
        """Return the height of the link table, which is 0 on pages with part of the drawing and on
        small pages.
        """
        whole = self.options.across * self.options.down == 1 and self.made.scene.whole is None
        if not self.options.legend or not whole or "isfc" not in self.made.look.layers:
            return 0.0
        lines = self._lines(room)
        high = len(lines) * tables.pitch(FONT) + GAP if lines else 0.0
        return high if high <= TABLE * room.height else 0.0

    def _lines(self, room: Box) -> list[tables.TableLine]:
        """Return the lines of the link tables."""
        found = link_table.tables(self.drawing, self.made.scene.drawing)
        return [line for each in found for line in tables.lines_of(each, room.width, FONT)]

    def _foot(self, room: Box) -> float:
        return self._legend_and_block(room) + self._table(room)

    def _legend_and_block(self, room: Box) -> float:
        high = FOOT if self.options.title_block else 0.0
        own = legends.high(self.made, self._strip(room).width) if self.options.legend else 0.0
        if not own:
            return high
        return max(high, own + GAP) if self._beside(room) else high + own + GAP

    def _beside(self, room: Box) -> bool:
        """Return whether the legend has room next to the title block."""
        return not self.options.title_block or room.width - WIDE - GAP >= NARROW

    def _block(self, painter: QPainter, room: Box, scale: float, sheet: str) -> None:
        if self.options.across * self.options.down > 1:
            where = _tr("{0}, row {1}, column {2}")
            sheet = where.format(sheet, self.row + 1, self.column + 1)
        wide, high = min(WIDE, room.width), papers.BLOCK[1]
        place = box_at(room.right - wide, room.bottom - high, wide, high)
        more = ((_tr("Scale"), numeral(scale, ".0%")), (_tr("Sheet"), sheet))
        papers.title_block(painter, place, self.block, self.made.look, more)

    def _strip(self, room: Box) -> Box:
        """Return the room for the legend."""
        if self._beside(room):
            beside = WIDE + GAP if self.options.title_block else 0.0
            return room._replace(right=room.right - beside)
        return room._replace(bottom=room.bottom - FOOT)
