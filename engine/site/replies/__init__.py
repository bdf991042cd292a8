"""CP responses: their forms, the facts that their lines show about a site, and the parts that are omitted."""
