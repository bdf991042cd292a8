"""Mouse gestures, from button press to release. Each makes at most one change."""
