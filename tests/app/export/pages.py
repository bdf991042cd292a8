"""A page as the script reads it: what is in its JSON, and its numbers."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from app.export.page.runs import PageContent, write_page

DATA = re.compile(rb'<script type="application/json" id="data">(.*?)</script>', re.DOTALL)


def written(content: PageContent, file: Path, span: tuple[int, int] | None = None) -> dict[str, Any]:
    """Write a page to a file, and return what it holds."""
    assert list(write_page(content, file, span))[-1] == 1.0
    return held(file.read_bytes())


def held(page: bytes) -> dict[str, Any]:
    """Return what a page holds."""
    (text,) = DATA.findall(page)
    content: dict[str, Any] = json.loads(text)
    return content


def numbers(packed: dict[str, str]) -> npt.NDArray[Any]:
    """Return numbers as the script unpacks them."""
    return np.frombuffer(b64decode(packed["data"]), f"<{packed['type']}")
