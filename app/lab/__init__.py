"""The lab: the window, its session, and what opens in them: files, lessons, time travel. Begin with lab.py."""
