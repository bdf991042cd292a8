"""Runs the checks of a drawing and keeps their findings up to date."""
