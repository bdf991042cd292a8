"""Conditions that end a run or that a lesson requires, in words like "LNK00105 dormant for 10s"."""
