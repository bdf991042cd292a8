"""Links of a picture: their lanes, their looks, and bundles of them as seen from far."""
