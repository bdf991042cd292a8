"""Reads and checks scenarios: models, parameters and checks. Nothing here runs a machine."""
