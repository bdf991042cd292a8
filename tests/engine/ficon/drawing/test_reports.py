"""Reports of drawings: what they list, and that they agree with what the drawing means."""

from __future__ import annotations

import csv
import io

import pytest

from engine.ficon.drawing.checking.live_checks import check
from engine.ficon.drawing.meaning.device_paths import device_paths, on_all
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.model.cabling import Channel, ChannelCard, Director
from engine.ficon.drawing.model.definitions import ControlUnit
from engine.ficon.drawing.model.names import called
from engine.ficon.drawing.reports import REPORTS, csv_text, html
from tests.engine.ficon.drawing.broken import broken, disks, good, set_
from tests.engine.ficon.drawing.faults import BASES, base

NAMES = sorted(BASES)


@pytest.mark.parametrize("name", NAMES)
def test_each_connection_is_in_a_row_with_both_control_units_and_each_half_is_half_a_row(name):
    drawing, known = base(name), resolve(base(name))
    report = REPORTS["ctc"](drawing)
    side = (len(report.heads) - 2) // 2
    whole = [row for row in report.rows if row.cells[side + 4]]
    assert len(whole) == len(known.stretches)
    assert len(report.rows) - len(whole) == len(known.halves)
    for run in known.stretches:
        numbers = {f"{drawing.get(end.unit, ControlUnit).number:04X}" for end in run.ends}
        rows = [row for row in whole if set(row.things) >= {end.device for end in run.ends}]
        assert any({row.cells[4], row.cells[side + 4]} == numbers for row in rows)


def test_a_row_says_link_cuadd_devices_and_unit_addresses():
    (row, *_) = REPORTS["ctc"](good()).rows
    assert row.cells[3:8] == ("0.3C", "4000", "01", "C1", "D000-D003")
    assert row.cells[-2:] == ("00-03", "open")


@pytest.mark.parametrize("name", ["disk", "tape", "good", "cascade", "study-3x3", "study-part-ii"])
def test_single_points_are_those_that_the_checks_find(name):
    drawing = base(name)
    report = REPORTS["single-points"](drawing)
    rows = {row.things[0]: row for row in report.rows}
    for unit, paths in device_paths(drawing).items():
        parts = [
            one
            for one in on_all(drawing, paths)
            if isinstance(drawing[one], (Channel, ChannelCard, Director))
        ]
        assert set(rows[unit].things[1:]) == set(parts)
        assert all(called(drawing, one) in " ".join(rows[unit].cells) for one in parts)
    shared = {frozenset(row.things[:2]): row.things[2:] for row in report.rows}
    parts = (Channel, ChannelCard, Director)
    for one in check(drawing):
        if one.check == "single-point" and isinstance(drawing[one.things[0]], parts):
            assert one.things[0] in shared[frozenset(one.things[1:])]


def test_a_power_domain_that_all_paths_draw_from_is_named():
    drawing = broken(
        disks, lambda draft: [draft.set(one.id, power="PDU 1") for one in draft.now.of(ChannelCard)]
    )
    for one in REPORTS["single-points"](drawing).rows:
        assert one.cells[5] == "PDU 1"
        assert one.cells[6] == "yes", "directors do not say theirs"
    other = broken(lambda: drawing, set_(drawing.of(ChannelCard)[0].id, power="PDU 2"))
    assert {row.cells[5] for row in REPORTS["single-points"](other).rows} == {"none"}


def test_a_null_access_list_loses_paths_at_reset_until_an_lpar_is_named():
    lost = broken(disks, lambda draft: _only_candidates(draft, draft.now.of(Channel)[0].id))
    (row,) = REPORTS["access"](lost).rows
    assert (row.cells[2], row.cells[4]) == ("", "yes")
    assert "1 of 2" in row.cells[5]
    (found,) = (one for one in check(lost) if one.check == "null-access")
    assert "over 1 of 2 paths" in found.text
    assert not [one for one in check(lost) if one.check == "reset-paths"], "that is the same problem"
    assert REPORTS["access"](disks()).rows == ()


def _only_candidates(draft, channel):
    holders = tuple(one.id for one in draft.now.sorted() if one.id.startswith("lpar"))
    draft.set(channel, access=(), candidates=holders)


@pytest.mark.parametrize("key", REPORTS)
def test_tables_are_safe_as_csv_and_html(key):
    drawing = broken(disks, lambda draft: draft.set("director1", name="<b>&=1"))
    report = REPORTS[key](drawing)
    lines = list(csv.reader(io.StringIO(csv_text(report), newline="")))
    assert tuple(lines[0]) == report.heads
    assert len(lines) == len(report.rows) + 1
    assert not [cell for line in lines for cell in line if cell.startswith(("=", "+", "-", "@"))]
    assert "<b>" not in html(report, "<b>", "2026-11-24")
