"""Physical cores as lanes: which LPAR PR/SM has given each of them to, over time."""
