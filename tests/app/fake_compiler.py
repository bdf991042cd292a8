"""Jobs that pretend to compile: they report progress, and then end well, die, or go on for a minute."""

GOOD = "[report([done, 3]) for done in (1, 2, 3)]"
BAD = "report([1, 3]); sys.exit('no space left on the disk')"
SLOW = "report([1, 3]); time.sleep(60)"
