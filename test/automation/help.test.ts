// What `--help` says fits the smallest screen that terminals have.

import { expect, test } from 'vitest';
import { SITE_HELP } from '../../src/automation/cli/commands/collect-site.ts';
import { QUEUE_HELP } from '../../src/automation/cli/commands/queue.ts';
import { DELIVERY_FLAGS } from '../../src/automation/cli/delivery-flags.ts';
import { BENCH_HELP, HELP, MCP_HELP } from '../../src/automation/cli/help.ts';

test.each(Object.entries({ HELP, BENCH_HELP, MCP_HELP, SITE_HELP, QUEUE_HELP }))(
  '%s has at most 23 lines of 80 columns, and leaves one for the prompt',
  (_, help) => {
    const lines = help.trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(23);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  },
);

test('every flag for what is wanted of a page is named', () => {
  for (const flag of Object.keys(DELIVERY_FLAGS)) expect(HELP).toContain(`--${flag}`);
});
