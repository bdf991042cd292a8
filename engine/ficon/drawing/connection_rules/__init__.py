"""What may be joined with what: one file a layer, each with its JOINTS."""
