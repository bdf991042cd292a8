"""The relocation panel: all relocations in numbers, and the commands that start, change and end them."""
