"""A session as a small text file: scenario, seed, branches, commands and markers, but no memory images.

A run is repeatable, so the file is opened by running everything again; each machine must then equal the saved
one. The whole file is checked first, because it may come from an untrusted source.
"""
