"""Every table of the machine, and the names of the counters in the tables. Behavior is in
engine/mechanisms.
"""
