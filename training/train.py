"""From measured pages to the model file.

usage: python3 training/train.py FEATURES_DIR DATA_DIR MODEL.json [--folds DIR] [--sample FILE] [--without START...]

FEATURES_DIR is what export-features.ts wrote, DATA_DIR the labelled pages (ground-truth/NAME.json, and metadata.json one
folder above). Prints cross-validated figures over five folds by domain, writes the model trained on all pages, and with
--folds the five models that never saw the domains of their fold, with the fold of every page; with
--sample the trainer's results on random blocks, by which a test compares the shipped networks with the trainer's.
"""

import argparse
import base64
import json
import os

import numpy as np
import torch
from torch.nn import functional

from net import CLIP, GROUPS, REACHES, WIDTH, Batch, Net, pack
from pages import FOLDS, SEED, Pages, word_f1

TYPES = ["article", "collection", "documentation", "forum", "listing", "product", "service"]
# Columns that know words of some languages only. They are blanked on a share of the training pages, so that the networks
# learn to do without them; class names are English on sites of every language and stay.
WORD_COLUMNS = {"text follow", "foreign heading"}
BLANKED_PAGES = 0.25
NETS = 2  # trained from different beginnings; the mean of their margins errs less than either, four gain 0.1 points more
EPOCHS = 10
PAGES_AT_ONCE = 8
LONGEST = 500  # blocks of a page that one step sees: a random part of longer ones
RATE, DECAY = 0.003, 0.05
CUT_CONTENT = 0.3  # share of the words that has to be content on a page cut from another: of others nothing is worth to keep
CUT_SHARE = 0.5  # of the cut pages that an epoch sees
TYPE_SHARE = 0.05  # of the loss
SURENESS = 0.86  # the network learns its pages by heart and is too sure of others; margins times this
TRUTH_SHARE, TRUTH_WORDS = 0.5, 60  # as in choose-by-expected-f1.ts


class Trainer:
    def __init__(self, pages):
        self.pages = pages
        self.means = rounded(pages.table.mean(0))
        self.scales = rounded(pages.table.std(0) + 0.001)
        self.table = self.scale(pages.table)
        self.blank = self.scale(np.zeros((1, len(pages.columns)), np.float32))[0]
        self.words = np.array([name in WORD_COLUMNS for name in pages.columns])
        self.filled = np.array([i for i, page in enumerate(pages.pages) if page["cut"] == "whole" and len(page["rows"])])
        self.cut = np.array([i for i, page in enumerate(pages.pages) if page["cut"] != "whole" and self.has_content(page)])
        self.kinds = np.array([TYPES.index(page["kind"]) for page in pages.pages])

    def has_content(self, page):
        labels, words = self.pages.labels[page["rows"]], page["words"]
        return (labels * words).sum() >= CUT_CONTENT * max(1, words.sum())

    def scale(self, table):
        return np.clip((table - self.means) / self.scales, -CLIP, CLIP).astype(np.float32)

    def train(self, chosen):
        return [self.train_one(chosen, SEED + i) for i in range(NETS)]

    def train_one(self, chosen, seed):
        torch.manual_seed(seed)
        random = np.random.RandomState(seed)
        net = Net(len(self.pages.columns), len(TYPES))
        cut = self.cut[np.isin(self.pages.folds[self.cut], np.unique(self.pages.folds[chosen]))]
        some = int(len(cut) * CUT_SHARE)
        steps = EPOCHS * -(-(len(chosen) + some) // PAGES_AT_ONCE)
        optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=DECAY)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps)
        for _ in range(EPOCHS):
            order = random.permutation(np.concatenate([chosen, random.choice(cut, size=some, replace=False)]))
            for at in range(0, len(order), PAGES_AT_ONCE):
                loss = self.loss(net, order[at : at + PAGES_AT_ONCE], random)
                optimizer.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
                optimizer.step()
                schedule.step()
        with torch.no_grad():
            net.leave.weight *= SURENESS
            net.leave.bias *= SURENESS
        net.round()
        return net.eval()

    def loss(self, net, chosen, random):
        """Cross-entropy of blocks by their weights, every page the same, and a little of that of page types."""
        parts = [self.part(i, random) for i in chosen]
        rows = np.concatenate([self.pages.pages[i]["rows"][part] for i, part in zip(chosen, parts)])
        table = self.table[rows]
        blanked = np.repeat(random.random(len(parts)) < BLANKED_PAGES, [part.stop - part.start for part in parts])
        table[np.ix_(blanked, self.words)] = self.blank[self.words]
        margins, types = net(torch.from_numpy(table), self.batch(chosen, parts))
        labels, weights = (torch.from_numpy(values[rows]) for values in (self.pages.labels, self.pages.weights))
        losses = functional.binary_cross_entropy_with_logits(margins, labels, reduction="none")
        kinds = torch.from_numpy(self.kinds[chosen])
        return (losses * weights).sum() / weights.sum() + TYPE_SHARE * functional.cross_entropy(types, kinds)

    def part(self, i, random):
        size = len(self.pages.pages[i]["rows"])
        start = random.randint(size - LONGEST + 1) if size > LONGEST else 0
        return slice(start, min(size, start + LONGEST))

    def batch(self, chosen, parts):
        return Batch(
            [
                (page["words"][part], {kind: groups[part] for kind, groups in page["groups"].items()})
                for page, part in zip((self.pages.pages[i] for i in chosen), parts)
            ]
        )

    @torch.no_grad()
    def judge(self, nets, i):
        """Probability of each block of a page being content, and of each type of the page."""
        rows = self.pages.pages[i]["rows"]
        margins, types = run_all(nets, torch.from_numpy(self.table[rows]), self.batch([i], [slice(0, len(rows))]))
        return torch.sigmoid(margins).numpy(), torch.softmax(types[0], 0).numpy()

    def run(self):
        """Out-of-fold probabilities, and the networks of every fold."""
        nets, right = [], []
        probabilities = np.zeros(self.pages.size, np.float32)
        for fold in range(FOLDS):
            unseen = self.pages.folds[self.filled] == fold
            nets.append(self.train(self.filled[~unseen]))
            for i in self.filled[unseen]:
                probabilities[self.pages.pages[i]["rows"]], types = self.judge(nets[-1], i)
                right.append(types.argmax() == self.kinds[i])
        print(f"page type accuracy {np.mean(right):.3f}")
        report("blocks", probabilities, [page for page in self.pages.pages if page["cut"] == "whole"])
        return nets, probabilities

    def pack(self, nets):
        return {
            "types": TYPES,
            # All features in their order need no names.
            **({"columns": self.pages.columns} if self.pages.left_out else {}),
            "means": self.means.tolist(),
            "scales": self.scales.tolist(),
            "clip": CLIP,
            "width": WIDTH,
            "reaches": REACHES,
            "groups": GROUPS,
            "nets": [pack(net) for net in nets],
        }


