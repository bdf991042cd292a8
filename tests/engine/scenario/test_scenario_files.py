"""Files that anyone may have written."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine import platform
from engine.kernel.units import MS, parse_size
from engine.scenario.files.toml_input import MAX_BYTES, MAX_DEPTH
from engine.scenario.saving import scenario_table, table_scenario
from engine.scenario.scenario import ScenarioError, load_scenario

SMALL = (Path(__file__).parents[2] / "data" / "two-guests.toml").read_text()


def one_line(text: str) -> None:
    assert text.isprintable()


def refused(path: Path, data: bytes | str) -> str:
    """The message for a file with this content; it must come quickly."""
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    began = time.monotonic()
    with pytest.raises(ScenarioError) as caught:
        load_scenario(path)
    assert time.monotonic() - began < 5.0  # 0.01 s as a rule; the machine may be busy
    assert str(path) in str(caught.value)
    one_line(str(caught.value))
    return str(caught.value)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "bad.toml"


def test_a_file_of_a_gigabyte_is_not_read(file: Path) -> None:
    with file.open("wb") as sparse:
        sparse.truncate(2**30)
    with pytest.raises(
        ScenarioError, match=r"has 1,073,741,824 bytes; expected a scenario of at most 1,000,000"
    ):
        load_scenario(file)


@pytest.mark.parametrize(
    "text",
    [
        "x = " + "[" * 10_000,
        "x = " + "[" * 10_000 + "]" * 10_000,
        "x = " + "{ a = " * 10_000 + "1" + "}" * 10_000,
        "a." * 400_000 + "b = 1",
        "[" + ".".join(["a"] * 10_000) + "]",
        ".".join(['"a"'] * 10_000) + " = 1",
        ". ".join(["'a'"] * 10_000) + " = 1",
        'x = [ "]", ' * 10_000,
        "x = [ ']', # ]]]]\n" * 10_000,
        'x = [ """]]\n"]""" , ' * 10_000,
        'x = [ "\\"]", ' * 10_000,
        "\n".join("[" + ".".join(["a"] * 14) + "]\n" + "b = {" + "c." * 14 + "d = 1}" for _ in range(3)),
    ],
)
def test_deep_nesting_is_refused(file: Path, text: str) -> None:
    assert f"expected at most {MAX_DEPTH} levels" in refused(file, text) or "expected TOML" in refused(
        file, text
    )


def test_nesting_names_the_line(file: Path) -> None:
    assert "nested too deeply (line 3)" in refused(file, "a = 1\nb = 2\nc = " + "[" * 10_000)


@pytest.mark.parametrize(
    ("data", "part"),
    [
        (b"title = 'a'\nid = \xff\xfe", "line 2 is not UTF-8"),
        (b"\xff\xfet\0i", "is not complete UTF-16-LE"),
        (b"title = 'a'\ntitle = 'b'\n", "line 2"),
        (b"a = 1\nb =\n", "line 2"),
        (b"\x00\x01", "expected TOML"),
        (b"", "this key is required"),
        (b"seed = " + b"9" * 5000, "expected TOML"),
        (b"\xef\xbb\xbftitle = 'a'", "this key is required"),
    ],
)
def test_what_is_no_toml_names_the_line(file: Path, data: bytes, part: str) -> None:
    assert part in refused(file, data)


def test_a_long_key_is_shortened(file: Path) -> None:
    assert len(refused(file, "x" * 5000 + " = 1")) < 500


@pytest.mark.parametrize("coding", ["utf-8-sig", "utf-16"])
def test_a_byte_order_mark_says_how_to_read_the_file(file: Path, coding: str) -> None:
    """Editors of other systems write one."""
    file.write_bytes(SMALL.replace("\n", "\r\n").encode(coding))
    plain = file.with_name("plain.toml")
    plain.write_text(SMALL)
    assert load_scenario(file, ["id=a"]) == load_scenario(plain, ["id=a"])


LONG = "x" * 300


@pytest.mark.parametrize(
    ("line", "setting"),
    [
        (f'extends = "a/{LONG}.toml"', ""),
        (f'guests.all = {{ cpuplugd = "{LONG}" }}', ""),
        ('extends = "id:cpuplugd"', f"guests.all.cpuplugd={LONG}"),
        ('extends = "id:cpuplugd"', f"guests.all.cpuplugd=/{LONG}/a.conf"),
    ],
)
def test_names_longer_than_any_file_has_are_refused(file: Path, line: str, setting: str) -> None:
    file.write_text(line)
    with pytest.raises(ScenarioError) as caught:
        load_scenario(file, [setting] if setting else [])
    one_line(str(caught.value))


