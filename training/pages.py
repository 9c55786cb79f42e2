"""The measured pages with their labels, their weights and their folds by domain."""

import json
import math
from collections import Counter
from urllib.parse import urlparse

import numpy as np

from labels import label_page, read_truth, words_of

SEED = 1
FOLDS = 5
SECOND_LEVEL = {"co", "com", "org", "net", "ac", "gov", "edu"}


class Pages:
    """The measured pages with their labels, as one table of blocks."""

    def __init__(self, features, data, without=()):
        with open(f"{features}/names.json") as file:
            names = json.load(file)
        self.columns = names["features"]
        self.left_out = bool(without)
        with open(f"{data}/../metadata.json") as file:
            domains = {name: entry["domain"] for name, entry in json.load(file)["files"].items()}
        self.pages, at = [], 0
        with open(f"{features}/pages.jsonl") as lines:
            for line in lines:
                page = json.loads(line)
                if page["cut"] == "whole":
                    truth, kind = read_truth(f"{data}/ground-truth/{page['name']}.json")
                    labels = label_page(page["texts"], truth) if page["texts"] else []
                    known = mean_by_text(page["texts"], labels)
                else:
                    labels = [known.get(text, math.nan) for text in page["texts"]]
                self.pages.append(
                    {
                        "name": page["name"],
                        "cut": page["cut"],
                        "kind": kind,
                        "domain": registrable(domains.get(page["name"]) or urlparse(page["url"]).hostname),
                        "rows": np.arange(at, at + len(labels)),
                        "words": np.array(page["surroundings"]["words"], np.float64),
                        "groups": {kind: np.array(own) for kind, own in page["surroundings"]["groups"].items()},
                        "blocks": [words_of(text) for text in page["texts"]],
                        "truth": words_of(truth),
                        "labels": np.nan_to_num(np.array(labels, np.float32)),
                        "known": ~np.isnan(np.array(labels, np.float32)),
                    }
                )
                at += len(labels)
        self.size = at
        self.table = np.fromfile(f"{features}/features.bin", np.float32).reshape(at, len(self.columns))
        kept = [i for i, name in enumerate(self.columns) if not name.startswith(tuple(without))] if without else None
        if kept:
            self.table, self.columns = self.table[:, kept], [self.columns[i] for i in kept]
        self.labels = np.concatenate([page["labels"] for page in self.pages])
        self.weights = self.weigh()
        self.folds = self.fold_by_domain()

    def weigh(self):
        """Square root of a block's words over the page's sum: every page counts the same, long blocks more. A block that only
        the cutting made, of a text that the whole page does not have, has no label and no weight."""
        weights = np.zeros(self.size, np.float32)
        for page in self.pages:
            roots = np.sqrt(page["words"]) * page["known"]
            weights[page["rows"]] = roots / max(20, roots.sum())
        return weights / weights[weights > 0].mean()

    def fold_by_domain(self):
        domains = sorted({page["domain"] for page in self.pages})
        np.random.RandomState(SEED).shuffle(domains)
        fold = {domain: i % FOLDS for i, domain in enumerate(domains)}
        return np.array([fold[page["domain"]] for page in self.pages])


def mean_by_text(texts, labels):
    """The label of each text; of one that stands more than once the mean."""
    by_text = {}
    for text, label in zip(texts, labels):
        by_text.setdefault(text, []).append(label)
    return {text: sum(own) / len(own) for text, own in by_text.items()}


def word_f1(chosen, page):
    have = Counter(word for i in chosen for word in page["blocks"][i])
    shared = sum((have & Counter(page["truth"])).values())
    total = sum(have.values()) + len(page["truth"])
    return 2 * shared / total if total else 1.0


def registrable(host):
    parts = (host or "unknown").lower().split(".")
    size = 3 if len(parts) > 2 and parts[-2] in SECOND_LEVEL and len(parts[-1]) == 2 else 2
    return ".".join(parts[-size:])