def run_all(nets, table, batch):
    """Mean margins of the blocks and of the page types."""
    results = [net(table, batch) for net in nets]
    return [sum(parts) / len(nets) for parts in zip(*results)]


def rounded(values):
    return np.array([float(f"{value:.4g}") for value in values])


def choose(probabilities, words):
    """As choose-by-expected-f1.ts does."""
    order = np.argsort(-probabilities, kind="stable")
    gained = np.cumsum(probabilities[order] * words[order])
    expected = 2 * gained / (np.cumsum(words[order]) + TRUTH_SHARE * gained[-1] + TRUTH_WORDS)
    return order[: int(np.argmax(expected)) + 1]


def report(name, probabilities, pages):
    scores = np.array(
        [word_f1(choose(probabilities[page["rows"]], page["words"]) if len(page["rows"]) else [], page) for page in pages]
    )
    kinds = np.array([page["kind"] for page in pages])
    by_kind = "  ".join(f"{kind} {scores[kinds == kind].mean():.3f}" for kind in TYPES)
    print(f"{name}: all {scores.mean():.4f}  {by_kind}", flush=True)


def write_model(path, packed):
    with open(path, "w") as file:
        json.dump(packed, file, separators=(",", ":"))
        file.write("\n")
    print(f"{path}: {os.path.getsize(path)} bytes")


def draw(count, state=SEED):
    """Numbers from 0 to 65,535, from a generator that is as short in TypeScript (Numerical Recipes, 1992)."""
    for _ in range(count):
        state = (1664525 * state + 1013904223) % 2**32
        yield state >> 16


def write_sample(path, nets, trainer, pages=50, blocks=200):
    """The trainer's results on random pages: values within three deviations, up to 20 words, up to 40 groups."""
    columns, kinds = len(trainer.pages.columns), [kind for kind in GROUPS if kind != "page"]
    numbers = np.fromiter(draw(pages * blocks * (columns + 1 + len(kinds))), np.int64).reshape(pages * blocks, -1)
    table = (numbers[:, :columns] % 61 - 30) / 10
    words = numbers[:, columns] % 21
    groups = {kind: numbers[:, columns + 1 + i] % 41 - 1 for i, kind in enumerate(kinds)}
    parts = [slice(at, at + blocks) for at in range(0, pages * blocks, blocks)]
    batch = Batch([(words[part], {kind: own[part] for kind, own in groups.items()}) for part in parts]).double()
    with torch.no_grad():
        margins, _ = run_all([net.double() for net in nets], torch.from_numpy(table), batch)
    expected = base64.b64encode(torch.sigmoid(margins).numpy().astype("<f4").tobytes()).decode()
    with open(path, "w") as file:
        json.dump({"seed": SEED, "pages": pages, "blocks": blocks, "expected": expected}, file)
        file.write("\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("features")
    parser.add_argument("data")
    parser.add_argument("model")
    parser.add_argument("--folds")
    parser.add_argument("--sample")
    parser.add_argument("--without", nargs="*", default=[], help="leave out columns that start so, to see their worth")
    options = parser.parse_args()
    torch.set_num_threads(1)  # one keeps the bytes the same
    torch.use_deterministic_algorithms(True)
    trainer = Trainer(Pages(options.features, options.data, options.without))
    folds, probabilities = trainer.run()
    if options.folds:
        os.makedirs(options.folds, exist_ok=True)
        probabilities.tofile(f"{options.folds}/probabilities.bin")
        for i, nets in enumerate(folds):
            write_model(f"{options.folds}/{i}.json", trainer.pack(nets))
        with open(f"{options.folds}/folds.json", "w") as file:
            json.dump({page["name"]: int(fold) for page, fold in zip(trainer.pages.pages, trainer.pages.folds)}, file)
    nets = trainer.train(trainer.filled)
    write_model(options.model, trainer.pack(nets))
    if options.sample:
        write_sample(options.sample, nets, trainer)


if __name__ == "__main__":
    main()
