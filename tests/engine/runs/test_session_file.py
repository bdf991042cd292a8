"""Session files: what is saved is opened again as it was, and anything else is refused."""

from __future__ import annotations

import pickle
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest
import tomli_w
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cpuplugd.shipped import shipped
from engine.kernel.units import MS
from engine.scenario.files.catalog import catalog
from engine.scenario.files.toml_input import parse_toml
from engine.scenario.saving import scenario_table, table_scenario
from engine.scenario.scenario import Scenario, load_scenario
from engine.session_file.annotation import Annotation
from engine.session_file.models import MAX_COMMANDS, NamedMarker
from engine.session_file.saved import SavedSession
from engine.session_file.seal import CHECKSUM, HEAD, SessionCancelled, SessionError, plain, sealed
from engine.session_file.text import load_session, read_session, session_text
from engine.sim import Simulation, SimulationError
from engine.tree import Branch, MachineSource, Tree
from tests.engine.runs.test_repeat import same
from tests.engine.small import small

MARKERS = (NamedMarker(100 * MS, "Here"), NamedMarker(5, 'a "title" with = [signs] and ünïcode\n'))

ANNOTATIONS = (
    Annotation("text", "small", "timeline", 5, 5, "DB0001", 250, '<b>"peak"</b>\n[x] = ünïcode'),
    Annotation("frame", "small", "cpu", 100 * MS, 200 * MS, "", text=""),
    Annotation("arrow", "small", "timeline", 90 * MS, 90 * MS, "DB0002", 500, "why?", -50, 36),
)


def _tree() -> Tree:
    """Branches with commands of all kinds: one forked, one whose parent has another past by now, one root."""
    sim = Simulation(small())
    sim.run(100 * MS)
    sim.execute("for db0001 cmd stop cpu all")
    sim.change("parameters.test_idle=5ms")
    sim.run(300 * MS)
    tree = Tree("One", MachineSource("small.toml", ("seed=1",)), sim)
    sim.seek(250 * MS)
    fork = tree.fork(1, "Two").simulation
    fork.shell("DB0002", "swapoff -a")
    fork.execute("for db0001 cmd begin")
    fork.run(400 * MS)
    fork.seek(333 * MS)
    old = tree.fork(2).simulation
    old.run(500 * MS)
    old.seek(120 * MS)
    fork.seek(200 * MS)
    fork.execute("set srm dspslice 3")
    fork.run(210 * MS, 50)
    other = Simulation(small("stop"), 7)
    other.run(80 * MS)
    tree.add(MachineSource("small.toml", (), 7), other, "Other seed")
    return tree


@cache
def saved() -> tuple[Tree, str]:
    tree = _tree()
    return tree, session_text(tree, 2, MARKERS, "", ANNOTATIONS)


def equal(one: Simulation, other: Simulation) -> None:
    assert (one.now, one.events, one.recorded) == (other.now, other.events, other.recorded)
    assert one.digest() == other.digest()
    assert (one.commands, one.all_commands) == (other.commands, other.all_commands)
    assert (one.scenario, one.seed) == (other.scenario, other.seed)
    same(one.recording(), other.recording())


def test_what_is_saved_is_opened_as_it_was() -> None:
    tree, text = saved()
    session = read_session(text, "a.lab")
    again = session.open()
    assert (session.active, session.markers, session.annotations) == (2, MARKERS, ANNOTATIONS)
    assert len(again.branches) == len(tree.branches) == 4
    for one, other in zip(tree.branches, again.branches, strict=True):
        assert (one.id, one.name, one.source) == (other.id, other.name, other.source)
        assert (one.parent, one.forked_at, one.forked_events) == (
            other.parent,
            other.forked_at,
            other.forked_events,
        )
        equal(one.simulation, other.simulation)
    assert session_text(again, 2, MARKERS, "", ANNOTATIONS) == text


def test_an_opened_machine_goes_on_as_the_saved_one_would() -> None:
    again = read_session(saved()[1], "a.lab").open()
    for one, other in zip(_tree().branches, again.branches, strict=True):
        for machine in (one.simulation, other.simulation):
            machine.seek(60 * MS)
            machine.run(600 * MS)
        equal(one.simulation, other.simulation)


def test_it_is_small_text() -> None:
    text = saved()[1]
    assert len(text) < 23_000
    assert text.startswith("# A session of LPAR Lab")
    assert text.isascii() is False  # titles are kept
    assert text.count("[scenarios.table]") == 2


