// `npm test`: runs every step, then prints one line, "N passed, M failed". `npm run check` runs the quick ones.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Step, steps } from './steps.ts';

/** A step that hangs fails; the slowest takes about four minutes. In milliseconds. */
const STEP_LIMIT = 20 * 60_000;

interface Counts {
  passed: number;
  failed: number;
  /** Of those passed, the ones that failed at first. */
  again?: number;
  /** Neither passed nor failed: what a list of the step says about today. */
  known?: number;
}

const only = process.argv[2];
const reports = mkdtempSync(join(tmpdir(), 'pith-reports-'));
const total = { passed: 0, known: 0, failed: 0 };
for (const [index, step] of steps.entries()) {
  if (only !== undefined && step.group !== only) continue;
  const { passed, known = 0, failed } = runStep(step, join(reports, `${index}.json`));
  total.passed += passed;
  total.known += known;
  total.failed += failed;
}
rmSync(reports, { recursive: true, force: true });
if (total.known > 0) console.log(`${total.known} known to fail (listed in test/*/known-failures.ts)`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

function runStep(step: Step, report: string): Counts {
  const skipped = step.skip?.();
  if (skipped !== undefined) return skip(step, skipped);
  const started = performance.now();
  try {
    step.prepare?.();
  } catch (error) {
    if (step.optional) return skip(step, messageOf(error));
    return tell(step, started, { failed: 1, passed: 0, output: messageOf(error) });
  }
  const args = step.report === 'vitest' ? [...step.node, `--outputFile.json=${report}`] : step.node;
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    maxBuffer: 64 * 2 ** 20,
    timeout: STEP_LIMIT,
  });
  const output = `${stdout}${stderr}${error ? `\n${error.message}` : ''}`;
  const counts = countResults(step, { stdout, report });
  // A step that ends badly without a failed test has crashed.
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  if (status === 0 && counts.passed === 0) counts.passed = 1;
  return tell(step, started, { ...counts, output });
}

function skip(step: Step, reason: string): Counts {
  if (process.env['CI']) {
    console.log(`FAIL  ${step.name}: ${reason}`);
    return { passed: 0, failed: 1 };
  }
  console.log(`skip  ${step.name}: ${reason}`);
  return { passed: 0, failed: 0 };
}

function countResults(step: Step, { stdout, report }: { stdout: string; report: string }): Counts {
  if (step.report === 'last-line') {
    const found = /(\d+) passed, (?:(\d+) known to fail, )?(\d+) failed\s*$/.exec(stdout);
    const [passed = 0, known = 0, failed = 0] = (found ?? []).slice(1).map((count) => Number(count ?? 0));
    return { passed, known, failed };
  }
  if (step.report === undefined || !existsSync(report)) return { passed: 0, failed: 0 };
  const data = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return step.report === 'vitest'
    ? { passed: data.numPassedTests, failed: data.numFailedTests }
    : {
        passed: data.stats.expected + data.stats.flaky,
        failed: data.stats.unexpected,
        again: data.stats.flaky,
      };
}

function tell(step: Step, started: number, outcome: Counts & { output: string }): Counts {
  const { passed, failed, again = 0, known = 0, output } = outcome;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  // What passed only when it was tried again is told in full, too: it hides a race.
  if (failed + again > 0) console.log(output.trimEnd());
  const tries = again > 0 ? `, ${again} of them only at the second try` : '';
  const listed = known > 0 ? `, ${known} known to fail` : '';
  const counts = step.report === undefined ? '' : `: ${passed} passed${tries}${listed}, ${failed} failed`;
  console.log(`${failed > 0 ? 'FAIL' : 'ok'}  ${step.name}${counts} (${seconds} s)`);
  return { passed, known, failed };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
