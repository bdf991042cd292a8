"""Colors in a picture, read all at once: a call a pixel takes longer than painting it."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage


def rgb(image: QImage) -> npt.NDArray[np.uint32]:
    """Pixels as numbers 0xRRGGBB, by row and column; what shines through counts as if it did not."""
    plain = image.convertToFormat(QImage.Format.Format_ARGB32)
    lines = np.frombuffer(plain.constBits(), np.uint32).reshape(plain.height(), -1)
    return lines[:, : plain.width()] & np.uint32(0xFFFFFF)


def names(image: QImage, area: QRect | None = None, step: int = 1) -> set[str]:
    """The colors in the part of an area that lies in the picture, as QColor.name() writes them.

    Of every `step`th pixel in both directions. The right and the lower edge do not belong to an area.
    """
    box = (area or image.rect().adjusted(0, 0, 1, 1)).intersected(image.rect().adjusted(0, 0, 1, 1))
    found = rgb(image)[box.top() : box.bottom() : step, box.left() : box.right() : step]
    return {f"#{colour:06x}" for colour in np.unique(found)}
