"""A word fits a name in which it has another ending, whichever of the two has more endings."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from app.widgets.word_fit import WordFit, fit, is_found

words = st.text("abcdegins", min_size=3, max_size=9)
endings = st.sampled_from(["s", "es", "ed", "ing", "ings"])


@given(words, endings)
def test_endings_do_not_count(word: str, ending: str) -> None:
    for typed, name in permutations((word, word + ending)):
        assert fit([typed], name, name) >= WordFit.KIN
        assert is_found(typed, name, name)


def test_other_words_are_no_kin() -> None:
    assert fit(["setting"], "share", "share") == WordFit.NONE
    assert fit(["settings"], "the settled dispatcher", "the settled dispatcher") == WordFit.NONE
    assert fit(["processes"], "process") == WordFit.NONE  # not in a name
