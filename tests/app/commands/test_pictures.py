"""lparlab run --png, as on a machine without a display."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from app.panels.charts import chart_kinds
from engine.scenario.scenario import load_scenario

SMALL = str(Path(__file__).parents[2] / "data" / "two-guests.toml")
COMMAND = "from app.command import main; main(prog_name='lparlab')"


def colours(image: QImage) -> int:
    """Return the number of colors on a grid of points of the picture."""
    return len({image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 3)})


@pytest.mark.slow
def test_each_chart_is_a_picture(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "png"
    environ = {
        name: value for name, value in os.environ.items() if name not in ("DISPLAY", "QT_QPA_PLATFORM")
    }
    command = [sys.executable, "-c", COMMAND, "run", SMALL, "--png", str(folder)]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=280)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    pictures = sorted(folder.iterdir())
    for path in pictures:
        image = QImage(str(path))
        assert (image.width(), image.height()) == (2400, 1120)
        assert colours(image) > 5
        assert f"written: {path}" in done.stdout
    names = {path.stem for path in pictures}
    scenario = load_scenario(Path(SMALL))
    for kind in (kind for kind in chart_kinds() if kind.fits(scenario)):
        assert kind.id in names or names >= {f"{kind.id}-first", f"{kind.id}-second", f"{kind.id}-third"}
