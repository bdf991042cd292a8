"""Painters of each kind of element, used for the screen, SVG, PDF and PNG."""
