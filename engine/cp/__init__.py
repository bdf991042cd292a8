"""The CP command line: one file for each command in engine/cp/commands, found by walking it.

A command is a function whose decorator names it and whose signature is its grammar (command.py). What
it answers is a Reply: lines, and 0 or the number of an HCP message. Message numbers and layouts are
CP's where they are certain; the help of a command says what is not CP's.
"""
