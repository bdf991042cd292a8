"""The text beside a run."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from app.guide_panel import GuidePanel
from engine.scenario import load_scenario
from lessons.guide import guide


def test_every_shipped_scenario_has_its_guide(qtbot: QtBot) -> None:
    panel = GuidePanel()
    qtbot.addWidget(panel)
    for name in ("pause-suspend", "pause-stop"):
        panel.show_scenario(load_scenario(name))
        assert "long-term dormant" in panel.toPlainText()
        assert "**" not in panel.toPlainText()  # rendered, not raw


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
