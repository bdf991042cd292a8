"""The FICON topology editor. Gestures and keys make Changes of the drawing; views listen to the drawing."""
