"""The canvas: shows the drawing, and lets the user edit it with the mouse and keyboard."""
