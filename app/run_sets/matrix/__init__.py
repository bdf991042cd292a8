"""The runs of a study side by side, filled in the background, and the study's tables with simulated
values.
"""
