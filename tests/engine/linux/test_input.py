"""Errors of scenarios with impossible Linux guests, rules and users: they name the place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from engine.scenario.scenario import ScenarioError, load_scenario
from tests.engine.linux.machines import RULES, group, linux, load, machine

BASE = "cpuplugd-memory-2"
HEAD = f'extends = "id:{BASE}"\nid = "own"\ntitle = "Own"\n[guests.web1]\n'


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ("loads.combo1.users=0", "loads.combo1.users"),
        ("loads.combo1.users=10001", "loads.combo1.users"),
        ("loads.combo1.think=-1s", "loads.combo1.think"),
        ("loads.combo1.swing=nan", "loads.combo1.swing"),
        ("loads.combo1.way=[]", "loads.combo1.way"),
        ("loads.combo1.way.1.guests=combo9", "loads.combo1.way.1.guests"),
        ("loads.combo1.way.1.cpu=0s", "loads.combo1.way.1.cpu"),
        ("loads.combo1.way.9.cpu=1ms", "a number from 1 to 2"),
        ("kinds.udb.linux.heap=-1", "kinds.udb.linux.heap"),
        ("kinds.udb.linux.heap=6G", "guests.udb1.memory"),
        ("kinds.udb.linux.buffer_share=1.5", "kinds.udb.linux.buffer_share"),
        ("kinds.udb.linux.reads=inf", "kinds.udb.linux.reads"),
        ("kinds.udb.linux.haep=1M", "kinds.udb.linux.haep"),
        ("guests.web1.cpuplugd=memory-9", "guests.web1.cpuplugd"),
        ("guests.web1.cpuplugd=7", "guests.web1.cpuplugd"),
        ("guests.web1.cpuplugd=/etc", "guests.web1.cpuplugd"),
        ("guests.web1.cpuplugd=a\x00b", "guests.web1.cpuplugd"),
        ('guests.web1.beside=["vmrm"]', "guests.web1.beside"),
        ("guests.web1.daemon_start=-1s", "guests.web1.daemon_start"),
        ("lpar.vm65060=maybe", "lpar.vm65060"),
        ("lpar.release=4.3", "lpar.release"),
    ],
)
def test_a_wrong_value_is_named(setting: str, said: str) -> None:
    with pytest.raises(ScenarioError, match=said):
        load_scenario(BASE, [setting])


@pytest.mark.parametrize("name", ["../rules.conf", "/etc/passwd", "sub/rules.conf", "..", "a b", "\x00"])
def test_a_file_names_rule_files_of_its_own_folder_alone(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (tmp_path / "rules.conf").write_text('UPDATE="1"\n')
    path = folder / "own.toml"
    shown = name.replace("\x00", "\\u0000")
    path.write_text(f'{HEAD}cpuplugd = "{shown}"\n')
    with pytest.raises(ScenarioError, match=r"guests\.web1\.cpuplugd"):
        load_scenario(str(path))


def test_a_rule_file_beside_the_scenario_becomes_part_of_it(tmp_path: Path) -> None:
    text = RULES["calm"]
    assert text is not None
    (tmp_path / "own.conf").write_text(text, newline="\n")
    path = tmp_path / "own.toml"
    path.write_text(f'{HEAD}cpuplugd = "own.conf"\n')
    rules = load_scenario(str(path)).groups["web1"].cpuplugd
    assert rules is not None
    assert (rules.name, rules.text) == ("own", text)


@pytest.mark.parametrize(
    "text", ["", 'UPDATE="0"\n', 'UPDATE="1"\nCPU_MIN="1"\n', "UPDATE=1\n", 'UPDATE="1', "\x00\xff" * 50]
)
def test_rules_with_which_the_daemon_does_not_start(text: str) -> None:
    guests = {"app": group("app", 1) | {"cpuplugd": {"name": "wrong", "text": text}}}
    with pytest.raises(ScenarioError, match=r"guests\.app\.cpuplugd"):
        machine(guests=guests, loads={"all": load("app")})


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"guests": {"app": group("app", 1025)}, "loads": {}}, "1024"),
        ({"loads": {"all": load("app", users=10_000), "more": load("app", users=10_000)}}, "users"),
        ({"loads": {"all": load("nobody")}}, "nobody|way"),
        ({"kinds": {"app": linux(base=4000), "db": linux()}}, "memory"),
    ],
)
def test_what_does_not_fit(changes: dict[str, Any], said: str) -> None:
    with pytest.raises((ScenarioError, ValidationError), match=said):
        machine(**changes)
