"""What a process says of a run, without the seconds that it takes: `crash` in a setting ends it."""

from __future__ import annotations

import json
import sys

from tests.app.matrix.printed import FAILS, figures


def say(**what: object) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


for line in sys.stdin:
    asked = json.loads(line)
    if any("4999" in setting for setting in asked["settings"]):
        sys.exit("no memory")
    if any("hold" in setting or "4998" in setting for setting in asked["settings"]):
        say(share=0.25)
        sys.stdin.readline()
    say(share=0.5)
    if asked["scenario"] == FAILS:
        say(reason="The master processor cannot keep up.")
    else:
        say(figures=figures(asked["scenario"], tuple(asked["settings"]), asked["place"]))
