"""The lesson at the side of the lab."""
