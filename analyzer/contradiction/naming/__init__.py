"""Whether an explicit exception names what another effect says (rule A): certainly, perhaps, or something else."""

from analyzer.contradiction.naming.effect import Effect
from analyzer.contradiction.naming.names import Naming, naming
from analyzer.contradiction.naming.needs import Needs, named_ids, names_content, names_one, needs_of

__all__ = ["Effect", "Naming", "Needs", "named_ids", "names_content", "names_one", "naming", "needs_of"]
