"""The lab's main window: menus, header, footer, panels and settings. The run itself is in app.run."""
