"""The storage panel: who holds which frames. Figures come from engine.measures."""
