"""Differences between the drawing and another configuration: a table, marks in the picture, steps, a
report.
"""
