"""Attacks: damaged inputs for every reader, kills of every writer, and places without room or rights."""
