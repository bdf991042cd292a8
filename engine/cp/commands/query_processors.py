"""QUERY PROCESSORS."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cp.call import Call
from engine.cp.command import command


@command("Query PROCessors", classes="ABCE")
def query_processors(call: Call) -> Iterator[str]:
    """List the processors of the LPAR; some of CP's work can be done by the master only."""
    for c in range(call.lpar.processors):
        yield f"PROCESSOR {c:02X} {'ALTERNATE' if c else 'MASTER'} CP"
