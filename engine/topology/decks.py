"""A drawing and its IOCP decks: out of it, and into it."""

from engine.topology.deck_notes import noted as noted
from engine.topology.exporting import deck as deck
from engine.topology.exporting import decks as decks
from engine.topology.importing import Imported as Imported
from engine.topology.importing import drawing_of as drawing_of
from engine.topology.importing import import_into as import_into
from engine.topology.questions import MifQuestion as MifQuestion
from engine.topology.questions import PortQuestion as PortQuestion
