"""Fields in which a student answers: a number, a choice, an order, bars, a curve, or text.

All share the interface of `Form`: `value`, `set_value`, `set_locked` and the signal `changed`.
"""
