"""Where things land, and how others make room for them; this code neither paints nor uses the editor."""
