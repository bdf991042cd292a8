"""The drawing as tables: all that the picture shows can be read, sorted and edited here."""
