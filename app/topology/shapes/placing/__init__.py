"""Where things land, and how others make room for them; nothing here paints or knows the editor."""
