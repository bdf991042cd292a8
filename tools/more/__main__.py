"""Write docs/validation/more.md (`make validation`): how well the machine reproduces measurements in other
reports.

The ledger is next to this file. No parameter was fitted to it, and no mechanism was made for it. `--bands N`
computes the bands first, at N points.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from engine.studies.ledger import load_ledger
from tools.more.bands import compute, kept, save
from tools.more.cases import CASES
from tools.more.page import page

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "validation" / "more.md"


def main() -> None:
    """Write the page."""
    asked = argparse.ArgumentParser(prog="python -m tools.more")
    asked.add_argument("--bands", type=int, metavar="N", help="compute the bands at N points")
    points, ledger = asked.parse_args().bands, load_ledger("more", HERE.parent)
    if points:
        save(compute(ledger, points))
    found = {name: case.median() for name, case in CASES.items()}
    head = (HERE / "head.md").read_text(encoding="utf-8").rstrip()
    lines = [head, *page(ledger, found, kept())]
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
