"""Differences of the drawing to another configuration: a table, marks in the picture, steps, a report."""
