"""What the page's script says: each text stands in it as say("…"), and comes in the language spoken."""

from engine.language import later

NO_SCRIPT = later("This page needs JavaScript.")
TEXTS = (
    later("As the system"),
    later("Light"),
    later("Dark"),
    later("Colors"),
    later("Print"),
    later("{0} to {1}"),
    later("not there"),
    later("pages in use"),
    later("Time"),
    later("Markers"),
    later("Memory of the guests"),
    later("pages"),
    later("Scheduling states"),
    later("not known"),
    later("Difference"),
    later("Figure"),
    later("Remove this curve"),
    later("Curve"),
    later("All values at this moment"),
    later("Guest"),
    later("Pages at {0}; shares of states over {1}"),
    later("Left: {0}; right, paler: {1}"),
    later("Add a curve"),
    later("Line: {0}; dashed: {1}"),
    later("Curves"),
    later("Go to {0}"),
    later("Lesson"),
)
