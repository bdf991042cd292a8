"""A drawing and its IOCP decks: out of it, and into it."""

from engine.ficon.drawing.decks.exporting import deck as deck
from engine.ficon.drawing.decks.exporting import decks as decks
from engine.ficon.drawing.decks.importing import Imported as Imported
from engine.ficon.drawing.decks.importing import drawing_of as drawing_of
from engine.ficon.drawing.decks.importing import import_into as import_into
from engine.ficon.drawing.decks.notes import noted as noted
from engine.ficon.drawing.decks.questions import MifQuestion as MifQuestion
from engine.ficon.drawing.decks.questions import PortQuestion as PortQuestion
