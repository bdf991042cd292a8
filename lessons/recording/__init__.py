"""Turns a trainer's actions into a lesson: notes them, repeats them without a window, and writes steps."""
