"""Experiments in the window: defined in a dialog, done in the background, shown as charts and as a table."""
