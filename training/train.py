"""From measured pages to the model file.

usage: python3 training/train.py FEATURES_DIR DATA_DIR MODEL.json [--folds DIR] [--sample FILE]

FEATURES_DIR is what export-features.ts wrote, DATA_DIR the labelled pages (ground-truth/NAME.json, and metadata.json one
folder above). Prints cross-validated figures over five folds by domain, writes the model trained on all pages, and with
--folds the five models that never saw the domains of their fold, with the fold of every page; with
--sample the trainer's results on random rows, by which a test compares the shipped trees with the trainer's.
"""

import argparse
import base64
import json
import os
from collections import Counter

import numpy as np
import xgboost

from bins import BINS, Binned
from pack import pack_forests, rounded
from pages import FOLDS, SEED, Pages, word_f1

TYPES = ["article", "collection", "documentation", "forum", "listing", "product", "service"]
TREES = {
    "objective": "binary:logistic",
    "tree_method": "hist",
    "max_depth": 6,
    "eta": 0.09,
    "subsample": 0.8,
    "colsample_bytree": 0.35,
    "min_child_weight": 20,
    "reg_lambda": 2.0,
    "max_bin": BINS,
    "nthread": 1,  # threads would wait for each other on a busy machine; one also keeps the bytes the same
    "seed": SEED,
}
TYPE_TREES = TREES | {
    "objective": "multi:softprob",
    "num_class": len(TYPES),
    "max_depth": 3,
    "eta": 0.1,
    "colsample_bytree": 0.5,
    "min_child_weight": 3,
}
# Columns that know words of some languages only. Their values are blanked on a share of the training pages, so that the
# trees learn to do without them; class names are English on sites of every language and stay.
WORD_COLUMNS = {
    f"text {name}"
    for name in "by-line commerce comments consent copyright follow more navigation share sponsor".split()
} | {"foreign heading"}
BLANKED_PAGES = 0.25
TRUTH_SHARE, TRUTH_WORDS = 0.5, 60  # as in choose-by-expected-f1.ts
ROUNDS = {"types": 20, "first": 90, "second": 90}


def train(parameters, rounds, data):
    """Leaves are rounded as they will be packed, so that the shipped trees and these agree."""
    table, labels, weights = data
    matrix = xgboost.DMatrix(table, label=labels, weight=weights)
    return rounded(xgboost.train(parameters, matrix, num_boost_round=rounds))


def predict(booster, table):
    return booster.predict(xgboost.DMatrix(table))


class Trainer:
    def __init__(self, pages):
        self.pages = pages
        self.first = Binned(pages.table, pages.columns)
        self.everyone = np.arange(len(pages.pages))
        self.filled = np.array([i for i in self.everyone if len(pages.pages[i]["rows"])])
        self.page_columns = [i for i, name in enumerate(pages.columns) if name.startswith("page ")]
        heads = [pages.pages[i]["rows"][0] for i in self.filled]
        self.page_table = self.first.part(heads, self.page_columns)
        blank = np.random.RandomState(SEED).random(len(self.everyone)) < BLANKED_PAGES
        self.blanked = np.repeat(blank, [len(page["rows"]) for page in pages.pages])
        self.kinds = np.array([TYPES.index(pages.pages[i]["kind"]) for i in self.filled])

    def train_types(self, chosen):
        mask = np.isin(self.filled, chosen)
        return train(TYPE_TREES, ROUNDS["types"], (self.page_table.table[mask], self.kinds[mask], None))

    def train_stage(self, stage, binned, chosen):
        rows = self.pages.sample(chosen, SEED)
        table = binned.table[rows]
        blank = self.blanked[rows]
        for i, name in enumerate(binned.columns):
            if name in WORD_COLUMNS:
                table[blank, i] = 0
        return train(TREES, ROUNDS[stage], (table, self.pages.labels[rows], self.pages.weights[rows]))

    def spread(self, shares):
        """Per block the shares of its page."""
        out = np.zeros((self.pages.size, len(TYPES)), np.float32)
        for i, share in zip(self.filled, shares):
            out[self.pages.pages[i]["rows"]] = share
        return out

    def run(self):
        """Out-of-fold beliefs of every stage, and the models of every fold."""
        folds = self.pages.folds
        models = [{} for _ in range(FOLDS)]
        shares = np.zeros((len(self.filled), len(TYPES)), np.float32)
        believed = np.zeros(self.pages.size, np.float32)
        for fold in range(FOLDS):
            seen, unseen = np.flatnonzero(folds != fold), np.flatnonzero(folds == fold)
            models[fold]["types"] = self.train_types(seen)
            mask = np.isin(self.filled, unseen)
            shares[mask] = predict(models[fold]["types"], self.page_table.table[mask])
            models[fold]["first"] = self.train_stage("first", self.first, seen)
            rows = self.pages.rows(unseen)
            believed[rows] = predict(models[fold]["first"], self.first.table[rows])
        print(f"page type accuracy {np.mean(shares.argmax(1) == self.kinds):.3f}")
        report("first stage", believed, self.pages.pages)
        self.second = self.first.beside(
            Binned(
                np.concatenate([self.pages.measure_context(believed), self.spread(shares)], axis=1),
                self.pages.context + [f"page type {name}" for name in TYPES],
            )
        )
        final = np.zeros(self.pages.size, np.float32)
        for fold in range(FOLDS):
            seen, unseen = np.flatnonzero(folds != fold), np.flatnonzero(folds == fold)
            models[fold]["second"] = self.train_stage("second", self.second, seen)
            rows = self.pages.rows(unseen)
            final[rows] = predict(models[fold]["second"], self.second.table[rows])
        report("second stage", final, self.pages.pages)
        self.beliefs = {"first": believed, "second": final}
        return models

    def run_on_all(self):
        return {
            "types": self.train_types(self.everyone),
            "first": self.train_stage("first", self.first, self.everyone),
            "second": self.train_stage("second", self.second, self.everyone),
        }

    def pack(self, model):
        tables = {"types": self.page_table, "first": self.first, "second": self.second}
        return {"types": TYPES} | pack_forests({stage: (model[stage], tables[stage]) for stage in tables})


