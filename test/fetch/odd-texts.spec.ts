// Texts whose bytes break the rules: a reader gets what can be read.

import { expect } from '@playwright/test';
import { test } from './network-fixture.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

const READABLE: [what: string, type: string, body: Buffer, markdown: string][] = [
  [
    'zero bytes in the text',
    HTML['content-type'],
    Buffer.from('<p>The sea r\0ises\0 twice.\0</p>'),
    'The sea rises twice.',
  ],
  [
    'a frame that closes itself where scripts are off',
    HTML['content-type'],
    Buffer.from(
      '<noscript><iframe src="/count" style="display:none" /></noscript><p>The sea rises twice.</p>',
    ),
    'The sea rises twice.',
  ],
  [
    'an encoding that nobody knows',
    'text/html; charset=martian',
    Buffer.from('<p>Die See über Nacht.</p>'),
    'Die See über Nacht.',
  ],
  [
    'a mark that contradicts the header',
    'text/html; charset=latin1',
    Buffer.from('\uFEFF<p>Die See über Nacht.</p>'),
    'Die See über Nacht.',
  ],
  [
    'bytes that are none of its encoding',
    HTML['content-type'],
    Buffer.from('<p>Caf\xe9 by the sea.</p>', 'latin1'),
    'Caf\uFFFD by the sea.',
  ],
];

for (const [index, [what, type, body, markdown]] of READABLE.entries()) {
  test(`${what} is read all the same`, async ({ network }) => {
    network.serve((_, response) => void response.writeHead(200, { 'content-type': type }).end(body));
    expect(await network.fetch(network.at(`/readable-${index}`))).toMatchObject({
      markdown: `${markdown}\n`,
    });
  });
}
