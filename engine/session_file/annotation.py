"""Annotation: a text, a frame or an arrow that the user has placed on a chart, tied to a time and a row."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

Kind = Literal["text", "frame", "arrow"]
TEXT, FRAME, ARROW = KINDS = get_args(Kind)
MAX_ANNOTATIONS = 500
MAX_TEXT = 200  # characters
MAX_NAME = 120  # characters of a row and of a chart
MAX_OFFSET = 4_000  # logical pixels
WHOLE = 1_000  # the height of a row


class Annotation(NamedTuple):
    """An annotation of a chart, shown with each run of one scenario.

    A text is at `start`, an arrow points there, and a frame reaches from `start` to `end`, ns.
    """

    kind: Kind
    scenario: str  # id
    chart: str  # id
    start: int  # ns
    end: int  # ns; `start` unless it is a frame
    row: str = ""  # userid of a guest, number of a device or processor, id of a pane; "" = the whole plot
    level: int = WHOLE // 2  # of a text, or of the tip of an arrow: from the top of the row, of WHOLE
    text: str = ""
    dx: int = 0  # from the tip of an arrow to the center of its text, logical pixels
    dy: int = 0
