"""The drawing as a matrix, LPAR by LPAR: the connections between each two, and what they consist of."""
