"""Copies of elements: as text on the clipboard, pasted within a drawing and between drawings."""

from __future__ import annotations

from engine.ficon.drawing.copying.gathering import copy as copy
from engine.ficon.drawing.copying.pasting import duplicate as duplicate
from engine.ficon.drawing.copying.pasting import paste as paste
