"""Picture files of a drawing: SVG and PDF as vector graphics, PNG at any size. Works without a window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QSize, QSizeF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from app.files.svg import svg_file
from app.look import theme
from app.topology.canvas.pictures.sheet import Sheet, sheet
from app.topology.shapes.box import Box
from engine.atomic import atomic_write
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.language import say

KINDS = ("svg", "pdf", "png")
PAGES = ("A4", "A3", "A2", "A1", "A0", "Letter", "Legal", "Tabloid")
MAX_EDGE, MAX_PIXELS = 20_000, 120_000_000  # pixels of an edge of a PNG, and of all of it
PDF_DPI, UNIT_DPI = 1200, 96  # of the file; a unit of the picture is 1/96 inch if no page is named
LONGEST_PAGE = 13_000.0  # units: PDF pages end at 200 inches = 14,400 points


def write_picture(
    drawing: Drawing,
    path: Path,
    kind: str = "",
    *,
    look: str = "light",
    scale: float = 2.0,
    size: tuple[int, int] | None = None,
    page: str = "",
    landscape: bool | None = None,
    link: str = "",
) -> Path:
    """Write a picture completely or not at all.

    kind: one of KINDS, or "" to use the suffix. scale: pixels per unit of a PNG; size: its size in pixels
    instead. page: one of PAGES, for PDF, or "" for a page as large as the picture; landscape None: whichever
    fits better. link: id of the link whose writers are painted, or "" for the only link. Raises ValueError,
    OSError.
    """
    chosen = kind or path.suffix.lower().removeprefix(".")
    content = picture(drawing, chosen, look, scale, size, page, landscape, link)
    atomic_write(path, content)
    return path


def picture(
    drawing: Drawing,
    kind: str,
    look: str = "light",
    scale: float = 2.0,
    size: tuple[int, int] | None = None,
    page: str = "",
    landscape: bool | None = None,
    link: str = "",
) -> bytes:
    """Return the content of the file. Raises ValueError for impossible sizes."""
    if kind not in KINDS:
        raise ValueError(say('kind = "{0}": expected one of {1}', kind[:20], ", ".join(KINDS)))
    if look not in theme.THEMES:
        raise ValueError(say('look = "{0}": expected one of {1}', look[:20], ", ".join(theme.THEMES)))
    if page and page not in PAGES:
        raise ValueError(say('page = "{0}": expected one of {1}', page[:20], ", ".join(PAGES)))
    theme.load_fonts()
    links = drawing.of(IsfcLink)
    made = sheet(drawing, look, link or (links[0].id if len(links) == 1 else ""))
    if kind == "svg":
        return svg(made)
    return _pdf(made, page, landscape) if kind == "pdf" else _png(made, scale, size)


def svg(made: Sheet) -> bytes:
    """Return a sheet as an SVG file."""
    wide, high = (round(part) for part in made.size)
    return svg_file(QSize(wide, high), UNIT_DPI, lambda painter: made.paint(painter, Box(0, 0, wide, high)))


def _pdf(made: Sheet, page: str, landscape: bool | None) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(PDF_DPI)
    writer.setCreator("LPAR Lab")
    writer.setTitle(made.block.title if made.block else "")
    wide, high = made.size
    lying = wide > high if landscape is None else landscape
    writer.setPageSize(_page_size(page, wide, high))
    if page:
        kind = QPageLayout.Orientation.Landscape if lying else QPageLayout.Orientation.Portrait
        writer.setPageOrientation(kind)
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    with QPainter(writer) as painter:
        _fitted(painter, made, writer.width(), writer.height())
    return bytes(buffer.data().data())


def _page_size(page: str, wide: float, high: float) -> QPageSize:
    if page:
        return QPageSize(getattr(QPageSize.PageSizeId, page))
    points = 72.0 / UNIT_DPI * min(1.0, LONGEST_PAGE / max(wide, high))
    size = QSizeF(wide * points, high * points)
    return QPageSize(size, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.ExactMatch)


def _png(made: Sheet, scale: float, size: tuple[int, int] | None) -> bytes:
    width, height = size or (round(made.size[0] * scale), round(made.size[1] * scale))
    if not (0 < width <= MAX_EDGE and 0 < height <= MAX_EDGE) or width * height > MAX_PIXELS:
        text = say(
            "size = {0} x {1} pixels: expected up to {2:,} per side and {3:,} in total",
            width,
            height,
            MAX_EDGE,
            MAX_PIXELS,
        )
        raise ValueError(say("{0}; choose a smaller scale, or SVG", text))
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(made.look.colours.box)
    with QPainter(image) as painter:
        _fitted(painter, made, width, height)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]
        raise OSError(say("cannot create the PNG; choose a smaller size"))
    return bytes(data.data())


def _fitted(painter: QPainter, made: Sheet, width: float, height: float) -> None:
    """Paint the whole sheet on a device of this size; the remaining room becomes margins."""
    scale = min(width / made.size[0], height / made.size[1])
    painter.scale(scale, scale)
    made.paint(painter, Box(0, 0, width / scale, height / scale))
