"""The canvas: shows the drawing, and lets it be edited by mouse and keyboard."""
