"""Scenario files: catalog, layers, TOML input, quantities as users write them, and error messages."""
