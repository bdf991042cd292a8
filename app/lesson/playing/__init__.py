"""Plays a lesson in the window: moves the machine, checks answers and goals, and keeps the work.

No widgets: the boxes of a step show what these parts hold.
"""
