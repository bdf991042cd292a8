"""Scenario files: catalog, layers, TOML input and error messages with the place of the error."""
