"""Painters of each kind of thing, used for the screen, SVG, PDF and PNG."""
