"""Widgets without LPAR vocabulary."""
