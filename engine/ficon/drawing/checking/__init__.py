"""Runs the checks of a drawing and updates their findings."""
