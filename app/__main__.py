"""Open the window with `python -m app [SCENARIO]`."""

from __future__ import annotations

import sys

from app.run import process
from app.run.process import missing_display, without_qt

_HEADLESS = "`lparlab run pause-suspend` runs the study without a window."


def main(scenario: str = "", measure: bool = False, present: str | None = None) -> int:
    """Open the window and return the exit code, which is 2 when no window can be opened.

    `present`: see app.start.run.
    """
    if problem := missing_display():
        print(f"LPAR Lab: {problem}; {_HEADLESS}", file=sys.stderr)  # noqa: T201
        return 2
    try:
        process.prepare()
        from app.start import run  # imported late to keep the start fast
    except ImportError as error:  # a system library that Qt needs
        print(f"LPAR Lab: {without_qt(error)}", file=sys.stderr)  # noqa: T201
        return 2
    code = run(scenario, measure, present)
    process.finish()
    return code


def _of_arguments(arguments: list[str]) -> int:
    measure = "--measure-start" in arguments
    names = [argument for argument in arguments if not argument.startswith("-")]
    return main(names[0] if names else "", measure)


if __name__ == "__main__":
    sys.exit(_of_arguments(sys.argv[1:]))
