"""Paging and dump space of a z/VM system: the published sum, the volumes for it, and what a run fills."""