def test_shipped_scenarios_are_named_and_others_are_in_the_file() -> None:
    sim = Simulation(load_scenario("pause-stop", ["lpar.xstor=1G", "seed=5"]))
    named = session_text(Tree("A", MachineSource("pause-stop", ("lpar.xstor=1G", "seed=5")), sim), 1)
    assert len(named) < 1000
    changed = session_text(Tree("A", MachineSource("pause-stop"), sim), 1)  # this source says something else
    assert "[scenarios.table" in changed
    for text in (named, changed):
        equal(read_session(text, "").open().branches[0].simulation, sim)


def _with_rules(path: Path) -> tuple[Simulation, MachineSource]:
    source = MachineSource("cpuplugd", (f"guests.all.cpuplugd={path}",))
    return Simulation(load_scenario(source.name, source.settings)), source


def test_rules_of_ones_own_are_in_the_file(tmp_path: Path) -> None:
    """Neither the rule file nor its folder is needed, and no path of this machine is given away."""
    rules = tmp_path / "mine.conf"
    rules.write_text(shipped()["manual"])
    sim, source = _with_rules(rules)
    text = session_text(Tree("A", source, sim), 1)
    rules.write_text(shipped()["manual"].replace("UPDATE", "# UPDATE"))
    assert str(tmp_path) not in text
    session = read_session(text, "")
    again = session.open().branches[0]
    equal(again.simulation, sim)
    table = session.tables[again.source.name]
    assert load_scenario(again.source.name, again.source.settings, table) == sim.scenario


