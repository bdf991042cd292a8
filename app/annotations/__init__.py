"""Annotations: texts, frames and arrows on charts over time, the same for painted charts and plots."""
