// Answers whose server nobody knows.

import type { Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { createGuard } from '../../src/automation/client/guard-requests.ts';

const answer = ({ status = 200, isDocument = true, url = 'http://tides.example/' }): Response =>
  ({
    url: () => url,
    status: () => status,
    serverAddr: () => Promise.resolve(null),
    request: () => ({ isNavigationRequest: () => isDocument }),
  }) as unknown as Response;

test('a document without a known server is refused', async () => {
  await expect(createGuard({}).checkServer(answer({}))).rejects.toMatchObject({ code: 'address-refused' });
});

test('parts, redirects of the browser itself, and what no server is asked for may be without one', async () => {
  const guard = createGuard({ trusted: ['moon.example'] });
  await guard.checkServer(answer({ isDocument: false }));
  await guard.checkServer(answer({ status: 307 }));
  await guard.checkServer(answer({ url: 'blob:http://tides.example/1' }));
  await guard.checkServer(answer({ url: 'http://moon.example/' }));
});
