"""The geometry of a picture: where boxes, ports, cables and labels lie. Nothing is painted here."""