def test_a_session_names_no_file_to_be_read(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("a secret = of this machine\n")
    sim = Simulation(load_scenario("pause-stop"))
    text = session_text(Tree("A", MachineSource("pause-stop"), sim), 1)
    foreign = f'settings = ["guests.all.cpuplugd={secret.as_posix()}"]'
    body = text.rpartition(CHECKSUM)[0].replace("settings = []", foreign)
    with pytest.raises(SessionError, match="expected a shipped rule file") as error:
        read_session(sealed(body), "foreign")
    assert "secret =" not in str(error.value)


@pytest.mark.parametrize(
    "path",
    [
        "/etc/hosts",
        "../../x/small.toml",
        "/dev/zero",
        "C:/x/small.toml",
        r"D:\\x\\small.toml",
        r"\\\\server\\x\\small.toml",
    ],
)
def test_the_scenario_of_a_session_has_no_path(path: str) -> None:
    body = saved()[1].rpartition(CHECKSUM)[0].replace('"small.toml"', f'"{path}"')
    session = read_session(sealed(body), "foreign")
    names = {branch.source.name for branch in session.open().branches}
    assert names <= {"hosts.toml", "small.toml", "zero.toml"}


@pytest.mark.parametrize("entry", catalog(), ids=lambda entry: entry.id)
def test_every_scenario_survives_as_a_table(entry) -> None:  # type: ignore[no-untyped-def]
    scenario = load_scenario(entry.id)
    table = parse_toml(tomli_w.dumps(scenario_table(scenario)), "")
    assert table_scenario(table, "") == scenario


def test_a_machine_that_cannot_go_on_is_saved_where_it_stopped() -> None:
    def run(sim: Simulation) -> Simulation:
        with pytest.raises(SimulationError):
            sim.run(800 * MS)
        return sim

    full = small("stop", lpar={"xstor": 100, "paging_space": "300p", "frames": "1500p"})
    sim = run(Simulation(full))
    again = read_session(session_text(Tree("A", MachineSource("x"), sim), 1), "").open()
    equal(again.branches[0].simulation, sim)
    run(again.branches[0].simulation)
    back = Tree("A", MachineSource("x"), run(Simulation(full)))
    back.branches[0].simulation.seek(10 * MS)
    equal(read_session(session_text(back, 1), "").open().branches[0].simulation, back.branches[0].simulation)


def test_at_time_0_there_is_nothing_to_run() -> None:
    tree = Tree("A", MachineSource("x"), Simulation(small()))
    assert tree.branches[0].simulation.execute("set srm dspslice 3").number == 0
    again = read_session(session_text(tree, 1), "").open()
    equal(again.branches[0].simulation, tree.branches[0].simulation)


def test_progress_is_told_and_opening_can_be_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.session_file.saved.SLICE", 200)
    shares: list[float] = []
    session = read_session(saved()[1], "a.lab")

    def tell(share: float) -> bool:
        shares.append(share)
        return True

    session.open(tell)
    assert shares == sorted(shares)
    assert len(shares) > 20
    assert 0.9 < shares[-1] <= 1.0
    with pytest.raises(SessionCancelled):
        session.open(lambda share: share < 0.3)


# ---- what is refused


def changed(old: str, new: str, count: int = 1) -> str:
    """The file with other words in it, and the right checksum."""
    text = saved()[1].rpartition(CHECKSUM)[0]
    assert old in text
    return sealed(text.replace(old, new, count))


def why(text: str) -> str:
    with pytest.raises(SessionError) as caught:
        read_session(text, "a.lab").open()
    assert str(caught.value).isprintable()
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    return str(caught.value)


def test_a_file_of_another_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "open it with the version that wrote it" in why(changed("format = 1", "format = 2"))
    assert "expected format 1" in why(changed("format = 1\n", ""))
    text = saved()[1]
    monkeypatch.setattr("engine.session_file.seal.machine", lambda: "0123456789abcdef")
    assert "was saved with another version of the machine (LPAR Lab" in why(text)


def test_a_damaged_file_is_refused() -> None:
    text = saved()[1]
    for cut in range(0, len(text) - 1, len(text) // 40):
        assert "session" in why(text[:cut])
    assert "does not match its checksum" in why(text.replace("Two", "two"))
    assert "not a complete session file" in why("")
    assert "not a complete session file" in why("[lpar]\nxstor = 1\n")
    read_session(text.replace("\n", "\r\n"), "sent by mail").open()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("active = 2", "active = 9", "active to be the ID of a branch"),
        ("active = 2", "active = 2\nactive = 3", "expected TOML"),
        ("active = 2", "active = 2\nextra = 3", "no such key; expected one of format, version"),
        ("active = 2", 'active = "2"', 'active = "2": expected a whole number'),
        ("active = 2", "active = " + "[" * 400, "nested too deeply"),
        ("id = 3", "id = 2", "branch 2 once"),
        ("parent = 1", "parent = 3", "its parent before it"),
        ("scenario = 2", "scenario = 5", "expected branch 4 to name one of 2 scenarios"),
        ("recorded = 300000000", "recorded = 1000000", "expected a recorded time"),
        ("forked_at = 250000000\n", "", "forked_at and forked_events together"),
        (" change - ", " eval - ", "expected commands like"),
        ("100000000 ", "900000000 ", "expected commands in time order"),
        ('name = "Two"', f'name = "{"x" * 99}"', "at most 60 characters"),
        ('name = "Two"', 'name = "One"', 'A branch named "One" already'),
        ('name = "Two"', 'name = "a\\u0007b"', "A branch needs a name of 1 to 60 characters; save"),
        ('digest = "', 'digest = "X', "expected text that fits ^[0-9a-f]{16}$"),
        ("seed = 7", "seed = -7", "expected a whole number from 0"),
        ("seed = 7", "seed = 8", "at 0:00:00 differs from the saved machine"),
        ("dspslice 3", "dspslice 4", '"Two" at 0:00:00 differs from the saved machine'),
        ('xstor = "1500p"', 'xstor = "1501p"', "differs from the saved machine"),
        (
            'xstor = "1500p"',
            'xstor = "all of it"',
            'a.lab: scenarios.1.table: lpar.xstor = "all of it": expected a size',
        ),
        ('xstor = "1500p"', 'xtor = "1500p"', "nearest valid key is lpar.xstor"),
        ("processors = 2", "processors = 999", "expected a whole number from 1 to 64"),
        ("[scenarios.table]", 'id = "pause-stop"\n[scenarios.table]', "either id or table"),
        ("at = 100000000", "at = 99999999999999999999", "expected a whole number from 0"),
    ],
)
def test_what_does_not_fit_is_refused_with_the_place(old: str, new: str, message: str) -> None:
    assert message in why(changed(old, new))


def test_a_scenario_is_never_taken_from_a_path(tmp_path: Path) -> None:
    """Only what comes with the program is opened by its name."""
    sim = Simulation(load_scenario("pause-stop"))
    text = session_text(Tree("A", MachineSource("pause-stop"), sim), 1).rpartition(CHECKSUM)[0]
    for name, message in (
        ("x.toml", "this version does not have this scenario"),
        ("pause-stpo", "nearest valid name is pause-stop"),
        ("../../etc/passwd", "expected a name"),
    ):
        assert message in why(sealed(text.replace('id = "pause-stop"', f'id = "{name}"')))


