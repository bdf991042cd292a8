"""Measurements from real systems: files read into time series. No windows, and nothing simulated.

Files are untrusted: sizes are bounded, and lines that cannot be read are counted, reported and skipped.
"""
