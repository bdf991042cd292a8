"""Picture: a chart that goes into a report."""

from __future__ import annotations

import base64
import struct
from dataclasses import dataclass

from engine.language import say

_HEAD = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"


@dataclass(frozen=True)
class Picture:
    """A PNG with its title and caption; `width` in pixels on the page."""

    title: str
    caption: str
    png: bytes
    width: int = 630
    step: str = ""  # id of the step that it belongs to; "" = the whole lesson

    @property
    def height(self) -> int:
        """In pixels on the page; the picture keeps its shape. Raises ValueError for what is no PNG."""
        if not self.png.startswith(_HEAD) or len(self.png) < 24:
            raise ValueError(say('the picture "{0}" is not a PNG', self.title))
        across, down = struct.unpack(">II", self.png[16:24])
        return int(round(self.width * down / max(across, 1)))

    @property
    def source(self) -> str:
        """The picture itself as an address, so that the page needs no other file."""
        return f"data:image/png;base64,{base64.b64encode(self.png).decode('ascii')}"
