"""Which text blocks of a page are content: the target of the training, from the ground-truth text."""

import json
import re
import subprocess
import tempfile
from collections import Counter

WORD = re.compile(r"\w+")
GRAM = 4  # words; shorter sequences occur everywhere
SHORT = 8  # words; below, the alignment may say more than the sequences


def words_of(text):
    return WORD.findall(text.lower())


def aligned_words(page, truth):
    """Marks the page's words that the longest common subsequence with the truth contains (GNU diff)."""
    if not page or not truth:
        return [False] * len(page)
    with tempfile.NamedTemporaryFile("w") as a, tempfile.NamedTemporaryFile("w") as b:
        a.write("\n".join(page) + "\n")
        b.write("\n".join(truth) + "\n")
        a.flush()
        b.flush()
        formats = ["--unchanged-line-format==", "--old-line-format=-", "--new-line-format="]
        out = subprocess.run(["diff", *formats, a.name, b.name], capture_output=True, check=False).stdout
    return [out[i : i + 1] == b"=" for i in range(len(page))]


def coverage_labels(blocks, truth, lines):
    """Per block the share of its words that stand in the truth in the same sequence."""
    aligned = aligned_words([word for block in blocks for word in block], truth)
    grams = {tuple(truth[i : i + GRAM]) for i in range(len(truth) - GRAM + 1)}
    labels, at = [], 0
    for block in blocks:
        share = sum(aligned[at : at + len(block)]) / max(1, len(block))
        at += len(block)
        if len(block) >= GRAM:
            covered = [False] * len(block)
            for i in range(len(block) - GRAM + 1):
                if tuple(block[i : i + GRAM]) in grams:
                    covered[i : i + GRAM] = [True] * GRAM
            labels.append(max(sum(covered) / len(block), share if len(block) < SHORT else 0))
        else:
            labels.append(1.0 if len(block) > 1 and " ".join(block) in lines else share)
    return labels


def best_set(blocks, truth, start):
    """The block set with the highest word F1 that flipping single blocks finds; three rounds are enough."""
    target = Counter(truth)
    chosen = [False] * len(blocks)
    have, size, shared = Counter(), 0, 0

    def flip(i):
        nonlocal size, shared
        sign = -1 if chosen[i] else 1
        for word in blocks[i]:
            count = have[word]
            if sign > 0:
                shared += count < target.get(word, 0)
            else:
                shared -= count <= target.get(word, 0)
            have[word] = count + sign
        size += sign * len(blocks[i])
        chosen[i] = not chosen[i]

    def score():
        return 2 * shared / max(1, size + len(truth))

    for i, keep in enumerate(start):
        if keep:
            flip(i)
    best = score()
    for _ in range(3):
        changed = False
        for i in range(len(blocks)):
            flip(i)
            if score() > best + 1e-12:
                best, changed = score(), True
            else:
                flip(i)
        if not changed:
            break
    return chosen


def label_page(texts, truth_text):
    """Half the coverage, half the best set: the first is true to each block, the second to the page."""
    blocks = [words_of(text) for text in texts]
    truth = words_of(truth_text)
    lines = {" ".join(words_of(line)) for line in truth_text.split("\n")} - {""}
    coverage = coverage_labels(blocks, truth, lines)
    chosen = best_set(blocks, truth, [share >= 0.5 for share in coverage])
    return [0.5 * share + 0.5 * keep for share, keep in zip(coverage, chosen)]


def read_truth(path):
    with open(path) as file:
        data = json.load(file)
    kind = data.get("_internal", {}).get("page_type", {}).get("primary", "article")
    return (data.get("ground_truth") or {}).get("main_content") or "", "collection" if kind == "category" else kind
