"""The drawing as a matrix of LPARs: the connections of each pair, and their parts."""
