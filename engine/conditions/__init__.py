"""Conditions: what a run is run until and what a lesson wants, in words like "LNK00105 dormant for 10s"."""
