"""Proves that a lesson works: every name exists and every solution reaches its goals."""
