"""Events that belong to no single system: channels, connections, relocations."""

from __future__ import annotations

from engine.kernel import kernel


@kernel
def on_complex(tables, blocks, kind, leaf):
    """An event of a channel, a connection or a relocation."""


@kernel
def relocate_step(tables, blocks, row):
    """A step of the timeline asks for a relocation."""
