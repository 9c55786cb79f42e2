// How long a page may be read: what takes longer is built to.

/** Milliseconds, where the caller sets no other limit. */
const PATIENCE = 30_000;

export interface Deadline {
  /** Milliseconds, never below 0. */
  left(): number;
  /** For loops whose number of steps the page decides. Throws `OutOfTime`. */
  check(): void;
}

export class OutOfTime extends Error {
  override name = 'OutOfTime';
}

export function startDeadline(patience = PATIENCE): Deadline {
  const end = performance.now() + patience;
  const left = (): number => Math.max(0, end - performance.now());
  return {
    left,
    check() {
      if (left() === 0) throw new OutOfTime(`it took more than ${patience} ms`);
    },
  };
}
