"""Layout of the whole picture: CECs side by side, directors below or between them, few crossings."""

from __future__ import annotations

from engine.ficon.drawing.layout.lay_out import lay_out as lay_out
from engine.ficon.drawing.layout.sizes import Sizes as Sizes
