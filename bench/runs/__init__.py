"""Benchmarks of runs without a window: speed against real time, memory, and where the time goes."""
