"""The reading view of a lesson: text, formulas, pictures and explained words."""
