"""The storage strip: free frames below and above 2 GB."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from app import moment
from app.storage_panel import StoragePanel
from app.widgets.elided import ElidedLabel
from engine.recorder import Recording
from engine.scenario import load_scenario
from engine.units import MINUTE
from tests.app.fake_simulation import FakeSimulation


def recording() -> Recording:
    machine = FakeSimulation(load_scenario("pause-stop"), None, {})
    machine.run(MINUTE)
    return machine.recording()


def shown(qtbot: QtBot, run: Recording) -> StoragePanel:
    panel = StoragePanel()
    qtbot.addWidget(panel)
    panel.show_moment(moment.at(run, None))
    return panel


def test_free_frames_below_and_above_2_gb(qtbot: QtBot) -> None:
    run = recording()
    free, low = (int(run.system[name][-1]) for name in ("available", "available_low"))
    panel = shown(qtbot, run)
    assert panel.value("available") == f"{low:,} / {free - low:,}"
    assert "below / above 2 GB" in panel.accessibleDescription()


def test_many_frames_are_said_in_short(qtbot: QtBot) -> None:
    run = recording()
    system = run.system.copy()
    system["available"], system["available_low"] = 2_437_406, 99_218
    assert shown(qtbot, replace(run, system=system)).value("available") == "99,218 / 2.3M"


def test_a_small_machine_has_one_number(qtbot: QtBot) -> None:
    run = recording()
    lpar = run.scenario.lpar.model_copy(update={"frames": 400_000})
    small = replace(run, scenario=run.scenario.model_copy(update={"lpar": lpar}))
    panel = shown(qtbot, small)
    assert panel.value("available") == f"{int(np.asarray(run.system['available'])[-1]):,}"


@pytest.mark.parametrize("width", [820, 480, 360])
def test_values_that_do_not_fit_go_as_a_whole(qtbot: QtBot, width: int) -> None:
    panel = shown(qtbot, recording())
    panel.resize(width, panel.sizeHint().height())
    panel.show()
    values = [label for label in panel.findChildren(ElidedLabel) if label.objectName() != "caption"]

    def visible() -> list[ElidedLabel]:
        return [label for label in values if label.isVisible()]

    qtbot.waitUntil(lambda: not any(label.is_cut() for label in visible()))
    assert (len(visible()) == len(values)) == (width == 820)
