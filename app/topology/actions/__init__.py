"""The actions of the editor's window, one file for each menu. Each class has `specs` and `handlers`."""
