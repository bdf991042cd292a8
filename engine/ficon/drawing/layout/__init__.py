"""The whole picture at once: CECs side by side, directors beneath or between them, few crossings."""

from __future__ import annotations

from engine.ficon.drawing.layout.lay_out import lay_out as lay_out
from engine.ficon.drawing.layout.sizes import Sizes as Sizes
