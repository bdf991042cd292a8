"""The lab: the window, its session, and the files, lessons and time travel that open in it. Begin with
lab.py.
"""
