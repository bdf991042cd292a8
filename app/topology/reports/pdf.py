"""An HTML page as PDF, in landscape format."""

from __future__ import annotations

from PySide6.QtGui import QPageLayout

from app.files.picture import printed
from app.look import theme
from app.look.literal import HtmlPage

POINTS = 6  # of the text: a row of a CTC report has 18 cells


def pdf(page: str, title: str) -> bytes:
    """Return a page as PDF, A4 landscape."""
    document = HtmlPage()
    document.setDefaultFont(theme.paper_font(POINTS))
    document.setHtml(page)
    return printed(document, title, QPageLayout.Orientation.Landscape)
