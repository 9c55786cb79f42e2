import { expect, test } from 'vitest';
import { canonicalCallouts } from '../../../src/core/normalize/callouts/canonical-callouts.ts';
import { normalize } from './normalize.ts';

const BOXES: [kind: string, body: string][] = [
  [
    'tip',
    '<div class="markdown-alert markdown-alert-tip"><p class="markdown-alert-title">Tip</p><p>Save it.</p></div>',
  ],
  ['tip', '<div class="admonition tip"><p class="admonition-title">Info</p><p>Save it.</p></div>'],
  [
    'warning',
    '<div class="theme-admonition theme-admonition-warning admonition_x alert alert--warning" role="note"><div class="admonitionHeading_a">warning</div><p>Save it.</p></div>',
  ],
  ['caution', '<div class="alert alert-danger" role="alert"><p><strong>Danger:</strong> Save it.</p></div>'],
  ['warning', '<aside class="callout callout-warning"><p>Save it.</p></aside>'],
  [
    'note',
    '<div class="admonitionblock note"><table><tr><td class="icon"><div class="title">Note</div></td><td class="content"><p>Save it.</p></td></tr></table></div>',
  ],
  [
    'important',
    '<div data-callout="important" class="callout"><div class="callout-title">Important</div><p>Save it.</p></div>',
  ],
  [
    'caution',
    '<div class="custom-block danger"><p class="custom-block-title">DANGER</p><p>Save it.</p></div>',
  ],
  ['note', '<div class="note"><p><b>Note:</b> Save it.</p></div>'],
  ['note', '<div role="note"><p>Save it.</p></div>'],
  ['tip', '<details class="admonition tip"><summary>Tip</summary><p>Save it.</p></details>'],
];

test.each(BOXES)('%s: %s', (kind, body) => {
  expect(normalize(body, canonicalCallouts)).toBe(
    `<blockquote data-pith-callout="${kind}"><p>Save it.</p></blockquote>`,
  );
});

test('a title of its own is kept once', () => {
  const body =
    '<div class="admonition warning"><p class="admonition-title">Before you start</p><p>Save it.</p></div>';
  expect(normalize(body, canonicalCallouts)).toBe(
    '<blockquote data-pith-callout="warning"><p><strong>Before you start</strong></p><p>Save it.</p></blockquote>',
  );
});

test.each([
  '<div class="note"><p>Berlin, 5 May. Save it.</p></div>',
  '<div class="warning"><article><p>Long story.</p></article></div>',
  '<p>A <span class="note">note</span>.</p>',
  '<div class="alert alert-info alert-dismissible"><p>Signed in.</p></div>',
  '<header><div class="alert alert-info"><p>Sale today.</p></div></header>',
])('no callout: %s', (body) => {
  expect(normalize(body, canonicalCallouts)).toBe(body);
});
