"""The storage panel: which users hold which frames. Values come from engine.measures."""
