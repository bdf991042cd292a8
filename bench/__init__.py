"""Benchmarks, run by `python -m bench [NAME ...]`; results go to bench/RESULTS.md.

A folder per subject: models/ (the bare event core), runs/ (without a window), window/ and topology/.
"""
