"""The benchmark of the canvas, for a few frames."""

from __future__ import annotations

from bench.topology.canvas import SCENES, measure
from tests.systems import needs_posix


@needs_posix("Windows counts processor time in ticks of 16 ms")
def test_each_scene_is_measured() -> None:
    found = measure(1, 500, frames=5)
    assert set(SCENES) < set(found)
    assert all(times["work"] > 0.0 for times in found.values())
    assert 400 <= found["things"]["work"] <= 600
