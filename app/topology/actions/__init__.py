"""What can be done in the editor's window, by menu. Each class has `specs` and `handlers`."""