def test_sizes_are_bounded() -> None:
    assert "too large; expected a session of at most 1,000,000 bytes" in why("x" * 1_000_001)
    assert "too large" in why("ü" * 600_000)
    line = '    "0 0 change - a=b",\n'
    many = changed('    "100000000', line * (MAX_COMMANDS + 1) + '    "100000000')
    assert "expected at most 10000 entries" in why(many)
    with pytest.raises(SessionError, match="expected at most 1000 entries"):
        session_text(saved()[0], 2, [NamedMarker(0, "x")] * 1001)


@pytest.mark.parametrize("coding", ["utf-8-sig", "utf-16"])
def test_a_byte_order_mark_says_how_to_read_a_session(tmp_path: Path, coding: str) -> None:
    path = tmp_path / "a.lab"
    path.write_bytes(saved()[1].replace("\n", "\r\n").encode(coding))
    assert load_session(path).saved == read_session(saved()[1], "a.lab").saved


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "a.lab"
    with pytest.raises(SessionError, match="cannot be read .No such file"):
        load_session(path)
    path.write_bytes(b"# A session of LPAR Lab\xff")
    with pytest.raises(SessionError, match="is not UTF-8: it is damaged"):
        load_session(path)
    path.write_bytes(b"\xff\xfe#\0 ")
    with pytest.raises(SessionError, match="is written in UTF-16: it is damaged"):
        load_session(path)
    with pytest.raises(SessionError, match="is not a regular file; expected a session file"):
        load_session(tmp_path)
    path.write_text(saved()[1], encoding="utf-8")
    assert load_session(path).name == "a.lab"


def opened(session: SavedSession) -> Tree | None:
    """None when it would take too long."""
    calls = iter(range(200))
    try:
        return session.open(lambda share: next(calls, None) is not None)
    except SessionCancelled:
        return None


def check_machines(tree: Tree | None) -> None:
    """They are those that were saved, whatever the branches are called."""
    if tree:
        digests = {branch.simulation.digest() for branch in saved()[0].branches}
        assert {branch.simulation.digest() for branch in tree.branches} <= digests


@settings(max_examples=200)
@given(st.text() | st.binary().map(lambda data: data.decode("latin-1")))
def test_any_text_is_refused(text: str) -> None:
    for head in ("", HEAD):
        for made in (head + text, sealed(plain(head + text))):
            with pytest.raises(SessionError):
                read_session(made, "a.lab")


@pytest.mark.slow
@settings(max_examples=100)
@given(st.data())
def test_any_single_edit_is_refused_or_harmless(data: st.DataObject) -> None:
    """With and without the checksum that fits the edit."""
    text = saved()[1]
    at = data.draw(st.integers(0, len(text) - 1))
    gone = data.draw(st.integers(0, 3))
    new = data.draw(
        st.text(st.characters(codec="utf-8"), max_size=3) | st.sampled_from(list('0159"[]{}=#.\n-'))
    )
    edited = text[:at] + new + text[at + gone :]
    body = edited.rpartition(CHECKSUM)[0]
    for made in (edited, sealed(body)):
        tree = None
        with suppress(SessionError):
            tree = opened(read_session(made, "a.lab"))
        check_machines(tree)


@settings(max_examples=25)
@given(st.lists(st.sampled_from(["run", "back", "cp", "change", "shell", "fork"]), max_size=8), st.data())
def test_whatever_was_done_is_opened_as_it_was(acts: list[str], data: st.DataObject) -> None:
    tree = Tree("A", MachineSource("small"), Simulation(_small()))
    for act in acts:
        branch = data.draw(st.sampled_from(tree.branches))
        _do(tree, branch, act, data.draw(st.integers(0, 80)))
    text = session_text(tree, tree.branches[-1].id)
    for one, other in zip(tree.branches, read_session(text, "").open().branches, strict=True):
        equal(one.simulation, other.simulation)


@cache
def _small() -> Scenario:
    return small()


def _do(tree: Tree, branch: Branch, act: str, amount: int) -> None:
    machine = branch.simulation
    if act == "run":
        machine.run(machine.now + amount * MS, 3 * amount)
    elif act == "back":
        machine.seek(max(0, machine.now - amount * MS))
    elif act == "cp":
        machine.execute(f"set srm dspslice {1 + amount}")
    elif act == "change":
        machine.change(f"parameters.test_idle={1 + amount}ms")
    elif act == "shell":
        machine.shell("APP0001", "swapoff -a")
    else:
        tree.fork(branch.id)
