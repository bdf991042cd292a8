"""A drawing as SVG, PDF or PNG file."""
