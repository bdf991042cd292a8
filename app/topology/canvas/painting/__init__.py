"""Painters of each kind of thing, for the screen, SVG, PDF and PNG alike."""
