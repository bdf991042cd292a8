"""Links of a picture: their lanes, their looks, and their bundles when zoomed out."""
