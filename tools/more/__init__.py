"""Further published measurements of the same mechanisms, which nothing was fitted to or changed for."""
