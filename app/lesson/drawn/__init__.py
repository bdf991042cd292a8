"""Answers that are drawn: bars that are dragged, a curve on an empty chart."""
