"""The reading view of a lesson: text, formulas, images and explained words."""
