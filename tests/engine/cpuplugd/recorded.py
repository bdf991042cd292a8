"""The cases recorded from the real daemon."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

from engine.cpuplugd.daemon.cases import CasesModel, load_cases

_FILE = Path(__file__).with_name("vectors.json.gz")


@cache
def content() -> bytes:
    return gzip.decompress(_FILE.read_bytes())


@cache
def cases() -> CasesModel:
    return load_cases(content())


def raw() -> dict[str, Any]:
    """Return a fresh copy that a test may change."""
    found: dict[str, Any] = json.loads(content())
    return found
