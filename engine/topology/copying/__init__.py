"""Copies of things: as text on the clipboard, pasted within a drawing and between drawings."""

from __future__ import annotations

from engine.topology.copying.gathering import copy as copy
from engine.topology.copying.pasting import duplicate as duplicate
from engine.topology.copying.pasting import paste as paste
