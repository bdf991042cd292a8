"""Files that the program keeps by itself, pictures, icons and file types. Others belong to their noun."""
