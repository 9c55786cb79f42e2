// The one way to the network of a job: every request, redirects included, asks robots.txt and waits for its turn.

import { PithError } from '../../errors.ts';
import { fetchText } from '../../fetch/fetch-text.ts';
import { DEFAULT_LIMITS } from '../../fetch/limits.ts';
import type { CollectIo } from '../../io/collect-io.ts';
import type { Exchange } from '../../io/network.ts';
import type { JobOptions, JobStatistics } from '../job/job.ts';
import { HostPace } from './host-pace.ts';
import { NO_ROBOTS, type Robots, readRobots } from './robots.ts';

interface Memory {
  robots(origin: string): Promise<string | undefined>;
  keepRobots(origin: string, text: string): Promise<void>;
}

export class HostDesk {
  private readonly paces = new Map<string, HostPace>();
  private readonly rules = new Map<string, Promise<Robots>>();

  constructor(
    private readonly io: CollectIo,
    private readonly options: JobOptions,
    private readonly given: { memory: Memory; statistics: JobStatistics },
  ) {}

  pace(host: string): HostPace {
    let pace = this.paces.get(host);
    const { delay, parallelPerHost: parallel } = this.options;
    if (!pace) this.paces.set(host, (pace = new HostPace({ delay, parallel })));
    return pace;
  }

  /** Waits for the host's turn; what it gives asks at once, and for redirects waits again. Throws `robots-refused`. */
  async enter(url: string, signal: AbortSignal): Promise<Exchange> {
    await this.checkRobots(url, signal);
    await this.waitForTurn(url, signal);
    let isFirst = true;
    return async (request) => {
      if (!isFirst) {
        await this.checkRobots(request.url, request.signal);
        await this.waitForTurn(request.url, request.signal);
      }
      isFirst = false;
      return this.ask(request);
    };
  }

  private async checkRobots(url: string, signal: AbortSignal): Promise<void> {
    if (!this.options.robots || (await this.rulesOf(url, signal)).allows(url)) return;
    throw new PithError(
      'robots-refused',
      `The robots.txt of ${new URL(url).host} keeps programs from ${url}.`,
    );
  }

  private async waitForTurn(url: string, signal: AbortSignal): Promise<void> {
    const pause = this.pace(new URL(url).host).take(this.io.elapsed());
    if (pause > 0) await this.io.wait(pause, signal);
  }

  private readonly ask: Exchange = async (request) => {
    const { io, given } = this;
    const pace = this.pace(new URL(request.url).host);
    const asked = io.elapsed();
    const answer = await io.exchange(request);
    const latency = io.elapsed() - asked;
    const status = 'words' in answer ? 0 : answer.status;
    pace.answered(latency, status >= 200 && status < 400);
    const { statistics } = given;
    statistics.requests += 1;
    statistics.latency += latency;
    statistics.statuses[status] = (statistics.statuses[status] ?? 0) + 1;
    return answer;
  };

  private rulesOf(url: string, signal: AbortSignal): Promise<Robots> {
    const { origin, host } = new URL(url);
    let rules = this.rules.get(origin);
    if (!rules) {
      rules = this.fetchRules(origin, signal).then((found) => {
        if (found.delay !== undefined) this.pace(host).slowDown(found.delay);
        return found;
      });
      this.rules.set(origin, rules);
      // What failed is asked for again with the next try of a page.
      rules.catch(() => this.rules.delete(origin));
    }
    return rules;
  }

  private async fetchRules(origin: string, signal: AbortSignal): Promise<Robots> {
    const url = `${origin}/robots.txt`;
    const known = await this.given.memory.robots(origin);
    if (known !== undefined) return known === '' ? NO_ROBOTS : readRobots(url, known);
    const text = await this.fetchFile(url, signal);
    await this.given.memory.keepRobots(origin, text);
    return text === '' ? NO_ROBOTS : readRobots(url, text);
  }

  /** Empty where the site has none: RFC 9309 lets everything be read then, but nothing while the server fails. */
  private async fetchFile(url: string, signal: AbortSignal): Promise<string> {
    await this.waitForTurn(url, signal);
    const tools = { exchange: this.ask, limits: { ...DEFAULT_LIMITS, tries: 1, bytes: 1_000_000, hops: 5 } };
    try {
      const { text, kind } = await fetchText({ ...this.io.access, url, signal }, tools);
      return kind === 'html' ? '' : text;
    } catch (error) {
      if (!(error instanceof PithError)) throw error;
      const isAbsent = error.code === 'http-error' && error.detail?.startsWith('4');
      if (isAbsent || error.code === 'unreadable-type' || error.code === 'too-large') return '';
      throw error;
    }
  }
}
