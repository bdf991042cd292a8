"""Fonts, icons, palettes and style sheets: data only, found by app/theme.py."""
