"""The text beside a run."""

from __future__ import annotations

import re

import pytest
from pytestqt.qtbot import QtBot

from app.window.guide_panel import GuidePanel
from engine.kernel.units import SECOND
from engine.scenario.files.catalog import catalog
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from lessons.play.guide import guide

TIMERS = ["timers-420-600", "timers-430-600", "timers-430-600-patch"]


def test_every_shipped_scenario_has_its_guide(qtbot: QtBot) -> None:
    panel = GuidePanel()
    qtbot.addWidget(panel)
    for entry in catalog():
        assert guide(entry.id)
        panel.show_scenario(load_scenario(entry.id))
        text = panel.toPlainText()  # where its figures come from: a study, or a report where there is none
        assert "study" in text or "performance report" in text
        assert "**" not in panel.toPlainText()  # rendered, not raw


@pytest.mark.slow
@pytest.mark.parametrize("name", ["pause-one-was-suspend", "pause-suspend", *TIMERS])
def test_what_a_guide_says_to_type_is_understood(name: str) -> None:
    """Every CP command and every Linux command in the text, at a moment when the guest is up."""
    simulation = Simulation(load_scenario(name))
    simulation.run(30 * SECOND)
    text = re.sub(r"\s+", " ", guide(name))
    lines = [line for line in re.findall(r"`([^`]+)`", text) if not line.startswith("lparlab")]
    typed = [line for line in lines if " " in line or line.isupper()]
    assert len(typed) >= 4
    for line in typed:
        if line[0].isupper():
            reply = simulation.execute(line, "MAINT")
        elif line.startswith(("resume=",)):
            continue
        else:
            reply = simulation.shell("LNK00105", line)
        assert reply.number == 0, (line, reply.lines)


def test_another_scenario_shows_its_own_summary(qtbot: QtBot) -> None:
    scenario = load_scenario("tests/data/two-guests.toml", ["summary=Two guests and nothing else."])
    assert guide(scenario.id) is None
    panel = GuidePanel()
    qtbot.addWidget(panel)
    panel.show_scenario(scenario)
    assert scenario.title in panel.toPlainText()
    assert "Two guests and nothing else." in panel.toPlainText()


def test_links_of_a_text_lead_nowhere(qtbot: QtBot) -> None:
    panel = GuidePanel()
    qtbot.addWidget(panel)
    panel.show_scenario(load_scenario("tests/data/two-guests.toml", ["summary=[out](file:///etc/passwd)"]))
    assert not panel.openLinks()
    assert not panel.openExternalLinks()
