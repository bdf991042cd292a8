"""The file of a case, which the lab opens like any scenario."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import tomli_w

from engine.atomic import atomic_write
from engine.faults.deal import DealtFault


def write_case(folder: Path, dealt: DealtFault) -> Path:
    """Write the machine of a case and return its file; a file that was changed since then stays.

    Raises OSError.
    """
    text = tomli_w.dumps(dealt.table())
    names = (f"case-{dealt.code}{f'-{number}' if number else ''}.toml" for number in count())
    files = (folder / name for name in names)
    file = next(file for file in files if not file.exists() or file.read_bytes() == text.encode())
    atomic_write(file, text, make_folder=True)
    return file
