"""The scenario editor: a picture and forms of the user's own machine, checked as the user types."""
