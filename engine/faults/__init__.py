"""Faults for troubleshooting practice: kinds of faults, machines with a hidden fault, and the proof of a
repair.
"""
