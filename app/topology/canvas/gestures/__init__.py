"""Mouse gestures, from the press of a button to its release. Each makes at most one change."""
