"""Colors and patterns of links: two links near each other differ, so that the eye can follow each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from app.topology.shapes.shape import Edge

NEAR = 40.0  # units between lines that must be distinguishable: more than from one lane to the next one
COLOURS, PATTERNS = 4, 4
TONES = COLOURS * PATTERNS
CHUNK = 256  # bends that are compared with all others at the same time


def look_of(tone: int) -> tuple[int, int]:
    """Return the color and pattern numbers of a tone; consecutive tones differ in both."""
    return tone % COLOURS, (tone + tone // COLOURS) % PATTERNS


def named(edge: Edge) -> str:
    """Return the id of a line's link, or the ends of a line that represents several links."""
    return edge.id or " ".join(edge.ends)


def tones(edges: Sequence[Edge]) -> dict[str, int]:
    """Return a tone for each link: the first tone that no nearby link has, or otherwise the least used
    tone.
    """
    links = [edge for edge in edges if edge.kind == "link"]
    names = list(dict.fromkeys(map(named, links)))
    near = _near(links, names)
    found: list[int] = []
    for number in range(len(names)):
        used = Counter(dict.fromkeys(range(TONES), 0))
        used.update(found[other] for other in range(number) if near[number, other])
        found.append(min(used, key=lambda tone: (used[tone], tone)))
    return dict(zip(names, found, strict=True))


def _near(links: Sequence[Edge], names: Sequence[str]) -> NDArray[np.bool_]:
    """Return, for each pair of links, whether they come near each other anywhere or share an LPAR."""
    number = {name: place for place, name in enumerate(names)}
    bends = [
        (number[named(edge)], edge.points[i : i + 4])
        for edge in links
        for i in range(0, len(edge.points) - 1, 3)
    ]
    whose, points = (
        np.array([owner for owner, _ in bends], dtype=np.intp),
        np.array([bend for _, bend in bends]),
    )
    found = np.eye(len(names), dtype=bool)
    if len(links):
        low, high = points.min(axis=1), points.max(axis=1) + NEAR
        for start in range(0, len(whose), CHUNK):
            part = slice(start, start + CHUNK)
            meets = (low[part, None] < high).all(axis=2) & (low < high[part, None]).all(axis=2)
            near, others = np.nonzero(meets)
            found[whose[part][near], whose[others]] = True
    lpars: dict[str, list[int]] = {}
    for edge in links:
        lpars.setdefault(edge.ends[0], []).append(number[named(edge)])
    for same in lpars.values():
        found[np.ix_(same, same)] = True
    return found
