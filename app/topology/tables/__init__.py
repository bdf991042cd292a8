"""The drawing as tables, which can be read, sorted and edited."""
