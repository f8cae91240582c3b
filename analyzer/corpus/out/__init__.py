"""Output files: what stands in them, how each format is written, and how an interrupted run goes on."""
