"""Trees in the text form that src/core/content/model/forest.ts reads."""

import json
import math

import xgboost

# Printable ASCII without the quote and the backslash, which JSON would escape.
DIGITS = "".join(chr(code) for code in range(32, 127) if chr(code) not in '"\\')[:90]
BASE = len(DIGITS)
FIRST_LEAF = 70
LEAVES = (BASE - FIRST_LEAF) * BASE
STEP = 0.0008  # of a leaf's value, in log-odds; 1,800 steps reach from -0.72 to 0.72


def to_steps(value):
    return min(LEAVES - 1, max(0, round(value / STEP) + LEAVES // 2))


def rounded(booster):
    """The same booster with every leaf on a step."""
    model = json.loads(booster.save_raw("json"))
    for tree in model["learner"]["gradient_booster"]["model"]["trees"]:
        for node, left in enumerate(tree["left_children"]):
            if left < 0:
                value = (to_steps(tree["split_conditions"][node]) - LEAVES // 2) * STEP
                tree["split_conditions"][node] = value
                tree["base_weights"][node] = value
    again = xgboost.Booster()
    again.load_model(bytearray(json.dumps(model), "utf8"))
    return again


def pack_forest(booster, binned):
    """Only the columns and edges that some tree asks for; thresholds count bins, so edge n - 1 lies below bin n."""
    trees = json.loads(booster.save_raw("json"))["learner"]["gradient_booster"]["model"]["trees"]
    used = {}
    for tree in trees:
        for node, left in enumerate(tree["left_children"]):
            if left >= 0:
                used.setdefault(tree["split_indices"][node], set()).add(math.ceil(tree["split_conditions"][node]) - 1)
    columns = sorted(used)
    edges = {column: sorted(used[column]) for column in columns}
    number, tests = 0, {}
    for column in columns:
        for edge in edges[column]:
            tests[column, edge] = number
            number += 1
    assert number <= FIRST_LEAF * BASE, "too many different tests for two digits"

    def write(tree, node):
        left = tree["left_children"][node]
        if left < 0:
            steps = to_steps(tree["split_conditions"][node])
            return DIGITS[FIRST_LEAF + steps // BASE] + DIGITS[steps % BASE]
        test = tests[tree["split_indices"][node], math.ceil(tree["split_conditions"][node]) - 1]
        right = tree["right_children"][node]
        return DIGITS[test // BASE] + DIGITS[test % BASE] + write(tree, left) + write(tree, right)

    return {
        "columns": [binned.columns[column] for column in columns],
        "edges": [[float(binned.edges[column][edge]) for edge in edges[column]] for column in columns],
        "step": STEP,
        "trees": "".join(write(tree, 0) for tree in trees),
    }