def test_other_things_than_files_are_refused(tmp_path: Path) -> None:
    fifo = tmp_path / "fifo.toml"
    if not platform.WINDOWS:
        os.mkfifo(fifo)
    for path in (
        tmp_path,
        fifo,
        tmp_path / "none.toml",
        tmp_path / ("x" * 300 + ".toml"),
        "nul\0.toml",
        "/dev/zero",
    ):
        with pytest.raises(ScenarioError, match="expected a scenario file"):
            load_scenario(path)


@pytest.mark.slow
def test_many_values_are_refused_quickly(file: Path) -> None:
    rest = SMALL.partition("[[timeline]]")[0]
    assert "expected at most 100,000 lines and values" in refused(
        file, "timeline = [" + "0," * 400_000 + "]\n" + rest
    )
    numbers = "timeline = [" + "0," * 90_000 + "]\n"
    assert "timeline.1 = 0: expected keys and their values" in refused(file, numbers + rest)
    step = "{at='0s',do='load',guests=['one']},"
    assert "expected at most 4096 entries" in refused(file, "timeline = [" + step * 5000 + "]\n" + rest)


def test_largest_file(file: Path) -> None:
    file.write_bytes(SMALL.encode() + b"#" * (MAX_BYTES - len(SMALL.encode())))
    assert load_scenario(file).title == "Two guests"


def extend(folder: Path, name: str, base: str, **texts: str) -> Path:
    path = folder / name
    path.write_text(f'extends = "{base}"\n' + "".join(f'{key} = "{text}"\n' for key, text in texts.items()))
    return path


def test_a_scenario_extends_another(tmp_path: Path) -> None:
    (tmp_path / "base.toml").write_text(SMALL)
    extend(tmp_path, "middle.toml", "base.toml", title="Middle", method="stop")
    top = extend(tmp_path, "top.toml", "middle.toml", title="Top")
    scenario = load_scenario(top)
    assert (scenario.id, scenario.title, scenario.method, len(scenario.guests)) == ("top", "Top", "stop", 2)


@pytest.mark.parametrize(
    "base", ["../base.toml", "/etc/passwd", "sub/base.toml", "base", "..toml", "C:\\\\x.toml", ""]
)
def test_extends_takes_a_file_name_only(tmp_path: Path, base: str) -> None:
    with pytest.raises(ScenarioError, match="expected a file in the same folder"):
        load_scenario(extend(tmp_path, "top.toml", base))


def test_extends_may_not_go_round(tmp_path: Path) -> None:
    extend(tmp_path, "a.toml", "b.toml")
    with pytest.raises(ScenarioError, match="expected a chain of at most 6 files"):
        load_scenario(extend(tmp_path, "b.toml", "a.toml"))


LIKE_ONE = """
[kinds.other]
like = "between"
activities.load.wait = "7ms"
[kinds.between]
like = "KIND"
load_pages = "200000p"
"""


def test_a_kind_has_the_keys_of_the_kind_that_it_is_like(tmp_path: Path) -> None:
    name, own = next(iter(load_scenario("pause-suspend").kinds.items()))
    top = extend(tmp_path, "top.toml", "id:pause-suspend", id="top")
    top.write_text(f"{top.read_text()}{LIKE_ONE.replace('KIND', name)}[kinds.{name}]\nanonymous = 0.25\n")
    scenario = load_scenario(top)
    kinds, load = scenario.kinds, own.activities.load
    between = own.model_copy(update={"load_pages": 200_000, "anonymous": 0.25})
    longer = load.model_copy(update={"wait": 7 * MS})
    assert kinds["between"] == between
    activities = own.activities.model_copy(update={"load": longer})
    assert kinds["other"] == between.model_copy(update={"activities": activities})
    assert table_scenario(scenario_table(scenario), "again").kinds == kinds


@pytest.mark.parametrize(
    ("kinds", "wrong"),
    [
        ({"a": "nope"}, 'kinds.a.like = "nope"'),
        ({"a": "b", "b": "a"}, 'kinds.b.like = "a"'),
        ({"a": "a"}, 'kinds.a.like = "a"'),
        ({f"k{at}": f"k{at + 1}" for at in range(3000)}, 'kinds.k15.like = "k16"'),
    ],
)
def test_a_kind_is_like_another_one_in_a_short_chain(file: Path, kinds: dict[str, str], wrong: str) -> None:
    tables = "\n".join(f'[kinds.{name}]\nlike = "{like}"' for name, like in kinds.items())
    text = refused(file, f'extends = "id:pause-suspend"\nid = "x"\n{tables}\n')
    assert f"{wrong}: expected the name of a kind that is not based on this kind" in text


