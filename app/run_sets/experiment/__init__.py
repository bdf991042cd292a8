"""Experiments in the window: defined in a dialog, run in the background, shown as charts and as a table."""
