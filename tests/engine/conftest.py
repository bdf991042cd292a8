"""Tests of the engine: all that it says is known to the translators."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Set
from functools import cache

import pytest

from engine import language
from tools import translations

CACHED = "engine-texts"


@pytest.fixture(autouse=True, scope="module")
def _every_text_is_known(request: pytest.FixtureRequest) -> Iterator[None]:
    """Stop at a text that `python -m tools.translations update` does not find.

    Tests of windows, which say texts of their users as well, may run between two files of the engine's.
    """
    known = _known(request.config)  # before the language changes: finding them says some

    def look_up(template: str) -> str:
        assert template in known, f"write it where `say` says it, or mark it with `later`: {template}"
        return template

    language.speak(look_up)
    yield
    language.speak(str)


@cache
def _known(config: pytest.Config) -> Set[str]:
    """Return what the engine says, from the cache of pytest while no source has changed: it takes seconds."""
    digest = hashlib.blake2b(digest_size=16)
    packages = (translations.ROOT / package for package in (*translations.SPEAK, "tools"))
    for file in sorted(file for package in packages for file in package.rglob("*.*")):
        if file.suffix in (".py", ".toml", ".csv"):
            digest.update(file.read_bytes())
    of_pytest = getattr(config, "cache", None)  # it may run without one: -p no:cacheprovider
    cached = of_pytest.get(CACHED, None) if of_pytest else None
    if not cached or cached[0] != digest.hexdigest():
        cached = [digest.hexdigest(), sorted(translations.engine_texts())]
        if of_pytest:
            of_pytest.set(CACHED, cached)
    return frozenset(cached[1])
