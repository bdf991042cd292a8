"""The lab: the window, its session, and what opens in it: files, lessons, time travel. Begin with lab.py."""
