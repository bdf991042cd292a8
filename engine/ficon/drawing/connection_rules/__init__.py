"""Rules that join two kinds of things; changes/join.py picks the rule."""
