"""The lab: the window, its session, and what opens in them. Begin with lab.py."""
