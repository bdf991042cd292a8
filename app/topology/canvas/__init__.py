"""The picture of a drawing, and all that is done in it by mouse and keyboard."""
