"""Picture: a chart that goes into a report."""

from __future__ import annotations

import base64
from dataclasses import dataclass


@dataclass(frozen=True)
class Picture:
    """A PNG with what is to be read above and below it; `width` in pixels on the page."""

    title: str
    caption: str
    png: bytes
    width: int = 640
    step: str = ""  # id of the step that it belongs to; "" = the whole lesson

    @property
    def source(self) -> str:
        """The picture itself as an address, so that the page needs no other file."""
        return f"data:image/png;base64,{base64.b64encode(self.png).decode('ascii')}"
