"""Widgets that know no LPAR words."""
