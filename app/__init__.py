"""The user-facing part: the window and the command line."""
