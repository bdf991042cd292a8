"""Sheets of a drawing: the overview, and one for each CEC and director, with off-sheet ports."""
