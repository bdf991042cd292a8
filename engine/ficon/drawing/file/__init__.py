"""Drawings in files: JSON with a version, one block per element, and the undo steps at the end.

All content is validated first, since files are untrusted. A refused file changes nothing.
"""

from __future__ import annotations

from engine.ficon.drawing.file.errors import FileError as FileError
from engine.ficon.drawing.file.models import VERSION as VERSION
from engine.ficon.drawing.file.models import schema as schema
from engine.ficon.drawing.file.reading import Opened as Opened
from engine.ficon.drawing.file.reading import read_text as read_text
from engine.ficon.drawing.file.saving import MAX_BYTES as MAX_BYTES
from engine.ficon.drawing.file.saving import SUFFIX as SUFFIX
from engine.ficon.drawing.file.saving import digest as digest
from engine.ficon.drawing.file.saving import file_digest as file_digest
from engine.ficon.drawing.file.saving import open_file as open_file
from engine.ficon.drawing.file.saving import read_bytes as read_bytes
from engine.ficon.drawing.file.saving import save as save
from engine.ficon.drawing.file.writing import text as text
