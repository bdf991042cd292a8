"""Rules for joining two kinds of things; changes/join.py selects the rule."""
