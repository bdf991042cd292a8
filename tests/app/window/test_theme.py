"""The look: fonts and icons load, text and marks have the contrast they need, colors can be told apart."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from itertools import combinations, product
from string import Template

import pytest
from coloraide.everything import ColorAll as Color
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QFontInfo, QIcon
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.charts.processor_lanes import polarity
from app.look import theme
from app.look.style import style_sheet
from app.plot import look
from engine.kernel.kinds import Doing, VcpuState

DORMANT = {VcpuState.OFF, VcpuState.DORMANT, VcpuState.STOPPED, VcpuState.SUSPENDED}
FAR = 10  # CIEDE2000: no two colors are taken for one
DEFICIENT = ("protan", "deutan", "tritan")


@pytest.fixture(params=theme.THEMES)
def worn(request: pytest.FixtureRequest, qapp: QApplication) -> theme.Theme:
    theme.apply(qapp, request.param)
    return theme.current()


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of WCAG 2, 1 to 21."""
    return Color(one.name()).contrast(Color(other.name()), method="wcag21")


@cache
def seen(name: str) -> tuple[Color, ...]:
    """A color as it is seen with normal sight and without one kind of cones (Machado and others 2009)."""
    colour = Color(name)
    return colour, *(colour.filter(sight, method="machado") for sight in DEFICIENT)


def least_difference(colours: list[QColor]) -> float:
    """The smallest CIEDE2000 difference of two colors as seen with normal and with deficient sight."""
    return min(
        a.delta_e(b, method="2000")
        for one, other in combinations(colours, 2)
        for a, b in zip(seen(one.name()), seen(other.name()), strict=True)
    )


def test_contrast_of_black_on_white_is_21() -> None:
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21.0)


def test_text_can_be_read(worn: theme.Theme) -> None:
    grounds = (worn.window, worn.panel, worn.raised, worn.hover, worn.phase, worn.phase_other, worn.box)
    for ground in grounds:
        for ink in (worn.text, worn.muted, worn.label):
            assert contrast(ink, ground) >= 4.5, (ink.name(), ground.name())
    for ink in (worn.link, worn.warning, worn.error):
        assert contrast(ink, worn.panel) >= 4.5, ink.name()
    assert contrast(worn.on_accent, worn.accent) >= 4.5


def test_high_contrast_is_that_of_aaa() -> None:
    worn = theme.THEMES["contrast"]
    inks = (worn.text, worn.muted, worn.label, worn.link, worn.warning, worn.error, worn.outline)
    for ground in (worn.window, worn.panel, worn.raised, worn.hover, worn.phase, worn.box):
        for ink in inks:
            assert contrast(ink, ground) >= 7.0, (ink.name(), ground.name())
    assert contrast(worn.on_accent, worn.accent) >= 7.0


def test_marks_can_be_seen(worn: theme.Theme) -> None:
    states = [worn.states[s] for s in VcpuState if s not in DORMANT]
    marks = [*states, *worn.places.values(), *worn.series, *worn.flows.values(), *worn.linux.values()]
    for mark in [*marks, worn.focus, worn.cursor, worn.capacity]:
        assert contrast(mark, worn.panel) >= 3.0, mark.name()
    assert contrast(worn.hatch, worn.states[VcpuState.STOPPED]) >= 3.0


def test_the_dormant_states_keep_quiet(worn: theme.Theme) -> None:
    for state in DORMANT:
        assert contrast(worn.states[state], worn.panel) < 1.3


def test_colours_differ_for_every_kind_of_sight(worn: theme.Theme) -> None:
    assert least_difference([worn.states[s] for s in VcpuState if s not in DORMANT]) > FAR
    assert least_difference(list(worn.places.values())) > FAR
    assert least_difference(list(worn.series)) > FAR
    assert least_difference(list(worn.flows.values())) > FAR
    assert least_difference(list(worn.linux.values())) > FAR
    assert least_difference([worn.warning, worn.error]) > FAR


def test_areas_of_curves_differ_where_the_ground_shines_through(worn: theme.Theme) -> None:
    areas = [look.area(number) for number in range(len(worn.series))]
    assert least_difference([over(area, worn.panel) for area in areas]) > FAR


def over(colour: QColor, ground: QColor) -> QColor:
    """A translucent color as it looks on a ground."""
    mixed = Color(ground.name()).mix(Color(colour.name()), colour.alphaF(), space="srgb")
    return QColor(mixed.to_string(hex=True))


QUIET = (Doing.IDLE, Doing.WAKING, Doing.PARKED)


def test_what_a_processor_does_can_be_told_apart(worn: theme.Theme) -> None:
    colours = {doing: worn.work[doing.name.lower()] for doing in Doing if doing not in QUIET}
    for one, other in combinations(colours, 2):
        assert least_difference([colours[one], colours[other]]) > FAR, (one, other)
    assert all(contrast(colour, worn.panel) >= 3.0 for colour in colours.values())
    assert all(contrast(worn.work[doing.name.lower()], worn.panel) < 1.7 for doing in QUIET)
    assert set(worn.work) == {*(doing.name.lower() for doing in Doing), "cp"}


