"""A scenario file that is edited: comments stay, what is inherited shows, and each change can be undone."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.units import PAGES_PER_GB
from engine.scenario.document import ScenarioDocument
from engine.scenario.files.error import Key
from engine.scenario.scenario import ScenarioError, load_scenario

PLACE = Path("mine.toml")
TEXT = """\
# My machine
extends = "id:pause-suspend"  # the study's
id = "mine"
title = "Mine"

[lpar]
xstor = "1G"  # half as much

# the last line
"""


def document(text: str = TEXT) -> ScenarioDocument:
    return ScenarioDocument(text, PLACE)


@pytest.mark.parametrize("coding", ["utf-8", "utf-8-sig", "utf-16"])
def test_the_mark_at_the_beginning_of_a_file_is_no_part_of_its_text(tmp_path: Path, coding: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TEXT, encoding=coding, newline="\r\n")
    assert ScenarioDocument.opened(file).text.replace("\r\n", "\n") == TEXT


def test_a_changed_value_leaves_comments_and_order_as_they_were() -> None:
    one = document()
    one.set(("lpar", "xstor"), "512M")
    assert one.text == TEXT.replace('"1G"', '"512M"')
    assert one.scenario().lpar.xstor == PAGES_PER_GB // 2


def test_own_and_inherited_values_are_told_apart_and_a_removed_one_is_inherited_again() -> None:
    one, shipped = document(), load_scenario("pause-suspend")
    assert one.is_own(("lpar", "xstor"))
    assert not one.is_own(("lpar", "processors"))
    assert one.value(("lpar", "processors")) == shipped.lpar.processors
    one.remove(("lpar", "xstor"))
    assert one.scenario().lpar.xstor == shipped.lpar.xstor


def test_an_item_of_an_inherited_list_is_changed_in_a_copy_of_the_list() -> None:
    one = document()
    steps = one.value(("timeline",))
    one.set(("timeline", 1, "at"), "7m")
    assert one.value(("timeline",)) == [
        step | ({"at": "7m"} if place == 1 else {}) for place, step in enumerate(steps)
    ]
    one.remove(("timeline", 0))
    assert len(one.value(("timeline",))) == len(steps) - 1
    one.set(("timeline", len(steps) - 1), {"at": "1h", "do": "load", "guests": ["dm"]})
    assert one.value(("timeline", len(steps) - 1, "at")) == "1h"


def test_a_value_beside_dotted_keys_stays_in_its_table() -> None:
    one = document(f'{TEXT}\n[kinds.mine]\nlike = "dm"\nactivities.load.wait = "1ms"\n\n[kinds.last]\n')
    one.set(("kinds", "mine", "activities", "idle", "burst"), "3ms")
    assert one.value(("kinds", "mine", "activities", "idle", "burst")) == "3ms"
    assert one.value(("kinds", "mine", "activities", "load", "wait")) == "1ms"
    assert one.is_own(("kinds", "mine", "activities", "idle", "burst"))


def test_differences_name_what_is_other_than_in_the_scenario_below() -> None:
    one = document()
    one.set(("guests", "dm", "share"), 300)
    found = {each.name: (each.before, each.after) for each in one.differences()}
    assert found == {"lpar.xstor": (one.base["lpar"]["xstor"], "1G"), "guests.dm.share": (100, 300)}


def test_a_wrong_value_is_kept_in_the_text_and_named_by_the_check() -> None:
    one = document()
    one.set(("lpar", "processors"), 0)
    with pytest.raises(ScenarioError, match="lpar.processors = 0: expected a whole number from 1 to 64"):
        one.scenario()
    assert one.undo()
    assert one.scenario().id == "mine"


@pytest.mark.parametrize("text", ["a = [", 'extends = "id:nothing"', "x = " + "[" * 40 + "]" * 40])
def test_what_is_no_scenario_file_is_refused_and_nothing_changes(text: str) -> None:
    with pytest.raises(ScenarioError):
        document(text)
    one = document()
    with pytest.raises(ScenarioError):
        one.replace(text)
    assert one.text == TEXT
    assert not one.can_undo


def test_a_file_is_saved_whole_and_opened_again(tmp_path: Path) -> None:
    one = ScenarioDocument.changed("pause-suspend", "Mine", tmp_path / "mine.toml")
    one.set(("lpar", "xstor"), "3G")
    one.save()
    assert load_scenario(tmp_path / "mine.toml") == one.scenario()
    assert ScenarioDocument.opened(tmp_path / "mine.toml").text == one.text


KEYS: list[Key] = [
    ("lpar", "xstor"),
    ("lpar", "frames"),
    ("guests", "dm", "memory"),
    ("timeline", 0, "at"),
    ("seed",),
]
CHANGES = st.lists(
    st.tuples(st.sampled_from(KEYS), st.sampled_from(["1G", "20m", 3, None])), min_size=1, max_size=8
)


@given(CHANGES)
@settings(max_examples=25)
def test_undo_goes_back_through_all_texts_and_redo_forward(changes: list[tuple[Key, object]]) -> None:
    one, texts = document(), [TEXT]
    for key, value in changes:
        one.remove(key) if value is None else one.set(key, value)
        texts += [one.text] if one.text != texts[-1] else []
    for text in reversed(texts[:-1]):
        assert one.undo()
        assert one.text == text
    assert not one.undo()
    for text in texts[1:]:
        assert one.redo()
        assert one.text == text
    assert all(comment in one.text for comment in ("# My machine", "# the study's", "# the last line"))
