"""Definitions of a real site, read into facts, and the scenario that follows from them.

Readers note facts with the file and line that said them: the user directory, SYSTEM CONFIG, replies pasted
from a console, files of Linux, and IOCP decks. `machine` makes a scenario of facts and answers. Nothing here
runs a machine.
"""
