"""What a hand does in the picture: from the press of a button to its release, one change at most."""
