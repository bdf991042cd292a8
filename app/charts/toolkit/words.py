"""Chart texts: their translation, and tables as sentences, either whole or only the changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication

from engine.language import filled

tr = partial(QCoreApplication.translate, "Charts")
Table = Sequence[Sequence[str]]
MOST = 4  # rows whose changes are announced: more cannot be remembered


def sentence(heads: Sequence[str], row: Sequence[str], silent: Sequence[str] = ()) -> str:
    """Return a row as "guest NAME: head value, …", without empty cells and `silent` columns."""
    pairs = list(zip(heads, row, strict=True))
    said = [f"{head} {cell}" for head, cell in pairs[1:] if cell and head.rpartition(": ")[2] not in silent]
    name = " ".join(pairs[0])
    return f"{name}: {', '.join(said)}" if said else name


def changes(before: Table, now: Table) -> str:
    """Return the changes in a table: for each row that differs, the first cell that differs."""
    if not before or not now or before[0] != now[0]:
        return ""
    known = dict(_named(before[1:]))
    found = [text for name, row in _named(now[1:]) if (text := _change(now[0], known.get(name), row))]
    more = len(found) - MOST
    rest = filled(tr("{0} {0:more has|more have} changed"), more)
    return f"{'; '.join([*found[:MOST], *([rest] if more > 0 else [])])}." if found else ""


def _named(rows: Table) -> Iterator[tuple[tuple[str, int], Sequence[str]]]:
    """Yield the rows with their names and an occurrence count, since a guest may have several rows."""
    seen: Counter[str] = Counter()
    for row in rows:
        seen[row[0]] += 1
        yield (row[0], seen[row[0]]), row


def _change(heads: Sequence[str], before: Sequence[str] | None, now: Sequence[str]) -> str:
    if before is None:
        return sentence(heads, now)
    for head, old, new in zip(heads, before, now, strict=True):
        if old != new:
            return tr("{0}: {1} {2}, was {3}").format(now[0], head, new or "–", old or "–")
    return ""
