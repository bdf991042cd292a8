"""A drawing as an SVG, PDF or PNG file."""
