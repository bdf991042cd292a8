"""Places in a scenario, as tuples and as people write them: timeline.3.at is the third step's."""

from __future__ import annotations

from typing import Any

Key = tuple[str | int, ...]  # items of lists count from 0 here, from 1 in texts


def key_text(key: Key) -> str:
    """A place as people write it."""
    return ".".join(str(part + 1) if isinstance(part, int) else part for part in key)


def text_key(text: str) -> Key:
    """The place that `key_text` wrote; a whole number is taken as an item of a list."""
    return tuple(int(part) - 1 if part.isdecimal() else part for part in text.split("."))


def value_at(table: dict[str, Any], key: Key) -> Any:
    """The value at a place, or None."""
    place: Any = table
    for part in key:
        if isinstance(place, dict) and part in place:
            place = place[part]
        elif isinstance(place, list) and isinstance(part, int) and 0 <= part < len(place):
            place = place[part]
        else:
            return None
    return place
