"""A note on a file that was read, and what a written report says."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape
from pathlib import Path

import pytest

from app.files.reading_notes import notes_on_files
from engine.reading_notes import ReadingNote

NOTE = ReadingNote("a<b>.conf", "left out", "<img src=x> is no statement", "line 7")


@contextmanager
def one_note() -> Iterator[None]:
    """Let windows have read a file with one note."""
    notes_on_files.put(NOTE.file, [NOTE], reported=True)
    yield
    notes_on_files.put(NOTE.file, [])


def words(file: Path) -> str:
    """Return the text of a PDF or HTML file, with single spaces."""
    if file.suffix == ".pdf":
        if shutil.which("pdftotext") is None:
            pytest.skip("pdftotext (poppler-utils) is missing")
        asked = subprocess.run(["pdftotext", file, "-"], capture_output=True, text=True, check=True)
        return " ".join(asked.stdout.split())
    return " ".join(unescape(re.sub("<[^>]*>", " ", file.read_text("utf-8"))).split())
