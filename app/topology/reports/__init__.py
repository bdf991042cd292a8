"""Reports of the drawing: CTC connections, access lists at reset, single points of failure."""
