"""What a drawing consists of, and changes of it."""
