"""The texts of the page's script: each text is in the script as say("…"), and is shown in the current
language.
"""

from engine.language import later

NO_SCRIPT = later("This page requires JavaScript.")
TEXTS = (
    later("System default"),
    later("Light"),
    later("Dark"),
    later("Colors"),
    later("Print"),
    later("{0} to {1}"),
    later("not present"),
    later("pages in use"),
    later("Time"),
    later("Markers"),
    later("Annotations"),
    later("Guest memory"),
    later("pages"),
    later("Scheduling states"),
    later("unknown"),
    later("Difference"),
    later("Figure"),
    later("Remove this curve"),
    later("All values at this moment"),
    later("Guest"),
    later("Pages at {0}; shares of states over {1}"),
    later("Left: {0}; right, paler: {1}"),
    later("Add a curve"),
    later("Line: {0}; dashed: {1}"),
    later("Curves"),
    later("Go to {0}"),
    later("Lesson"),
    later("Drawing: drag or use the arrow keys to pan; + and - zoom; 0 shows all"),
    later("Elements"),
    later("Property"),
    later("Value"),
    later("No problems"),
    later("Zoom in"),
    later("Zoom out"),
    later("Show all"),
    later("Drawing"),
    later("Problems"),
    later("Reading notes"),
)
