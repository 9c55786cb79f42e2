"""Features as bin numbers: the trees ask for bins, and the edges between them become the thresholds of the model."""

import numpy as np

BINS = 32  # of a feature's values


def find_edges(values):
    """Midpoints between the values of a column, at most BINS - 1, with three digits: they travel in the model."""
    distinct = np.unique(values)
    if len(distinct) > BINS:
        distinct = np.unique(np.quantile(values, np.linspace(0, 1, BINS)))
    middles = (distinct[1:].astype(np.float64) + distinct[:-1]) / 2
    return np.unique([float(f"{middle:.3g}") for middle in middles])


class Binned:
    """A table as bin numbers, and the edges between the bins."""

    def __init__(self, table, columns):
        self.columns = columns
        self.edges = [find_edges(table[::7, i]) for i in range(table.shape[1])]
        self.table = np.stack(
            [
                np.searchsorted(edges, table[:, i].astype(np.float64), side="right").astype(np.uint8)
                for i, edges in enumerate(self.edges)
            ],
            axis=1,
        )

    def part(self, rows, columns):
        part = object.__new__(Binned)
        part.columns = [self.columns[i] for i in columns]
        part.edges = [self.edges[i] for i in columns]
        part.table = self.table[rows][:, columns]
        return part

    def beside(self, other):
        both = object.__new__(Binned)
        both.columns = self.columns + other.columns
        both.edges = self.edges + other.edges
        both.table = np.concatenate([self.table, other.table], axis=1)
        return both
