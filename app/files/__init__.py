"""Files that the program writes: what it keeps by itself, and a run as CSV. Others belong to their noun."""