def test_the_message_names_the_file_that_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "base.toml").write_text(SMALL.replace("seed = 5", "seed = 'five'"))
    top = extend(tmp_path, "top.toml", "base.toml", title="Top")
    with pytest.raises(
        ScenarioError, match=r"base\.toml: seed = \"five\": expected a whole number from 0 to \d+$"
    ):
        load_scenario(top)
    top.write_text(top.read_text() + "seed = 1.5\n")
    with pytest.raises(
        ScenarioError, match=r"top\.toml: seed = 1\.5: expected a whole number from 0 to \d+$"
    ):
        load_scenario(top)


@settings(max_examples=150, deadline=2000)
@given(st.binary(max_size=300))
def test_any_bytes_are_refused_and_nothing_worse(
    tmp_path_factory: pytest.TempPathFactory, data: bytes
) -> None:
    refused(tmp_path_factory.getbasetemp() / "bytes.toml", data)


@settings(max_examples=150, deadline=2000)
@given(st.text(alphabet="ab.=[]{}'\"\\#\n 1,-", max_size=200))
def test_any_toml_like_text_is_refused_and_nothing_worse(
    tmp_path_factory: pytest.TempPathFactory, text: str
) -> None:
    refused(tmp_path_factory.getbasetemp() / "text.toml", text)


def _keys() -> st.SearchStrategy[str]:
    parts = [
        "lpar",
        "guests",
        "all",
        "one",
        "memory",
        "kinds",
        "was",
        "tiers",
        "timeline",
        "1",
        "0",
        "at",
        "x",
        "extends",
    ]
    parts += [
        "parameters",
        "low",
        "storbuf",
        "phases",
        "from",
        "userids",
        "count",
        "idle_set",
        "id",
        "seed",
        "granule",
    ]
    return st.lists(st.sampled_from(parts), min_size=1, max_size=4).map(".".join) | st.text(max_size=20)


def _values() -> st.SearchStrategy[str]:
    some = [
        "1",
        "-1",
        "0",
        "1e400",
        "nan",
        "inf",
        "-0.0",
        "true",
        "1G",
        "-5s",
        "9" * 400 + "s",
        "9" * 400 + "G",
    ]
    some += [
        "[]",
        "{}",
        "[[]]",
        "[1, 'a']",
        "{a = 1}",
        "[{}]",
        "'LNK00001'",
        "never",
        "00:00:01",
        "0x" + "f" * 300,
    ]
    return st.sampled_from(some) | st.text(max_size=30)


@pytest.mark.slow
@example(["[key]=1"])
@example(["lpar.[key]=1"])
@example(["guests.[key].count=1"])
@settings(max_examples=300, deadline=2000)
@given(st.lists(st.tuples(_keys(), _values()).map("=".join), min_size=1, max_size=3))
def test_any_settings_are_refused_or_taken_and_nothing_worse(given_settings: list[str]) -> None:
    try:
        scenario = load_scenario(Path(__file__).parents[2] / "data" / "two-guests.toml", given_settings)
    except ScenarioError as error:
        one_line(str(error))
    else:
        assert scenario.guests


@given(
    frames=st.integers(10_000, 10**6),
    seed=st.integers(0, 2**64 - 1),
    count=st.integers(1, 40),
    share=st.integers(1, 10_000),
)
@settings(max_examples=50, deadline=2000)
def test_what_is_set_is_what_comes_out(frames: int, seed: int, count: int, share: int) -> None:
    wanted = [
        f"lpar.frames={frames}p",
        f"seed={seed}",
        f"guests.one.count={count}",
        f"guests.two.share={share}",
    ]
    scenario = load_scenario(Path(__file__).parents[2] / "data" / "two-guests.toml", wanted)
    assert (scenario.lpar.frames, scenario.seed, len(scenario.guests)) == (frames, seed, count + 1)
    assert (scenario.guests[-1].share, scenario.guests[0].share) == (share, 100)
    assert len({guest.userid for guest in scenario.guests}) == count + 1


def test_the_release_of_a_site_is_kept_and_a_wrong_one_refused() -> None:
    given = load_scenario("pause-suspend", ["lpar.site_release=7.3"])
    assert table_scenario(scenario_table(given), "again").lpar.site_release == "7.3"
    with pytest.raises(ScenarioError, match='expected a z/VM release, like "7.3"'):
        load_scenario("pause-suspend", ["lpar.site_release=seven"])


@pytest.mark.parametrize("wanted", ["64G", "20G"])
def test_central_storage_can_be_changed_on_top_of_a_saved_table(wanted: str) -> None:
    table = scenario_table(load_scenario("pause-suspend", ["lpar.frames=0p", "lpar.storage=34G"]))
    changed = load_scenario("machine.toml", [f"lpar.storage={wanted}"], table)
    assert table_scenario(table, "again").lpar.frames != changed.lpar.frames
    assert changed.lpar.storage == parse_size(wanted)
