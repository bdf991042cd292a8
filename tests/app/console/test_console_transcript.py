"""What a console shows: texts folded to its width, nothing that cannot be seen."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.console.output import ANSWER, LINES, OutputLine, fold, lines, plain, transcript


def test_a_short_text_stays_as_it_is() -> None:
    assert fold("Begin\n    Set them going.\n\nEnd", 40) == ["Begin", "    Set them going.", "", "End"]


def test_the_second_column_of_a_table_goes_below_the_first() -> None:
    assert fold("STOP            Stop all virtual CPUs at once", 30) == [
        "STOP",
        "    Stop all virtual CPUs at",
        "    once",
    ]


def test_a_broken_sentence_is_filled_anew() -> None:
    text = "STOP\n    One two three four five six\n    seven.\n    Class: G"
    assert fold(text, 24) == ["STOP", "    One two three four", "    five six seven.", "    Class: G"]


@given(st.text(alphabet="ab .\n", max_size=300), st.integers(30, 80))
def test_no_word_is_lost_and_no_line_is_too_long(text: str, columns: int) -> None:
    folded = fold(text, columns)
    assert "".join("".join(folded).split()) == "".join(text.split())
    assert all(len(line) <= columns for line in folded if line.strip())


def test_what_cannot_be_seen_is_a_blank() -> None:
    assert plain("a\x1b[2J\u202eb\tc") == "a [2J b c"
    assert lines(ANSWER, ["a\nb", ""]) == [
        OutputLine(ANSWER, "a"),
        OutputLine(ANSWER, "b"),
        OutputLine(ANSWER, ""),
    ]


def test_the_oldest_lines_make_room() -> None:
    kept = transcript()
    kept.extend(OutputLine(ANSWER, str(number)) for number in range(LINES + 1))
    assert (len(kept), kept[0].text) == (LINES, "1")
