"""Causal answers: why a guest waits, where its time went, what took its pages, what decided the passes.

A run repeats itself to the bit: what ends a wait is found on a copy of the machine that runs until it ends.
"""
