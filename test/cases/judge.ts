// A step over many pages against its list of known failures. A page that fails outside of the list fails the step, and
// so does one on the list that passes: the list says what is true and only shrinks.

export interface Outcome {
  name: string;
  /** Empty when all is right. */
  faults: string[];
}

/** The name of each page that is known to fail, and what goes wrong on it. */
export type KnownFailures = Record<string, string>;

export interface Judgement {
  complaints: string[];
  /** Of the listed pages that fail, as expected, the faults of today. */
  known: string[];
  passed: number;
}

/** Faults printed of one page. */
const SHOWN = 4;

export function judge(outcomes: Outcome[], listed: KnownFailures): Judgement {
  const names = new Set(outcomes.map(({ name }) => name));
  const isListed = ({ name }: Outcome): boolean => listed[name] !== undefined;
  const failing = outcomes.filter(({ faults }) => faults.length > 0);
  const failed = new Set(failing.map(({ name }) => name));
  const stale = Object.keys(listed).filter((name) => !failed.has(name));
  return {
    complaints: [
      ...failing.filter((outcome) => !isListed(outcome)).map(describe),
      ...stale.map((name) =>
        names.has(name)
          ? `${name}: passes; take it off the list of known failures (${listed[name]})`
          : `${name}: is on the list of known failures but there is no such page`,
      ),
    ].sort(),
    known: failing.filter(isListed).map(describe).sort(),
    passed: outcomes.filter((outcome) => outcome.faults.length === 0 && !isListed(outcome)).length,
  };
}

const describe = ({ name, faults }: Outcome): string => `${name}: ${faults.slice(0, SHOWN).join('; ')}`;

/** Prints what the judgement says, the counts in the last line, and ends the process. */
export function endWith({ complaints, known, passed }: Judgement): never {
  for (const line of known) console.log(`known  ${line}`);
  for (const line of complaints) console.log(`FAULT  ${line}`);
  console.log(`${passed} passed, ${known.length} known to fail, ${complaints.length} failed`);
  process.exit(complaints.length > 0 ? 1 : 0);
}
