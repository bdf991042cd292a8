"""The places of new elements, and how others make room for them; this code neither paints nor uses the
editor.
"""
