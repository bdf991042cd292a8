"""A fuzzer for decks: damages the sample decks, reads each strictly and leniently, and checks it.

    python -m tests.fuzz.fuzz_iocp [SECONDS [SEED]]

Says how many readings there were, how many a second, the longest, and each crash with its deck.
"""

from __future__ import annotations

import random
import sys
import time
import traceback

from engine.ficon.iocp.cards.source import DeckFileError, decode
from engine.ficon.iocp.reader import read
from engine.ficon.iocp.rules.rule import check
from tests.engine.ficon.iocp.shelf import NAMES, deck
from tests.engine.ficon.iocp.test_any_text import damaged


def main(seconds: float = 60.0, seed: int = 1) -> int:
    """Damage and read decks for a number of seconds; returns the number of crashes."""
    dice = random.Random(seed)
    texts = [deck(name) for name in NAMES]
    readings = crashes = 0
    longest, start = 0.0, time.monotonic()
    while time.monotonic() - start < seconds:
        text = damaged(dice.choice(texts), dice)
        for lenient in (False, True):
            took = time.monotonic()
            crashes += one_input(text, lenient)
            longest = max(longest, time.monotonic() - took)
            readings += 1
    rate = readings / (time.monotonic() - start)
    told = f"{readings} readings, {rate:.0f} a second, the longest {longest * 1000:.0f} ms, {crashes} crashes"
    sys.stdout.write(f"{told}\n")
    return crashes


def one_input(text: str, lenient: bool) -> int:
    """Return 1 when reading this deck raises anything but its documented error."""
    try:
        check(read(decode(text.encode("utf-8", "surrogatepass")).text, lenient).deck)
    except DeckFileError:
        return 0
    except Exception:
        traceback.print_exc()
        sys.stdout.write(f"lenient={lenient}: {text!r}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*(kind(given) for kind, given in zip((float, int), sys.argv[1:], strict=False))) > 0)
