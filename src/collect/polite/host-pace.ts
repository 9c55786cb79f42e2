// When one host may be asked again: the delay follows how fast it answers, as Scrapy's AutoThrottle does.

export interface PaceOptions {
  /** Milliseconds between two requests, at least. */
  delay: number;
  /** Requests at the same time. */
  parallel: number;
}

/** The delay never grows beyond. Milliseconds. */
const LONGEST_DELAY = 60_000;
/** Requests that the host should have before it at the same time, on average. */
const TARGET = 2;

export class HostPace {
  active = 0;
  private delay: number;
  private nextAt = 0;

  constructor(private options: PaceOptions) {
    this.delay = options.delay;
  }

  get hasRoom(): boolean {
    return this.active < this.options.parallel;
  }

  /** Milliseconds between two requests as it stands. */
  get interval(): number {
    return this.delay;
  }

  /** Takes the next turn; milliseconds until it comes. */
  take(now: number): number {
    const at = Math.max(now, this.nextAt);
    this.nextAt = at + this.delay;
    return at - now;
  }

  /** The site named a time, or was busy. */
  hold(now: number, milliseconds: number): void {
    this.nextAt = Math.max(this.nextAt, now + milliseconds);
  }

  /** The site asks for more time between requests: then one at a time. */
  slowDown(delay: number): void {
    this.options = { delay: Math.max(delay, this.options.delay), parallel: 1 };
    this.delay = Math.max(delay, this.delay);
    this.nextAt += this.delay;
  }

  /** `latency`: milliseconds to the answer. Errors come fast and say nothing about room. */
  answered(latency: number, isGood: boolean): void {
    const wanted = (this.delay + latency / TARGET) / 2;
    const next = isGood ? wanted : Math.max(wanted, this.delay);
    this.delay = Math.min(Math.max(next, this.options.delay), Math.max(LONGEST_DELAY, this.options.delay));
  }
}
