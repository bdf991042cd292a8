"""The rule language: read a configuration, and parse, evaluate and compile rules."""
