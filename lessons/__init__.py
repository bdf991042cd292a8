"""The lessons: content in folders, and the code that loads, checks and plays it without a window."""
