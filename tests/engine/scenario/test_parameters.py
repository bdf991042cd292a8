from __future__ import annotations

import re

import pytest
from pydantic import ValidationError

from engine.kernel.units import MS, PAGES_PER_MB, SECOND
from engine.scenario.model.parameters import Parameters, parameter_list
from engine.state.tables import PARAM

RENAMED = {
    "freeze_ns": "freeze_time",
    "ipl_ns": "ipl_time",
    "restore_ns": "restore_time",
    "lpar_ipl_ns": "lpar_ipl_time",
    "heartbeat_ns": "heartbeat",
    "detect_ns": "detection",
    "recovery_ns": "recovery",
    "syn_ns": "syn_timeout",
    "image_page_ns": "image_rate",
    "swap_page_ns": "swap_rate",
}
OF_THE_LPAR = {"mdc_min", "mdc_max"}
CALIBRATE = {"pause.f12.resume.5.2", "pause.f12.resume.ratio", "pause.f12.start", "pause.t4.active"}
LINKS = {f"relocation.io.{name}" for name in ("shared3x3.channel", "shared3x3.d002", "nonshared.channel")}


def test_every_parameter_of_the_machine_has_a_field() -> None:
    names = {RENAMED.get(name, name) for name in PARAM.names or () if name not in OF_THE_LPAR}
    assert names <= set(Parameters.model_fields)


def test_every_parameter_says_what_it_is_and_where_it_comes_from() -> None:
    studies = "hiperdispatch|paging|pause|relocation|ssi|timers"
    kinds = rf"(CP|Linux|published|assumed): \S|derived from \S|fitted from ({studies})\."
    for parameter in parameter_list():
        assert parameter.title
        assert parameter.unit
        assert re.match(kinds, parameter.source), parameter


def test_only_calibrate_facts_are_fitted() -> None:
    named = {
        fact for one in parameter_list() for fact in re.findall(r"pause\.[a-z]\d+\.[\w.]*\w", one.source)
    }
    assert named
    assert named <= CALIBRATE
    fitted = (re.match(r"fitted from (relocation\.[\w.]*\w)", one.source) for one in parameter_list())
    assert {found[1] for found in fitted if found} == LINKS


def test_a_message_is_what_a_start_moves() -> None:
    """342 MB/s with 450 starts a second, of pages with 8 bytes of address each."""
    assert Parameters().message_pages == round(342e6 / 450 / 4104)


def test_values_of_the_study() -> None:
    given = Parameters()
    assert (given.test_idle, given.long_term, given.image_max) == (300 * MS, 120 * SECOND, 500 * PAGES_PER_MB)
    assert (given.low, given.high) == (2000, 2400)


def test_derived_rates_follow_from_what_they_are_derived_from() -> None:
    """8 pages of 4 KB in 1.9 ms; the line of figure 12: so many seconds a GB, and the image of 500 MB."""
    given, page = Parameters(), 0.6
    assert given.swap_rate == pytest.approx(8 * 4096 / 1.9e-3 / 2**20, rel=0.01)
    per_gb = (30 - 30 / 1.5) / 2.6
    assert given.refault == pytest.approx(per_gb * given.swap_rate / 1024, rel=0.01)
    of_image = 30 - 5.2 * per_gb - page - (given.ipl_time + given.restore_time) / SECOND
    unswapped = 500 * given.refault / given.swap_rate  # the first 500 MB are in the image
    assert given.image_rate == pytest.approx(500 / (of_image + unswapped), rel=0.01)


def test_parameters_do_not_change_and_take_no_others() -> None:
    with pytest.raises(ValidationError):
        Parameters().low = 3
    with pytest.raises(ValidationError):
        Parameters.model_validate({"hihg": 3})


def test_defaults_pass_their_own_checks() -> None:
    texts = {
        "test_idle": "300ms",
        "minor_slice": "5ms",
        "cost_look": "300ns",
        "image_max": "500M",
        "low": 2000,
    }
    assert Parameters.model_validate(texts) == Parameters()