def test_polarities_differ_from_each_other_and_from_the_work_beside_them(worn: theme.Theme) -> None:
    bands = [polarity.colour(kind, worn) for kind in polarity.PLACES]
    assert least_difference(bands) > FAR
    for doing in ("emulation", "cp", "away", "idle", "parked"):
        assert all(least_difference([band, worn.work[doing]]) > FAR for band in bands), doing


def test_there_is_a_colour_for_each_state(worn: theme.Theme) -> None:
    assert len(worn.states) == len(VcpuState)


def test_the_names_of_the_states_are_those_of_the_machine() -> None:
    assert list(theme.STATE_NAMES) == [state.name.lower() for state in VcpuState]


def test_the_first_painting_waits_for_no_heavy_module() -> None:
    code = (
        "import sys, app.start, app.lab; print([m for m in ('numpy', 'numba', 'rich') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.stdout.strip() == "[]", done.stderr


def test_the_bundled_font_is_used(worn: theme.Theme, qapp: QApplication) -> None:
    assert QFontInfo(qapp.font()).family() == "Inter"
    assert len(theme.load_fonts()) == 4
    assert (theme.ASSETS / "fonts" / "OFL.txt").is_file()


def test_figures_have_equal_width(worn: theme.Theme) -> None:
    from PySide6.QtGui import QFontMetricsF

    metrics = QFontMetricsF(theme.font())
    assert metrics.horizontalAdvance("1111") == metrics.horizontalAdvance("0864")


@pytest.mark.usefixtures("worn")
def test_every_icon_draws_something() -> None:
    names = {file.stem for file in (theme.ASSETS / "icons").rglob("*.svg")}
    images = {name: theme.icon(name).pixmap(QSize(24, 24)).toImage() for name in names}
    pixels = list(product(range(24), repeat=2))
    inked = {name: sum(one.pixelColor(*at).alpha() > 100 for at in pixels) for name, one in images.items()}
    assert len(inked) > 50
    assert {name: count for name, count in inked.items() if not 20 < count < 570} == {}


def test_icons_follow_the_theme(qapp: QApplication) -> None:
    theme.apply(qapp, "light")
    light = theme.icon("pause").pixmap(QSize(24, 24)).toImage()
    theme.apply(qapp, "dark")
    assert theme.icon("pause").pixmap(QSize(24, 24)).toImage() != light


def test_an_icon_on_a_checked_button_has_the_colour_for_it(worn: theme.Theme) -> None:
    size, mode = QSize(24, 24), QIcon.Mode.Normal
    image = theme.icon("close").pixmap(size, mode, QIcon.State.On).toImage()
    assert image.pixelColor(12, 12) == worn.on_accent


def test_unknown_names_are_refused(qapp: QApplication) -> None:
    with pytest.raises(ValueError, match='no theme "sepia"; there are light and dark'):
        theme.apply(qapp, "sepia")
    with pytest.raises(KeyError, match='no icon "teapot"'):
        theme.icon("teapot")


def test_a_switch_is_announced(qapp: QApplication) -> None:
    heard: list[str] = []
    theme.notifier.changed.connect(heard.append)
    theme.apply(qapp, "light")
    theme.notifier.changed.disconnect(heard.append)
    assert heard == ["light"]


def test_another_theme_keeps_the_style(qapp: QApplication) -> None:
    """A new style takes as long as a new sheet: every widget would be dressed twice."""
    theme.apply(qapp, "dark")
    gone: list[bool] = []
    qapp.style().destroyed.connect(lambda: gone.append(True))
    theme.apply(qapp, "light")
    theme.apply(qapp, "dark")
    assert not gone
    qapp.setStyle("Fusion")
    assert gone


def test_every_theme_has_the_pictures_of_the_style_sheet(worn: theme.Theme) -> None:
    styles = theme.ASSETS / "styles"
    names = re.findall(r"\$styles/([^)]+)\)", (styles / "lab.qss").read_text("utf-8"))
    assert names
    for name in names:
        assert (styles / Template(name).substitute(scheme=worn.name)).is_file(), name


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_problems_short_of_room_cut_no_button(qtbot: QtBot, qapp: QApplication, percent: int) -> None:
    theme.resize_text(qapp, percent)
    theme.apply(qapp, "dark")
    body = QWidget()
    body.setObjectName("problemsBody")
    body.setStyleSheet(style_sheet(theme.current()))
    qtbot.addWidget(body)
    button = QPushButton("Fix all", body)
    QVBoxLayout(body).addWidget(button)
    body.resize(200, 1)
    body.show()
    high = button.height() - 2  # without its frame
    theme.resize_text(qapp, 100)
    theme.apply(qapp, "dark")
    assert high >= (button.fontMetrics().ascent() + 1) * percent / 100


def test_the_list_of_a_box_shows_its_last_entry_whole(qtbot: QtBot, worn: theme.Theme) -> None:
    window, box = QWidget(), QComboBox()  # which is made before it is in its window
    qtbot.addWidget(window)
    box.addItems([f"entry {number}" for number in range(box.maxVisibleItems())])
    window.setStyleSheet(style_sheet(worn))
    box.setParent(window)
    window.show()
    box.showPopup()
    view, last = box.view(), box.model().index(box.count() - 1, 0)
    assert view.viewport().rect().contains(view.visualRect(last))
    box.hidePopup()
