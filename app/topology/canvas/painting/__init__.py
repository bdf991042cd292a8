"""How each kind of thing is painted: the same for the screen, SVG, PDF and PNG."""
