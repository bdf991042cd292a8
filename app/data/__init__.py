"""The user's own data in the window: the dialog that opens a file, and its series as a source for plots."""
