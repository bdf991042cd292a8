"""What the definitions of a drawing mean over its cabling: routes, pairs and visibility."""
