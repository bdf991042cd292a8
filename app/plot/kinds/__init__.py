"""What each kind of plot draws into a PlotItem of pyqtgraph, and the line above it."""
