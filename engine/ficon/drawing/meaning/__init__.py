"""The meaning of a drawing's definitions over its cabling: routes, pairs and visibility."""
