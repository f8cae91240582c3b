"""Import this first: one thread for matrix products, so that sums are made in one order."""

import os

for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "BLIS_NUM_THREADS"):
    os.environ[name] = "1"
