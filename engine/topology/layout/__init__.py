"""The whole picture at once: CECs side by side, directors beneath or between them, few crossings."""

from __future__ import annotations

from engine.topology.layout.lay_out import lay_out as lay_out
from engine.topology.layout.sizes import Sizes as Sizes
