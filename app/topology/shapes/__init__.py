"""The geometry of a picture: the places of boxes, ports, cables and labels. Nothing is painted here."""
