"""Input: files of any usual format, encoding and packing become rows; what cannot be read is refused in words."""
