"""Causal answers: why a guest waits, how it spent its time, which scan took its pages, and what determined
the passes.

A run can be repeated bit for bit: the event that ends a wait is found on a copy of the machine that runs
until the wait ends.
"""
