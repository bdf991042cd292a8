"""The speed scale: positions and ratios belong together, detents catch what is near."""

from __future__ import annotations

import pytest

from app.run import speed


@pytest.mark.parametrize("detent", speed.DETENTS)
def test_a_detent_survives_the_slider(detent: float) -> None:
    assert speed.ratio(speed.position(detent)) == detent


def test_the_slider_catches_a_detent_that_is_near() -> None:
    near = speed.position(60.0) + 4
    assert speed.ratio(near) == 60.0
    assert speed.ratio(speed.position(30.0)) == 30.0


def test_the_scale_ascends_over_its_whole_length() -> None:
    ratios = [speed.ratio(place) for place in range(speed.LAST + 1)]
    assert ratios == sorted(ratios)
    assert (ratios[0], ratios[-1]) == (0.01, speed.MAX)


def test_ratios_outside_the_scale_go_to_its_ends() -> None:
    assert speed.position(0.0) == 0
    assert speed.position(1e9) == speed.LAST


def test_the_next_detent() -> None:
    assert speed.next_detent(60.0, up=True) == 100.0
    assert speed.next_detent(75.0, up=False) == 60.0
    assert speed.next_detent(speed.MAX, up=True) == speed.MAX
    assert speed.next_detent(0.01, up=False) == 0.01


@pytest.mark.parametrize(
    ("value", "shown"), [(0.01, "0.01×"), (0.5, "0.5×"), (60, "60×"), (1000, "1,000×"), (speed.MAX, "max")]
)
def test_text(value: float, shown: str) -> None:
    assert speed.text(value) == shown
