"""Files: lines, quotes, names, limits, and where the error is."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cpuplugd.language import messages
from engine.cpuplugd.language.configuration import read
from engine.cpuplugd.language.lines import MAX_FILE_BYTES, RuleLine
from engine.cpuplugd.language.terms import prefix_text

CPU = 'UPDATE="1"\nCPU_MIN="1"\nCPU_MAX="4"\n'


def fatal(text: str) -> tuple[str, int, int]:
    message = read(text).fatal
    assert message is not None
    return message.code, message.line, message.column


def test_white_space_is_removed_everywhere() -> None:
    configuration = read(' UP DATE\t= "\t2 3 " \r\nHOTPLUG="us er > 5"\n')
    assert configuration.value("update") == 23
    assert configuration.rules["hotplug"].setting.column(4) == 16


def test_values_and_rules_of_any_case_and_with_anything_behind() -> None:
    configuration = read('hotplug2="1"\nUpdate_weight="7"\ncpu_minimum="2"\n')
    assert configuration.term("hotplug")
    assert configuration.values == {"update": 7, "cpu_min": 2}


def test_the_last_of_two_settings_counts_and_an_empty_one_removes_a_rule() -> None:
    configuration = read('HOTPLUG="time[7]"\nHOTPLUG=""\nUPDATE="1"\nUPDATE="2"\n')
    assert configuration.term("hotplug") is None
    assert configuration.depth == 7
    assert configuration.value("update") == 2


def test_a_variable_is_seen_only_below_its_line() -> None:
    assert read('a="b"\nb="1"\nHOTPLUG="a"\n').fatal is None
    assert fatal('HOTPLUG="a"\na="1"\n') == (messages.EXPRESSION, 1, 10)


def test_a_variable_without_a_name_stands_where_no_word_does() -> None:
    configuration = read('="5"\nCMM_INC="7+"\nCMM_DEC=""\n')
    assert {name: prefix_text(configuration.term(name)) for name in ("cmm_inc", "cmm_dec")} == {
        "cmm_inc": "(+ 7 5)",
        "cmm_dec": "5",
    }
    assert fatal('=""\nCMM_INC="%"\n')[0] == messages.CIRCLE


def test_a_later_variable_can_change_what_a_body_means() -> None:
    configuration = read('x="meminfo.MemFree"\nHOTPLUG="x"\nmeminfo="3"\nCMM_INC="x"\n')
    assert (configuration.fatal.code, configuration.fatal.line) == (messages.EXPRESSION, 1)
    assert configuration.fatal.text == "parsing error at x, position: .MemFree"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('UPDATE="1"\nCPU_MIN="1', (messages.LINE_TOO_LONG, 2, 11)),
        ("# no end", (messages.LINE_TOO_LONG, 1, 9)),
        ("#" * 2049 + "\n", (messages.LINE_TOO_LONG, 1, 2049)),
        ('UPDATE="1"\n# a\0b\n', (messages.LINE_TOO_LONG, 2, 4)),
        ("  CPU_MAX = 4\n", (messages.LINE, 1, 11)),
        ('CPU_MAX="4\n', (messages.LINE, 1, 8)),
        ("  # note: a = b\n", (messages.LINE, 1, 13)),
        ('UPDATE="1 s"\n', (messages.NUMBER, 1, 11)),
        ('UPDATE=""\n', (messages.UPDATE_NOT_POSITIVE, 1, 9)),
        ('CPU_MIN="00"\n', (messages.CPU_MIN_NOT_POSITIVE, 1, 10)),
        ('CMM_MAX="1" # "x"\n', (messages.NUMBER, 1, 11)),
        ('CPU_MAX=x"4"\n', (messages.NUMBER, 1, 10)),
        ('a="1"\n a = "1"\n', (messages.TWICE, 2, 2)),
        ('idle="1"\n', (messages.RESERVED, 1, 1)),
        ('meminfo.="1"\n', (messages.RESERVED, 1, 1)),
        (f'{"v" * 129}="1"\n', (messages.NAME_TOO_LONG, 1, 1)),
        ('HOTPLUG="1 + time[101]"\nHOTPLUG="1"\n', (messages.HISTORY_TOO_DEEP, 1, 19)),
        ('HOTPLUG="time[99999999999999999999999]"\n', (messages.HISTORY_TOO_DEEP, 1, 15)),
        ('bad="1 ? 2"\nHOTPLUG="2 * bad"\n', (messages.EXPRESSION, 1, 8)),
        ('a="a"\nHOTPLUG="a"\n', (messages.CIRCLE, 1, 4)),
        ('# \u00fc\nHOTPLUG="\u00fc"\n', (messages.EXPRESSION, 2, 10)),
        ('\u00fc\u00fc="1"\n  \u00fc = "1"; b=2\nHOTPLUG="1', (messages.LINE_TOO_LONG, 3, 11)),
    ],
)
def test_where_the_daemon_ends(text: str, expected: Any) -> None:
    assert fatal(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        f"#{'x' * 2047}\n",
        "",
        "\n\n",
        "no setting\n[section]\n",
        'a="((1+"\n',
        'Idle="1"\n',
        f'{"v" * 128}="8"\n',
        "# \udcff\n",
        'HOTPLUG="time[100]"\n',
    ],
)
def test_what_the_daemon_takes(text: str) -> None:
    assert read(text).fatal is None


def test_the_variables_hold_4096_bytes() -> None:
    long = "".join(f'{name}="{"1" * 2000}"\n' for name in "ab")
    assert read(f'{long}c="{"1" * 85}"\n').fatal is None
    message = read(f'{long}c="{"1" * 86}"\n').fatal
    assert (message.code, message.line) == (messages.VARIABLES_TOO_LARGE, 3)
    assert message.text == "buffer for variables too small: need 4097, have 4096 (bytes)"


def test_a_reload_keeps_what_is_not_set_and_loses_the_first_variable() -> None:
    before = read(CPU + 'HOTPLUG="1"\nold="1"\n')
    configuration = read('a="1"\nb="2"\nCPU_MAX="3"\nHOTUNPLUG="b"\n', before)
    assert configuration.fatal is None
    assert configuration.lost == "a"
    assert configuration.values == {"update": 1, "cpu_min": 1, "cpu_max": 3}
    assert configuration.term("hotplug") is before.term("hotplug")
    assert read('a="1"\nHOTUNPLUG="a"\n', before).fatal.code == messages.EXPRESSION
    assert read('b="1"\nHOTUNPLUG="old"\n', before).fatal.code == messages.EXPRESSION


def test_a_large_file_is_refused_with_its_line() -> None:
    line = "# " + "x" * 98 + "\n"
    message = read(line * 10_400).fatal
    assert (message.code, message.line) == (messages.FILE_TOO_LARGE, MAX_FILE_BYTES // len(line) + 1)


def test_many_rules_that_use_long_variables_are_read_fast() -> None:
    chain = "".join(f'v{n}="v{n - 1}+1"\n' for n in range(1, 200))
    text = 'v0="1"\n' + chain + 'HOTPLUG="v199"\n' * 10_000
    assert read(text).fatal is None


def test_columns_count_characters() -> None:
    line = RuleLine(1, "\u00fc\u20ac=x".encode().decode("latin-1"))
    assert [line.column(at) for at in (0, 1, 2, 5, 6)] == [1, 1, 2, 3, 4]


def test_messages_show_no_control_characters() -> None:
    assert "\\x1b" in read('HOTPLUG="\x1b[31m"\n').fatal.text
