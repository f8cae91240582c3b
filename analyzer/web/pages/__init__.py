"""The pages: requests in, HTML out."""
