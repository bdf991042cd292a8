"""Grades a solution that a student hands in."""
