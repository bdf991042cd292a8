"""The rule language: reading a configuration, and parsing, evaluating and compiling rules."""
