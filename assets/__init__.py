"""Fonts, icons, palettes and style sheets: data only, found by app/look/theme.py."""
