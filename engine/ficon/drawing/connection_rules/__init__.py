"""Rules for joining things: one file a layer."""
