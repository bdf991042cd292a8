"""The journal: every step since the last save, one per line, so that a crash loses nothing."""

from __future__ import annotations

from engine.ficon.drawing.journal.reading import JournalContent as JournalContent
from engine.ficon.drawing.journal.reading import look as look
from engine.ficon.drawing.journal.reading import recover as recover
from engine.ficon.drawing.journal.reading import recoverable as recoverable
from engine.ficon.drawing.journal.writing import SUFFIX as SUFFIX
from engine.ficon.drawing.journal.writing import Journal as Journal
