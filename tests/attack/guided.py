"""Lets atheris look for inputs that reach new code: `python -m tests.attack.guided READER [OPTIONS]`.

OPTIONS are those of libFuzzer; READER is a name in the table of attacks, such as "scenario". Atheris is no
part of the tests: `python -m pip install atheris` into an environment of its own.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import atheris

with atheris.instrument_imports(include=["engine", "lessons", "app.plot"]):
    from tests.attack.campaign import Outcome, one_input
    from tests.attack.readers import Reader, readers


def one(reader: Reader, folder: Path, data: bytes) -> None:
    """Try one input; a crash or a hang ends the search, and libFuzzer keeps the input."""
    outcome = Outcome(reader.name)
    one_input(reader, folder, data, outcome)
    assert not outcome.crashes, outcome.crashes[0]
    assert not outcome.hangs, outcome.hangs[0]


def main(name: str, *options: str) -> None:
    """Begin with the good inputs of the reader, and go on until libFuzzer stops."""
    with TemporaryDirectory() as place:
        folder, corpus = Path(place) / "work", Path(place) / "corpus"
        for made in (folder, corpus):
            made.mkdir()
        reader = next(one for one in readers(folder) if one.name == name)
        for number, seed in enumerate(reader.seeds):
            (corpus / str(number)).write_bytes(seed)
        atheris.Setup([sys.argv[0], *options, str(corpus)], partial(one, reader, folder))
        atheris.Fuzz()


if __name__ == "__main__":
    main(*sys.argv[1:])
