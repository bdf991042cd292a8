"""One parsed row of a table of connections: both ends, the number of devices, their unit address."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.ficon.drawing.connection_table.columns import MEANINGS, NEEDED
from engine.ficon.drawing.model.drawing import DrawingError
from engine.language import say

MAX_DEVICES = 256  # unit addresses of a control unit. Source: IBM, IOCP User's Guide, UNITADD
_CHPID = re.compile(r"(?:CSS)?([0-5])?[. ]?([0-9A-F]{2})", re.IGNORECASE)
_PORT = re.compile(r"([0-9A-F]{2})[. ]?([0-9A-F]{2})", re.IGNORECASE)
_DEVICES = re.compile(
    r"\(?([0-9A-F]{3,4})(?:\s*(?:-|–|\.\.)\s*([0-9A-F]{3,4})|\s*[,x×*]\s*([0-9]{1,3}))?\)?", re.IGNORECASE
)
_TITLES = {meaning.key: meaning.title for meaning in MEANINGS}


@dataclass(frozen=True)
class ConnectionEnd:
    """One side of a connection. css: None = not given; port: switch and port; device: the first number."""

    cec: str
    lpar: str
    chpid: int
    device: int
    css: int | None = None
    system: str = ""
    pchid: int | None = None
    port: tuple[int, int] | None = None
    unit: int | None = None
    cuadd: int | None = None


@dataclass(frozen=True)
class ConnectionRow:
    """A row. lines: its lines in the file; address: of the first device, None = not given."""

    lines: tuple[int, ...]
    ends: tuple[ConnectionEnd, ConnectionEnd]
    count: int = 1
    address: int | None = None

    def after(self, other: ConnectionRow) -> bool:
        """Return whether the devices of this row follow those of another row with the same ends."""
        ends = tuple(replace(end, device=end.device + other.count) for end in other.ends)
        address = None if other.address is None else other.address + other.count
        return (ends, address) == (self.ends, self.address)


def read_row(line: int, cells: Mapping[str, str]) -> ConnectionRow:
    """Parse the cells of a row by key. Raises DrawingError, which names the column."""
    missing = [key for key in NEEDED if not cells.get(key)]
    if missing:
        raise DrawingError(say("{0}: the cell is empty", ", ".join(map(title, missing))))
    ends = _end(cells, 1), _end(cells, 2)
    counts = {_devices(cells, side)[1] for side in (1, 2)}
    if len(counts) > 1:
        raise DrawingError(say("The ranges differ: {0} and {1}", cells["device1"], cells["device2"]))
    said = _decimal(cells, "count")
    count = counts.pop()
    if said is not None and count not in (1, said):
        raise DrawingError(say("{0} = {1}, but the range has {2}", title("count"), said, count))
    address = _hex(cells, "address", 2)
    return ConnectionRow((line,), ends, said or count, address)


def title(key: str) -> str:
    """Return the displayed name of a key, like "CHPID 1"."""
    side = key[-1] if key[-1].isdigit() else ""
    return f"{_TITLES[key.rstrip('12')]} {side}".strip()


def joined(rows: list[ConnectionRow]) -> list[ConnectionRow]:
    """Return the rows, with rows of consecutive devices joined into one range."""
    found: list[ConnectionRow] = []
    for row in rows:
        if found and row.after(found[-1]) and found[-1].count + row.count <= MAX_DEVICES:
            found[-1] = replace(
                found[-1], lines=found[-1].lines + row.lines, count=found[-1].count + row.count
            )
        else:
            found.append(row)
    return found


def single(row: ConnectionRow) -> list[ConnectionRow]:
    """Return the rows that were joined into this row."""
    share = row.count // len(row.lines)
    return [_share(row, line, nth * share, share) for nth, line in enumerate(row.lines)]


def _share(row: ConnectionRow, line: int, begin: int, count: int) -> ConnectionRow:
    connection_end, other = (replace(end, device=end.device + begin) for end in row.ends)
    address = None if row.address is None else row.address + begin
    return ConnectionRow((line,), (connection_end, other), count, address)


def _end(cells: Mapping[str, str], side: int) -> ConnectionEnd:
    css, chpid = _matched(_CHPID, cells, f"chpid{side}", say("2 hexadecimal digits, such as 3C or 0.3C"))
    port = cells.get(f"port{side}")
    found = _matched(_PORT, cells, f"port{side}", say("switch and port, such as 21C0")) if port else None
    return ConnectionEnd(
        cec=cells[f"cec{side}"].upper(),
        lpar=cells[f"lpar{side}"].upper(),
        chpid=int(chpid, 16),
        device=_devices(cells, side)[0],
        css=int(css) if css else None,
        system=cells.get(f"system{side}", "").upper(),
        pchid=_hex(cells, f"pchid{side}", 3),
        port=(int(found[0], 16), int(found[1], 16)) if found else None,
        unit=_hex(cells, f"unit{side}", 4),
        cuadd=_hex(cells, f"cuadd{side}", 2),
    )


def _devices(cells: Mapping[str, str], side: int) -> tuple[int, int]:
    """Return the first device number and the number of devices."""
    key = f"device{side}"
    first, last, count = _matched(_DEVICES, cells, key, say("a number like D000, or a range like D000-D003"))
    number = int(first, 16)
    many = int(count) if count else int(last, 16) - number + 1 if last else 1
    if not 1 <= many <= MAX_DEVICES or number + many > 0x10000:
        raise DrawingError(
            say('{0} = "{1}": expected 1 to {2} devices', title(key), cells[key][:20], MAX_DEVICES)
        )
    return number, many


def _matched(pattern: re.Pattern[str], cells: Mapping[str, str], key: str, wanted: str) -> tuple[str, ...]:
    found = pattern.fullmatch(cells[key])
    if found is None:
        raise DrawingError(say('{0} = "{1}": expected {2}', title(key), cells[key][:20], wanted))
    return found.groups(default="")


def _hex(cells: Mapping[str, str], key: str, digits: int) -> int | None:
    text = cells.get(key)
    if not text:
        return None
    if not re.fullmatch(rf"[0-9A-Fa-f]{{1,{digits}}}", text):
        raise DrawingError(
            say('{0} = "{1}": expected 1 to {2} hexadecimal digits', title(key), text[:20], digits)
        )
    return int(text, 16)


def _decimal(cells: Mapping[str, str], key: str) -> int | None:
    text = cells.get(key)
    if not text:
        return None
    if not re.fullmatch(r"[0-9]{1,3}", text) or not 1 <= int(text) <= MAX_DEVICES:
        raise DrawingError(say('{0} = "{1}": expected 1 to {2}', title(key), text[:20], MAX_DEVICES))
    return int(text)
