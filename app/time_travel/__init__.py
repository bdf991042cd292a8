"""Time travel in the window: going to any moment, branches, conditions, markers, saved sessions."""
