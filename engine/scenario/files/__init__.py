"""Scenario files: catalog, layers, TOML input, quantities as people write them, and error messages."""
