"""The FICON topology editor. Gestures and keys make Changes to the drawing; views listen to the drawing."""
