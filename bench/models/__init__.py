"""Yardstick models of the event core in Numba, C and SimPy, and the benchmarks that compare them."""
