"""Data that somebody else has measured: files read into series over time. No windows, and nothing simulated.

Files are untrusted: sizes are bounded, and lines that cannot be read are counted, reported and left out.
"""
