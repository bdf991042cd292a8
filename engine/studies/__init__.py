"""The published studies: their scenarios, their ledgers of facts and claims, and the measurement of each
entry.
"""
