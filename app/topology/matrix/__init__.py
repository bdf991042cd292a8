"""The drawing as an LPAR matrix: the connections of each pair, with their parts."""