def choose(beliefs, words):
    """As choose-by-expected-f1.ts does."""
    order = np.argsort(-beliefs, kind="stable")
    gained = np.cumsum(beliefs[order] * words[order])
    expected = 2 * gained / (np.cumsum(words[order]) + TRUTH_SHARE * gained[-1] + TRUTH_WORDS)
    return order[: int(np.argmax(expected)) + 1]


def report(name, beliefs, pages):
    scores = np.array(
        [word_f1(choose(beliefs[page["rows"]], page["words"]) if len(page["rows"]) else [], page) for page in pages]
    )
    kinds = np.array([page["kind"] for page in pages])
    by_kind = "  ".join(f"{kind} {scores[kinds == kind].mean():.3f}" for kind in TYPES)
    print(f"{name}: all {scores.mean():.4f}  {by_kind}", flush=True)


def write_model(path, packed):
    with open(path, "w") as file:
        json.dump(packed, file, separators=(",", ":"))
        file.write("\n")
    print(f"{path}: {os.path.getsize(path)} bytes")


def draw(sizes, count):
    """Rows of numbers below the sizes, from a generator that is as short in TypeScript (Numerical Recipes, 1992)."""
    state, rows = SEED, np.zeros((count, len(sizes)), np.int64)
    for row in rows:
        for i, size in enumerate(sizes):
            state = (1664525 * state + 1013904223) % 2**32
            row[i] = (state >> 16) % size
    return rows


def write_sample(path, booster, packed, binned, size=10_000):
    """What the trainer says of random rows: the shipped trees must say the same. A row counts edges passed."""
    passed = draw([len(edges) + 1 for edges in packed["edges"]], size)
    bins = np.zeros((size, len(binned.columns)), np.uint8)
    for i, (name, edges) in enumerate(zip(packed["columns"], packed["edges"])):
        column = binned.columns.index(name)
        numbers = np.array([0] + [int(np.searchsorted(binned.edges[column], edge, side="right")) for edge in edges])
        bins[:, column] = numbers[passed[:, i]]
    expected = base64.b64encode(predict(booster, bins).astype("<f4").tobytes()).decode()
    with open(path, "w") as file:
        json.dump({"seed": SEED, "rows": size, "expected": expected}, file)
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
    pages = Pages(options.features, options.data, options.without)
    trainer = Trainer(pages)
    folds = trainer.run()
    model = trainer.run_on_all()
    packed = trainer.pack(model)
    write_model(options.model, packed)
    if options.sample:
        write_sample(options.sample, model["second"], packed, trainer.second)
    if options.folds:
        os.makedirs(options.folds, exist_ok=True)
        for stage, beliefs in trainer.beliefs.items():
            beliefs.tofile(f"{options.folds}/{stage}.bin")
        for i, model in enumerate(folds):
            write_model(f"{options.folds}/{i}.json", trainer.pack(model))
        with open(f"{options.folds}/folds.json", "w") as file:
            json.dump({page["name"]: int(fold) for page, fold in zip(pages.pages, pages.folds)}, file)


if __name__ == "__main__":
    main()
