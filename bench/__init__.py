"""Benchmarks: each module is one, run by `python -m bench [NAME ...]`; results go to bench/RESULTS.md."""
