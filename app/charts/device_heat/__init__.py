"""The heat map of link devices: transfers by device and by the side that writes."""
