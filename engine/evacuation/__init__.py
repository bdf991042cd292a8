"""Evacuation of a member: plans for the targets, the order and the number of concurrent relocations of its
guests, simulated and compared.
"""
