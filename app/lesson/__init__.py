"""The lesson player: text and steps at the side of the lab. Nothing here is imported before it is needed."""
