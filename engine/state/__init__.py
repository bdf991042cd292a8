"""Every table of the machine. Tables only: behaviour lives in engine.mechanisms."""
