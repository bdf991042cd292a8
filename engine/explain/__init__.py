"""Causal answers: why a guest waits, where its time went, what took its pages, what determined the passes.

A run can be repeated bit for bit: the event that ends a wait is found on a copy of the machine that runs
until the wait ends.
"""
