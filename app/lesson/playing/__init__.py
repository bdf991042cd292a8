"""Plays a lesson in the window: moves the machine, checks answers and goals, and saves the work.

No widgets: the boxes of a step show the state of these parts.
"""
