"""Templates that the user has saved: their files, and the list of them in the palette."""
