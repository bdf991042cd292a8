"""The relocation panel: all relocations in numbers, and the commands that begin, change and end them."""
