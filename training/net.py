"""The network over the blocks of a page, as src/core/content/model/run-net.ts runs it."""


import numpy as np
import torch
from torch import nn

WIDTH = 16  # numbers that describe a block inside a network; 24, 32 and 48 were no better
REACHES = (1, 2, 4)  # per layer: how far the neighbours stand away
GROUPS = ("parent", "heading", "template", "section", "centre", "page")
REST = 0.1  # weight of a block without words in the mean of its group
CLIP = 3.0  # standard deviations
DROPOUT = 0.25
LEVELS = 127  # of a weight, to either side of zero
# Most weights are nearer to zero than this; each of them takes one character.
NEAR = 45


def mean_of_groups(x, weights, numbers, size):
    """Mean of the rows of each group."""
    total = x.new_zeros(size, x.shape[1]).index_add(0, numbers, x * weights)
    return total / x.new_zeros(size, 1).index_add(0, numbers, weights)


class Layer(nn.Module):
    """Adds to each block what its neighbours and its groups say."""

    def __init__(self, reach):
        super().__init__()
        self.here = nn.Conv1d(WIDTH, WIDTH, 3, padding=reach, dilation=reach)
        self.groups = nn.Linear(WIDTH * len(GROUPS), WIDTH, bias=False)
        self.drop = nn.Dropout(DROPOUT)

    def forward(self, x, batch):
        lines = x.new_zeros(batch.count, batch.longest, WIDTH)
        lines[batch.page, batch.place] = x
        change = self.here(lines.transpose(1, 2)).transpose(1, 2)[batch.page, batch.place]
        means = [mean_of_groups(x, batch.weights, numbers, size)[numbers] for numbers, size in batch.groups]
        return x + self.drop(torch.relu(change + self.groups(torch.cat(means, 1))))


class Net(nn.Module):
    def __init__(self, columns, types):
        super().__init__()
        self.enter = nn.Linear(columns, WIDTH)
        self.layers = nn.ModuleList([Layer(reach) for reach in REACHES])
        self.leave = nn.Linear(WIDTH, 1)
        self.types = nn.Linear(WIDTH, types)
        self.drop = nn.Dropout(DROPOUT)

    def forward(self, table, batch):
        """Margins of the blocks, and of the types of each page."""
        x = self.drop(torch.relu(self.enter(table)))
        for layer in self.layers:
            x = layer(x, batch)
        return self.leave(x)[:, 0], self.types(mean_of_groups(x, batch.weights, batch.page, batch.count))

    def parts(self):
        """Matrices in the order in which they are packed, each with its bias: for each input its weights in all outputs."""
        yield self.enter.weight.T, self.enter.bias
        for layer in self.layers:
            before, here, after = layer.here.weight.unbind(2)
            yield before.T, None
            yield here.T, layer.here.bias
            yield after.T, None
            for part in layer.groups.weight.split(WIDTH, 1):
                yield part.T, None
        yield self.leave.weight.T, self.leave.bias
        yield self.types.weight.T, self.types.bias

    @torch.no_grad()
    def round(self):
        """Puts every weight on a level of its matrix, so that the shipped network and this one agree."""
        for matrix, bias in self.parts():
            step = float(f"{float(matrix.abs().max()) / LEVELS:.4g}")
            matrix.copy_((matrix / step).round().clamp(-LEVELS, LEVELS) * step)
            if bias is not None:
                bias.copy_(torch.tensor([float(f"{value:.4g}") for value in bias.tolist()]))


class Batch:
    """Which blocks of some pages stand together. A page is (words, groups), its groups by kind."""

    def __init__(self, pages):
        sizes = [len(words) for words, _ in pages]
        self.count, self.longest = len(pages), max(sizes)
        self.page = torch.from_numpy(np.repeat(np.arange(len(pages)), sizes))
        self.place = torch.from_numpy(np.concatenate([np.arange(size) for size in sizes]))
        words = np.concatenate([words for words, _ in pages])
        self.weights = torch.from_numpy((np.sqrt(words) + REST).astype(np.float32))[:, None]
        self.groups = [self.number([groups[kind] for _, groups in pages]) for kind in GROUPS if kind != "page"]
        self.groups.append((self.page, self.count))

    def number(self, of_pages):
        numbers, size = [], 0
        for groups in of_pages:
            distinct, own = np.unique(groups, return_inverse=True)
            numbers.append(own + size)
            size += len(distinct)
        return torch.from_numpy(np.concatenate(numbers)), size

    def double(self):
        self.weights = self.weights.double()
        return self


def write_weights(values):
    """Small whole numbers as text: one character for -45 to 45, a mark and one character for what lies beyond."""
    letters = [chr(code) for code in range(35, 127) if code != 92]
    def write(value):
        if abs(value) <= NEAR:
            return letters[value + NEAR]
        return ("!" if value > 0 else " ") + letters[abs(value) - NEAR - 1]
    return "".join(write(int(value)) for value in values)


def pack(net):
    """All weights as small whole numbers, the step of each matrix, and the biases."""
    levels, steps, biases = [], [], []
    for matrix, bias in net.parts():
        step = float(f"{float(matrix.abs().max()) / LEVELS:.4g}") or 1.0
        levels.append((matrix / step).round().clamp(-LEVELS, LEVELS).detach().numpy().astype(int).ravel())
        steps.append(step)
        if bias is not None:
            biases.append([float(f"{value:.4g}") for value in bias.tolist()])
    return {"weights": write_weights(np.concatenate(levels)), "steps": steps, "biases": biases}
