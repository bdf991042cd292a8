"""Drawings in files: JSON with a version, a thing a block, and the steps of undo at the end.

Everything that is read is checked first: anybody may have written it. A file that is refused changes nothing.
"""

from __future__ import annotations

from engine.topology.file.errors import FileError as FileError
from engine.topology.file.models import VERSION as VERSION
from engine.topology.file.models import schema as schema
from engine.topology.file.reading import Opened as Opened
from engine.topology.file.reading import read_text as read_text
from engine.topology.file.saving import LARGEST as LARGEST
from engine.topology.file.saving import SUFFIX as SUFFIX
from engine.topology.file.saving import digest as digest
from engine.topology.file.saving import file_digest as file_digest
from engine.topology.file.saving import open_file as open_file
from engine.topology.file.saving import read_bytes as read_bytes
from engine.topology.file.saving import save as save
from engine.topology.file.saving import write_text as write_text
from engine.topology.file.writing import text as text
