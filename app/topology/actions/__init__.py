"""The actions of the editor's window, a file a menu. Each class has `specs` and `handlers`."""
