"""Rules for joining two kinds of elements; changes/join.py selects the rule."""
