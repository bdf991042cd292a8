"""Names of machines in sentences, preceded by the word for their kind unless the name begins with this
word.
"""

from __future__ import annotations

from engine.language import later, say


def cec_named(name: str) -> str:
    """Return the name of a CEC, preceded by the word unless the name begins with it: "CEC A", "CECA"."""
    return _named(later("CEC {0}"), name)


def lpar_named(name: str) -> str:
    """Return the name of an LPAR, preceded by the word unless the name begins with it: "LPAR ZVMP1",
    "LPAR1".
    """
    return _named(later("LPAR {0}"), name)


def director_named(name: str) -> str:
    """Return the name of a director, preceded by the word unless the name begins with it: "director D1",
    "Director 1".
    """
    return _named(later("director {0}"), name)


def _named(template: str, name: str) -> str:
    word = template.partition(" ")[0]
    return name if name.casefold().startswith(word.casefold()) else say(template, name)
