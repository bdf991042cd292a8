"""The rule language: reading a configuration, parsing, evaluating and compiling rules."""
