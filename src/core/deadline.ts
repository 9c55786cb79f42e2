// How long a page may be read: what takes longer is built to.

/** Milliseconds, where the caller sets no other limit. */
const PATIENCE = 30_000;

/** Asking for the time takes longer than many a step of a loop. */
const STRIDE = 8;

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
  let asked = 0;
  return {
    left,
    check() {
      asked += 1;
      if (asked % STRIDE === 0 && left() === 0) throw new OutOfTime(`it took more than ${patience} ms`);
    },
  };
}
