"""A machine compared with changed versions of it: figures over seeds, and the limits of each according to
its own accounting.
"""
