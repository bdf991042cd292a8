"""Answers that are drawn: draggable bars, or a curve on an empty chart."""
