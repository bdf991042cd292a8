"""What a process says of a relocation, without the seconds that it takes; some settings fail or hold it."""

from __future__ import annotations

import json
import sys

from tests.app.sweep.made_up import HOLDS, outcome


def say(**what: object) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


for line in sys.stdin:
    asked = json.loads(line)
    if asked["scenario"] == HOLDS:
        sys.stdin.readline()
    say(**outcome(asked["scenario"], asked["settings"], asked["place"]))
