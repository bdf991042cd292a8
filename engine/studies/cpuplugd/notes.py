"""The suspected causes of what is known to miss, or may: shown beside a fact only when it does."""

from __future__ import annotations

import re

from engine.studies.ledger import Fact

_CAUSES: tuple[tuple[str, str], ...] = ()


def note(fact: Fact) -> str:
    """Why a fact may miss, as far as that is known."""
    return next((cause for pattern, cause in _CAUSES if re.search(pattern, fact.id)), "")
