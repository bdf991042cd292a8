"""Data of one's own in the window: the dialog that opens a file, and its series as a source of plots."""
