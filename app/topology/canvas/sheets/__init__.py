"""Sheets of a drawing: the overview, and one per CEC and director, with off-sheet ports."""
