"""The CP command line: each command has its own file in engine/cp/commands, found by scanning the package.

A command is a function whose decorator specifies its words and whose signature is its grammar (command.py).
Its response is a Reply: lines, and 0 or the number of an HCP message. Message numbers and layouts are CP's if
they are certain; the help of a command states which parts are not CP's.
"""
