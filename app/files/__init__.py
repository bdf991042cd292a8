"""Files that the program writes: what it keeps by itself, pictures and SVG. Others belong to their noun."""
