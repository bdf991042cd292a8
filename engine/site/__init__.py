"""Definitions of a real site, read as facts, and the scenario derived from them.

Readers note facts with their source file and line: the user directory, SYSTEM CONFIG, responses pasted from a
console, Linux files, and IOCP decks. `machine` makes a scenario from facts and answers. Nothing here runs a
machine.
"""
