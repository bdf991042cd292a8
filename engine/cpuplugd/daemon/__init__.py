"""A reference daemon: start, intervals, decisions and their explanations."""
