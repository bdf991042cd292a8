"""The lessons: content in folders, and what loads, checks and plays it without a window."""
