"""The documentation inside the program: its pages, its generated reference, and the window that shows it."""
