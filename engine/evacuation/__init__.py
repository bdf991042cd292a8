"""Evacuation of a member: which guests go where, in which order, how many at once, simulated and compared."""
