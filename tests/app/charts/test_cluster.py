"""The chart of a cluster, with real runs: states, doubts, modes and links; mouse, keys and words."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.charts.cluster import lanes
from app.charts.cluster import mesh as cluster_mesh
from app.charts.cluster.chart import CHART as CLUSTER
from app.charts.cluster.chart import ClusterChart
from app.charts.cluster.mesh import MemberButton
from app.charts.cluster.now import links_now, members_now
from app.charts.cluster.states import OPEN, TOLD, Story, tracks
from app.charts.toolkit.comparing import Compare
from app.charts.toolkit.time_view import TimeView
from app.look import theme
from engine.kernel.units import SECOND
from engine.recording.recorder import SAMPLES, Recording
from engine.state.member import MemberState, Mode
from tests.app.charts.conftest import Show
from tests.app.charts.pixels import names
from tests.app.charts.runs import run
from tests.app.mouse import point_at

BOTH = pytest.mark.parametrize("scenario", ["ssi-transitions", "ssi-links"])
SECONDS = 135
CRASH = Path(__file__).parents[3] / "lessons" / "69_lost_links_and_lost_power" / "crash.toml"


def until(recording: Recording, row: int) -> Recording:
    """The run up to a sample, as it was recorded."""
    now, rows = int(recording.time[row]), slice(0, row + 1)
    parts = {name: getattr(recording, name)[rows] for name in SAMPLES}
    return replace(recording, now=now, log=recording.log[recording.log["time"] <= now], **parts)


@pytest.mark.slow
@BOTH
def test_lanes_say_what_every_sample_says(scenario: str) -> None:
    recording = run(scenario, SECONDS)
    seen = set()
    for member, track in enumerate(tracks(recording)):
        for row, time in enumerate(recording.time.tolist()):
            state = int(recording.members["state"][row, member])
            seen.add(MemberState(state))
            assert track.state_at(time).what == state, (member, time)
            mode = [one.what for one in track.modes if one.start <= time][-1]
            assert mode == recording.members["mode"][row, member], (member, time)
    wanted = {
        "ssi-transitions": {MemberState.LEAVING, MemberState.DOWN, MemberState.JOINING},
        "ssi-links": {MemberState.SUSPENDED},
    }
    assert seen == wanted[scenario] | {MemberState.JOINED}


@BOTH
def test_stretches_follow_each_other(scenario: str) -> None:
    recording = run(scenario, SECONDS)
    for track in tracks(recording):
        for some in (track.states, track.modes):
            assert some[0].start == 0
            assert some[-1].end == recording.time[-1]
            for one, after in zip(some, some[1:], strict=False):
                assert one.end == after.start
                assert one.what != after.what


@BOTH
def test_doubts_are_what_members_that_are_up_see_otherwise(scenario: str) -> None:
    recording, table = run(scenario, SECONDS), run(scenario, SECONDS).members
    for member, track in enumerate(tracks(recording)):
        for row, time in enumerate(recording.time.tolist()):
            others = [other for other in range(4) if other != member and table["up"][row, other]]
            wrong = {int(table["seen"][row, other, member]) for other in others}
            wrong -= {int(table["state"][row, member])}
            told = {one.what for one in track.doubts if one.start <= time < one.end}
            assert told <= wrong | {int(state) for state in MemberState if not wrong}
            inside = [one for one in track.doubts if one.start + SECOND < time < one.end - SECOND]
            assert bool(inside) <= bool(wrong), (member, time)


@BOTH
def test_nobody_ends_or_is_doubted_who_leaves_in_good_order(scenario: str) -> None:
    found = tracks(run(scenario, SECONDS))
    assert not any(track.ended or track.doubts for track in found)


def test_links_are_up_where_both_sides_can_write() -> None:
    recording = run("ssi-links", SECONDS)
    before, without = links_now(recording, 20 * SECOND), links_now(recording, 45 * SECOND)
    assert [link.members for link in before] == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    assert all(link.up and link.all == 4 for link in before)
    assert [link.up for link in without] == [0 not in link.members for link in without]
    assert "down, 0 of 4" in without[0].text


def test_a_member_at_a_moment() -> None:
    recording = run("ssi-transitions", SECONDS)
    at = 40 * SECOND
    first, second, *_ = members_now(recording, tracks(recording), at)
    assert (first.state, first.since, first.mode) == (MemberState.JOINED, 0, Mode.INFLUX)
    assert second.state_text.startswith("Down (shut down")
    assert second.since_text == "since 0:00:30"
    assert second.heartbeat is None
    assert second.mode_text == "–"
    beat = int(recording.members["pdr_at"][40, 0])
    assert first.heartbeat == at - beat < 6 * SECOND
    rate = np.diff(recording.system["tx"][[30, 40]])[0] / 10
    assert first.rate == pytest.approx(rate)


@pytest.fixture
def chart(show: Show) -> ClusterChart:
    made: ClusterChart = show(CLUSTER, run("ssi-transitions", SECONDS), 900, 320)
    return made


def place_of(chart: ClusterChart) -> cluster_mesh.Mesh:
    return chart.mesh(chart.place(QRectF(chart.rect()), 1.0))


def buttons(chart: ClusterChart) -> list[MemberButton]:
    return [one for one in chart.findChildren(MemberButton) if one.isVisible()]


def test_every_state_has_a_colour_and_a_second_code_of_its_own(chart: ClusterChart) -> None:
    worn = theme.current()
    keys = [lanes.state_key(state, worn) for state in MemberState]
    assert set(lanes.SHOWN) == set(MemberState)
    assert len({key.colour.name() for key in keys}) == len(keys) == 7
    styles = [key.hatch.style() for key in keys if key.hatch is not None]
    assert len(set(styles)) == len(styles) == 5  # Joined and Down are the brightest and the darkest
    assert len(set(lanes.CODES.values())) == 7
    assert {key.label for key in chart.make_legend()} >= {key.label for key in keys}


def test_lanes_are_painted_in_the_colours_of_their_states(chart: ClusterChart) -> None:
    image, plot = chart.grab().toImage(), chart.here()[0].plot.toRect()
    worn = theme.current()
    for state in (MemberState.JOINED, MemberState.LEAVING, MemberState.JOINING, MemberState.DOWN):
        assert lanes.colour(state, worn).name() in names(image, plot), state
    assert lanes.mode_colour(Mode.INFLUX, worn).name() in names(image, plot)


@pytest.mark.parametrize(("scenario", "count"), [("ssi-io-2", 2), ("ssi-io-3", 3), ("ssi-io-4", 4)])
def test_members_and_links_for_any_cluster(scenario: str, count: int, show: Show) -> None:
    chart = show(CLUSTER, run(scenario, 3), 900, 320)
    mesh = place_of(chart)
    assert len(mesh.cards) == len(chart.tracks()) == len(buttons(chart)) == count
    assert all(not one.intersects(other) for i, one in enumerate(mesh.cards) for other in mesh.cards[i + 1 :])
    links = chart.now()[1]
    assert len(links) == count * (count - 1) // 2
    assert all(link.up for link in links)
    assert [row[2] for row in chart.table()[1:]] == ["Joined"] * count


def test_one_system_says_that_it_is_no_member(show: Show) -> None:
    chart = show(CLUSTER, run("ssi-cpu-1", 3))
    assert "not in a cluster" in chart.describe()
    assert chart.table() == [chart.table()[0]]
    assert not buttons(chart)


@pytest.mark.parametrize(("width", "cards"), [(360, 0), (700, 4), (1400, 4)])
def test_where_there_is_no_room_lanes_alone_are_shown(width: int, cards: int, show: Show) -> None:
    chart = show(CLUSTER, run("ssi-transitions", SECONDS), width, 260)
    assert len(place_of(chart).cards) == cards
    assert len(buttons(chart)) == 4
    assert chart.here()[0].plot.width() > 150


def test_a_click_chooses_a_member_and_another_one_lets_it_go(chart: ClusterChart, qtbot: QtBot) -> None:
    told: list[str] = []
    chart.member_chosen.connect(told.append)
    third = place_of(chart).cards[2].center().toPoint()
    widget = chart.childAt(third)
    assert isinstance(widget, MemberButton)
    for _ in range(2):
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    assert told == ["SYSTEM03", ""]
    assert chart.chosen is None


def test_members_are_reached_by_keyboard_and_read_out(chart: ClusterChart, qtbot: QtBot) -> None:
    told: list[str] = []
    chart.member_chosen.connect(told.append)
    second = buttons(chart)[1]
    chart.activateWindow()
    second.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(second.hasFocus)
    QTest.keyClick(second, Qt.Key.Key_Space)
    assert told == ["SYSTEM02"]
    interface = QAccessible.queryAccessibleInterface(second)
    assert interface.text(QAccessible.Text.Name) == "SYSTEM02"
    spoken = interface.text(QAccessible.Text.Description)
    assert spoken.startswith("state ")
    assert "heartbeat in the PDR" in spoken
    assert min(second.width(), second.height()) >= 24


def test_the_cursor_chooses_the_moment(chart: ClusterChart, view: TimeView) -> None:
    view.set_cursor(40 * SECOND)
    rows = {row[0]: row for row in chart.table()[1:]}
    assert rows["SYSTEM02"][1:4] == ["2", "Down (shut down successfully)", "0:00:30"]
    assert "SYSTEM02: down, 0 of 4 connections" in rows["SYSTEM01"][-1]
    view.set_cursor(5 * SECOND)
    assert {row[2] for row in chart.table()[1:]} == {"Joined"}


def test_the_box_tells_all_of_the_member_under_the_pointer(chart: ClusterChart, view: TimeView) -> None:
    view.set_cursor(40 * SECOND)
    place, grid = chart.here()
    point_at(chart, chart.lanes(place)[1].box.center())
    title, lines = chart.readings(40 * SECOND, grid, place)
    assert title.startswith("SYSTEM02")
    assert lines[0].value.startswith("Down")
    assert [line.value for line in lines if line.label == "mode"] == []  # it has none
    assert [(line.label, line.value) for line in lines if line.label.startswith("link")] == [
        ("link to SYSTEM01, SYSTEM03, SYSTEM04", "down, 0 of 4 connections")
    ]
    point_at(chart, None)
    assert chart.readings(40 * SECOND, grid, place) == ("", [])  # the cards tell it
    chart.resize(360, 260)
    place, grid = chart.here()
    assert [line.label for line in chart.readings(40 * SECOND, grid, place)[1]] == [
        f"SYSTEM0{n}" for n in range(1, 5)
    ]


def test_a_longer_run_moves_lanes_and_members(show: Show) -> None:
    whole: Recording = run("ssi-transitions", SECONDS)
    chart = show(CLUSTER, run("ssi-transitions", 20), 900, 320)
    assert chart.now()[0][1].state == MemberState.LEAVING
    chart.set_recording(whole)
    assert chart.now()[0][1].state == MemberState.DOWN
    assert chart.tracks()[0].states[-1].end == OPEN


@pytest.mark.slow
def test_a_member_whose_cp_has_ended_is_not_shown_as_one_that_works(show: Show, view: TimeView) -> None:
    crashed = run(str(CRASH), 120)
    (ended,) = tracks(crashed)[2].ended
    assert 40 * SECOND <= ended.start <= 41 * SECOND
    assert ended.end == 120 * SECOND
    assert not any(track.ended for track in (tracks(crashed)[n] for n in (0, 1, 3)))
    for track in (tracks(crashed)[0], tracks(crashed)[3]):
        assert not track.doubts  # what SYSTEM03 thinks of them does not count any more
    chart = show(CLUSTER, crashed, 900, 320)
    third = chart.table()[3]
    assert third[:2] == ["SYSTEM03", "3"]
    assert third[2].endswith("but CP has ended")
    plot = chart.here()[0].plot.toRect()
    assert theme.current().error.name() in names(chart.grab().toImage(), plot)
    assert not any(link.up for link in chart.now()[1] if 2 in link.members)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["ssi-transitions", "ssi-links", str(CRASH)])
def test_a_story_that_goes_on_is_that_of_the_whole_run(scenario: str) -> None:
    story, recording = Story(), run(scenario, 120)
    for row in (10, 20, *range(38, 60), 119):
        assert story.of(until(recording, row)) == tracks(until(recording, row), OPEN), row


def test_a_story_is_told_anew_only_when_something_is_told() -> None:
    story, recording = Story(), run("ssi-transitions", 120)
    told = set(recording.log["time"][np.isin(recording.log["what"], TOLD)].tolist())
    for row in range(20, 60):
        before, version = until(recording, row), story.version
        first = story.version == 0
        story.of(before)
        fresh = any(before.time[-2] < at <= before.time[-1] for at in told)
        assert (story.version > version) == (fresh or first), row


def test_a_cp_that_ends_in_silence_is_told_too() -> None:
    story, before, after = Story(), *(until(run("ssi-transitions", SECONDS), row) for row in (5, 6))
    table = after.members.copy()
    table["up"][-1, 2] = 0
    assert not story.of(before)[2].ended
    assert story.of(replace(after, members=table))[2].ended[0].start == after.time[-1]


def test_a_longer_run_paints_only_what_goes_on(show: Show) -> None:
    recording = run("ssi-transitions", SECONDS)
    chart = show(CLUSTER, until(recording, 100), 900, 320)
    chart.grab()
    still, before = chart.painting.still, chart.grab().toImage()
    chart.set_recording(until(recording, 105))
    after = chart.grab().toImage()
    assert chart.painting.still is still
    assert after != before
    fresh = show(CLUSTER, until(recording, 105), 900, 320)
    assert fresh.grab().toImage() == after


@pytest.mark.parametrize("mode", list(Compare))
def test_what_is_kept_is_painted_as_what_is_made_at_once(mode: Compare, show: Show, view: TimeView) -> None:
    own, other = run("ssi-transitions", SECONDS), run("ssi-links", SECONDS)
    chart, fresh = (show(CLUSTER, until(own, row), 900, 320) for row in (60, 134))
    view.set_cursor(5 * SECOND)  # what stands on the cards does not change
    for row in (60, 90, 134):
        chart.set_compared(until(other, row), "the other", mode, "this")
        chart.set_recording(until(own, row))
        chart.grab()
    fresh.set_compared(until(other, 134), "the other", mode, "this")
    if (focused := QApplication.focusWidget()) is not None:
        focused.clearFocus()
    assert chart.grab().toImage() == fresh.grab().toImage()


def test_lanes_keep_room_for_doubts_only_where_there_are_some(show: Show) -> None:
    chart = show(CLUSTER, run("ssi-transitions", SECONDS), 900, 190)
    place = chart.here()[0]
    lane, worn = chart.lanes(place)[0], theme.current()
    image = chart.grab().toImage()
    below = image.pixelColor(round(lane.box.left() + 3), round(lane.box.bottom()) - 1)
    assert below.name() == lanes.colour(MemberState.JOINED, worn).name()
