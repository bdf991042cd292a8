"""What a wire from a thing may end at: asked once for each thing that the pointer or the keys come to."""

from __future__ import annotations

from collections.abc import Iterable

from app.topology.canvas.shapes.scene import Scene
from engine.ficon.drawing.changes import join


class Wire:
    """source: id of the thing it begins at."""

    def __init__(self, scene: Scene, source: str) -> None:
        self.scene, self.source = scene, source
        self.partners = join.partners(scene.drawing, source) & scene.shapes.keys()
        self._reasons: dict[str, str] = {}

    def target(self, names: Iterable[str]) -> str:
        """The first of these things, from the inside out, that is of a kind to be joined; else the first."""
        tried = [name for name in names if name != self.source]
        fitting = [name for name in tried if name in self.partners]
        return next((name for name in fitting if not self.reason(name)), next(iter(fitting or tried), ""))

    def reason(self, name: str) -> str:
        """Why a thing cannot be joined; "" = it can."""
        if name not in self._reasons:
            self._reasons[name] = join.refusal(self.scene.drawing, self.source, name)
        return self._reasons[name]

    def fitting(self) -> list[str]:
        """Things that can be joined, the nearest first."""
        x, y = self.scene.shapes[self.source].core.middle
        middles = {name: self.scene.shapes[name].core.middle for name in self.partners}
        near = sorted(middles, key=lambda n: (abs(middles[n][0] - x) + abs(middles[n][1] - y), n))
        return [name for name in near if not self.reason(name)]
