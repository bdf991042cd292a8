"""Templates saved by the user: their files, and their list in the palette."""
