"""Files that the window keeps by itself. What is in them belongs to the folder of their noun."""
