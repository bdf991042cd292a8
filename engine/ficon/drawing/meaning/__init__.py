"""The meaning of a drawing's definitions in relation to its cabling: routes, pairs and visibility."""
