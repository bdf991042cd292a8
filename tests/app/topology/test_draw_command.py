"""lparlab draw: the editor without the lab; the window is painted before the drawing is imported."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.ficon.drawing.file import save
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.templates import template

PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from app.topology.window import windows
from app.topology.window.main_window import TopologyWindow

def tell(self):
    names = ("numba", "numpy", "pydantic", "networkx", "engine.ficon.drawing.model.drawing")
    print("painted with", [name for name in names if name in sys.modules], flush=True)
    furnish(self)
    print("furnished with", len(self.editor.drawing), "numba" in sys.modules, flush=True)
    QTimer.singleShot(0, self.close)

furnish, TopologyWindow.populate = TopologyWindow.populate, tell
from app.command import main
main(sys.argv[1:])
"""


def run(tmp_path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(tmp_path)}
    environment |= {"XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-c", PROGRAM, *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)


@pytest.mark.slow
def test_the_window_is_painted_before_anything_is_imported(tmp_path: Path) -> None:
    ended = run(tmp_path, "draw")
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.splitlines() == ["painted with []", "furnished with 0 False"]


@pytest.mark.slow
def test_a_file_is_opened(tmp_path: Path) -> None:
    history = UndoHistory(Drawing())
    history.do(template("optimised").make(history.drawing))
    file = tmp_path / "link.topology.json"
    save(file, history)
    ended = run(tmp_path, "draw", str(file))
    assert ended.returncode == 0, ended.stderr
    assert f"furnished with {len(history.drawing)}" in ended.stdout
