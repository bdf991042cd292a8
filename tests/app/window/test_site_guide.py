"""The guide beside a scenario of a site: what holds, and what the system shows."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from app.window.guide_panel import GuidePanel
from engine.against.cautions import cautions, first_words
from engine.scenario.scenario import load_scenario
from tests.engine.site.samples import machine_of

TEXTS = {
    "user.direct": "USER LNX1 X 1G\nUSER LNX2 X 1G\n",
    "console.txt": "z/VM Version 7 Release 3.0, service level 2301 (64-bit)\nAVGPROC-042% 04\n",
}


def test_the_guide_of_a_site_says_what_holds_and_what_its_system_shows(qtbot: QtBot) -> None:
    panel, scenario = GuidePanel(), machine_of(TEXTS).scenario
    qtbot.addWidget(panel)
    panel.show_scenario(scenario)
    text = panel.toPlainText()
    first, state = text.index("The site runs z/VM 7.3"), text.index("Not validated against your system")
    assert first < state < text.index("2 guests on 4 processors")
    assert "Processors in use: 1.68 processors (console.txt, line 2)" in text
    assert "no guide" not in text


def test_what_does_not_hold_is_said_first_the_release_before_all() -> None:
    scenario = machine_of(TEXTS).scenario
    assert first_words(scenario).startswith(
        "The site runs z/VM 7.3, which is assumed to manage storage like 6.4"
    )
    assert first_words(scenario).endswith("Not validated against your system: its figures were not compared.")
    assert "expanded storage" not in cautions(scenario)  # 6.4, which is simulated, pages to none either
    older = scenario.model_copy(update={"lpar": scenario.lpar.model_copy(update={"release": "6.2"})})
    assert "z/VM 6.4 does not page to expanded storage" in cautions(older)
    assert "global aging list" in cautions(older)
    assert "Compare them first" in cautions(scenario)
    assert first_words(load_scenario("pause-suspend")) == cautions(load_scenario("pause-suspend")) == ""
