"""Additional published measurements of the same mechanisms, which were not used for any fit or change."""
