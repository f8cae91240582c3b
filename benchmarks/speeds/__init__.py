"""What `benchmarks/speed.py` measures, one module a subject."""
