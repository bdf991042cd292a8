"""Benchmarks of the window and its charts: painting, live runs, start."""
