"""The heat map of link devices: transfers by device and by writing side."""
