"""The look: fonts and icons load, text and marks have the contrast they need, colours can be told apart."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations

import numpy as np
import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QFontInfo, QIcon
from PySide6.QtWidgets import QApplication

from app.look import theme
from engine.kernel.kinds import Doing, VcpuState

DORMANT = {VcpuState.OFF, VcpuState.DORMANT, VcpuState.STOPPED, VcpuState.SUSPENDED}
# Machado, Oliveira, Fernandes 2009: full protanopia, deuteranopia, tritanopia in linear RGB
DEFICIENT = (
    np.eye(3),
    np.array([[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]]),
    np.array([[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]]),
    np.array([[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]]),
)
TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])


@pytest.fixture(params=["light", "dark"])
def worn(request: pytest.FixtureRequest, qapp: QApplication) -> theme.Theme:
    theme.apply(qapp, request.param)
    return theme.current()


def linear(colour: QColor) -> np.ndarray:
    c = np.array([colour.redF(), colour.greenF(), colour.blueF()])
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of WCAG 2, 1 to 21."""
    dark, light = sorted(float(linear(c) @ TO_XYZ[1]) for c in (one, other))
    return (light + 0.05) / (dark + 0.05)


def lab(rgb: np.ndarray) -> np.ndarray:
    x = TO_XYZ @ np.clip(rgb, 0, 1) / np.array([0.9505, 1.0, 1.089])
    f = np.where(x > 0.008856, np.cbrt(x), 7.787 * x + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def least_difference(colours: list[QColor]) -> float:
    """The smallest CIE76 difference of two colours as seen with normal and with deficient sight."""
    return min(
        float(np.linalg.norm(lab(sight @ linear(a)) - lab(sight @ linear(b))))
        for sight in DEFICIENT
        for a, b in combinations(colours, 2)
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
    assert least_difference([worn.states[s] for s in VcpuState if s not in DORMANT]) > 18
    assert least_difference(list(worn.places.values())) > 18
    assert least_difference(list(worn.series)) > 18
    assert least_difference(list(worn.flows.values())) > 18
    assert least_difference(list(worn.linux.values())) > 18


QUIET = (Doing.IDLE, Doing.WAKING)
HOLDS = (Doing.POP, Doing.STACK, Doing.SET)  # of one family, as the next ones are
CP = (Doing.LEAVE, Doing.BEFORE, Doing.AFTER)


def test_what_a_processor_does_can_be_told_apart(worn: theme.Theme) -> None:
    colours = {doing: worn.work[doing.name.lower()] for doing in Doing if doing not in QUIET}
    for one, other in combinations(colours, 2):
        family = any(one in group and other in group for group in (HOLDS, CP))
        assert least_difference([colours[one], colours[other]]) > (10 if family else 18), (one, other)
    assert all(contrast(colour, worn.panel) >= 3.0 for colour in colours.values())
    assert all(contrast(worn.work[doing.name.lower()], worn.panel) < 1.7 for doing in QUIET)
    assert set(worn.work) == {*(doing.name.lower() for doing in Doing), "cp"}


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


@pytest.mark.parametrize("file", sorted((theme.ASSETS / "icons").rglob("*.svg")), ids=lambda f: f.stem)
def test_every_icon_draws_something(file: object, worn: theme.Theme) -> None:
    image = theme.icon(file.stem).pixmap(QSize(24, 24)).toImage()  # type: ignore[attr-defined]
    inked = sum(image.pixelColor(x, y).alpha() > 100 for x in range(24) for y in range(24))
    assert 20 < inked < 570


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
