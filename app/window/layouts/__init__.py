"""Panel layouts: those that the user has named, and the places of panels that the user has moved."""
