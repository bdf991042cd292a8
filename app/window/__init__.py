"""The main window of the lab: menus, header, footer, panels and settings. The run itself lives in app.run."""
