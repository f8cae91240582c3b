"""Uploaded files: read in a process of their own, their results kept for a while, then removed."""
