"""A session as a small text file: scenario, seed, branches, commands and markers, but no pictures of memory.

A run is repeatable, so the file is opened by running everything again; then each machine must be the one
that was saved. Everything in it is checked first: anybody may have written it.
"""
