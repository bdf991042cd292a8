"""Paging and dump space of a z/VM system: the published sum, the volumes for it, and the space that a run
fills.
"""
