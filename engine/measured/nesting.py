"""How deep JSON is nested, from its text alone: the parser's time grows with the square of the depth."""

from __future__ import annotations

DEEPEST = 500  # a monitor needs less than 20


class BracketDepth:
    """Counts the open brackets of a document that comes in parts; those in strings do not count."""

    def __init__(self) -> None:
        self._depth = 0
        self._begun = b""  # a string, or an escape in it, that goes on in the next part

    def after(self, part: bytes) -> int:
        """Return the depth at the end of the next part."""
        text = (self._begun + part).replace(b"\\\\", b"").replace(b'\\"', b"")
        between = text.split(b'"')
        outside = b"".join(between[::2])
        self._begun = b"" if len(between) % 2 else b'"' + b"\\" * text.endswith(b"\\")
        self._depth += sum(map(outside.count, (b"[", b"{"))) - sum(map(outside.count, (b"]", b"}")))
        return self._depth
