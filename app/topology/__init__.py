"""The FICON topology editor: gestures and keys make Changes of the drawing, which tells the views."""
