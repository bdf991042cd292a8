"""Good inputs of several sizes: a short one is read quickly, and damage hits more of what matters in it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from engine.cpuplugd.shipped import shipped
from tests.engine.experiments.quick import TOML
from tests.engine.ficon.iocp.shelf import NAMES, deck

SMALL = Path(__file__).parents[1] / "data" / "two-guests.toml"
BASE = "base.toml"  # the same file, beside those that extend it
LINES = 6  # of a short file
SHORT = 4  # short inputs for each long one

_SCENARIOS = (
    '[lpar]\nxstor = "64M"\nprocessors = 3\n\n[guests.one]\nmemory = "40M"\nshare = 200\n',
    'until = "70s"\n\n[parameters]\nlow = "100p"\n\n[[marks]]\nid = "a"\ntitle = "A"\nat = "10s"\n',
    'seed = 7\n\n[guests.three]\nkind = "was"\nlabel = "C"\nrole = "standby"\ncount = 2\nmemory = "32M"\n',
    '[[timeline]]\nat = "1s"\ndo = "boot"\nguests = ["one"]\nevery = "2s"\n',
)
_EXPERIMENT = """scenario = "base.toml"
settings = ["until=1s", "phases=[]", "marks=[]", "timeline=[]"]

[[parameters]]
key = "lpar.xstor"
from = "32M"
to = "64M"

[[figures]]
name = "busy"
measure = "processor.busy"
of = "0"
"""
_DECK = """\
RESOURCE PART=((CSS(0),(A,1),(B,2)))
CHPID PATH=(CSS(0),40),PCHID=110,TYPE=FC,PART=((0),(A,B)),SWITCH=01
CNTLUNIT CUNUMBR=D00,PATH=((CSS(0),40)),LINK=((CSS(0),21)),            X
               UNIT=2107,UNITADD=((00,16)),CUADD=1
IODEVICE ADDRESS=(D00,16),CUNUMBR=D00,UNIT=3390B
"""
_SESSION = """\
[[scenarios]]
id = "pause-suspend"
settings = ["lpar.xstor=1G", "seed=7"]

[[branches]]
id = 1
name = "A"
scenario = 1
own_seed = false
seed = 1
time = 100000000
events = 4340
recorded = 100000000
digest = "82506bea5ab049b2"
commands = ["1000 2 cp MAINT QUERY TIME", "1000 2 shell DB0001 swapoff -a"]
"""


def scenarios() -> list[bytes]:
    """Return scenarios: a complete one, and some that extend it."""
    return [SMALL.read_bytes(), *(f'extends = "{BASE}"\n{text}'.encode() for text in _SCENARIOS)]


def experiments() -> list[bytes]:
    """Return experiments: with a shipped scenario of many guests, and with a small one beside them."""
    return [TOML.encode(), *[_EXPERIMENT.encode()] * SHORT]


@cache
def beside(folder: Path) -> Path:
    """Write the scenario that others extend into a folder; return the folder."""
    (folder / BASE).write_bytes(SMALL.read_bytes())
    return folder


def rules() -> list[bytes]:
    """Return files of rules: the shipped ones, and pieces of each of them."""
    whole = sorted(set(shipped().values()))
    pieces = [piece for text in whole for piece in _pieces(text)]
    return [text.encode() for text in [*whole, *pieces]]


def decks() -> list[bytes]:
    """Return decks: the good ones, and as many short ones for each of them as there are of other inputs."""
    texts = [deck(name) for name in NAMES]
    return [text.encode() for text in [*texts, *[_DECK] * SHORT * len(texts)]]


def drawn_decks() -> list[bytes]:
    """Return decks that are laid out as a drawing, which takes longer than reading them."""
    texts = [deck(name) for name in NAMES[2:5]]
    return [text.encode() for text in [*texts, *[_DECK] * SHORT * len(texts)]]


def sessions(whole: bytes) -> list[bytes]:
    """Return a session with all of its scenario, and some with one that comes with the program."""
    head, end = whole[: whole.index(b"[[scenarios]]")], whole[whole.index(b"# checksum") :]
    return [whole, *[head + _SESSION.encode() + end] * SHORT]


def _pieces(text: str) -> list[str]:
    """Return the lines of a file without comments, some at a time."""
    lines = [line for line in text.splitlines(keepends=True) if not re.match(r"\s*(#|$)", line)]
    return ["".join(lines[at : at + LINES]) for at in range(0, len(lines), LINES)]
