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


def trees_of(booster):
    return json.loads(booster.save_raw("json"))["learner"]["gradient_booster"]["model"]["trees"]


def tests_of(tree):
    """Column and edge of every split; thresholds count bins, so edge n - 1 lies below bin n."""
    for node, left in enumerate(tree["left_children"]):
        if left >= 0:
            yield tree["split_indices"][node], math.ceil(tree["split_conditions"][node]) - 1


def pack_forests(forests):
    """One table of the columns and edges that some tree asks for, and the trees of each forest (booster, binned)."""
    used, values = {}, {}
    for booster, binned in forests.values():
        for tree in trees_of(booster):
            for column, edge in tests_of(tree):
                name = binned.columns[column]
                used.setdefault(name, set()).add(edge)
                values[name] = binned.edges[column]
    columns = sorted(used)
    edges = [sorted(used[name]) for name in columns]
    tests = {}
    for name, list_of_edges in zip(columns, edges):
        for edge in list_of_edges:
            tests[name, edge] = len(tests)
    assert len(tests) <= FIRST_LEAF * BASE, "too many different tests for two digits"

    def write(tree, node, binned):
        left = tree["left_children"][node]
        if left < 0:
            steps = to_steps(tree["split_conditions"][node])
            return DIGITS[FIRST_LEAF + steps // BASE] + DIGITS[steps % BASE]
        edge = math.ceil(tree["split_conditions"][node]) - 1
        test = tests[binned.columns[tree["split_indices"][node]], edge]
        below, others = write(tree, left, binned), write(tree, tree["right_children"][node], binned)
        return DIGITS[test // BASE] + DIGITS[test % BASE] + below + others

    return {
        "columns": columns,
        "edges": [[float(values[name][edge]) for edge in list_of_edges] for name, list_of_edges in zip(columns, edges)],
        "step": STEP,
        "forests": {
            stage: "".join(write(tree, 0, binned) for tree in trees_of(booster))
            for stage, (booster, binned) in forests.items()
        },
    }
