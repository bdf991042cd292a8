"""The drawing of each kind of plot into a PlotItem of pyqtgraph, and the line above it."""
