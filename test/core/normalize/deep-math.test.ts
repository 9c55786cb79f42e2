import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { mathmlToTex } from '../../../src/core/normalize/math/mathml-to-tex.ts';

/** `<mover><mover>…<mi>x</mi><mo>y</mo></mover>…` */
function nested(tag: string, depth: number, rest: string): Element {
  const source = `<math>${`<${tag}>`.repeat(depth)}<mi>x</mi>${`${rest}</${tag}>`.repeat(depth)}</math>`;
  return new JSDOM(source).window.document.querySelector('math')!;
}

test.each([
  ['mover', '<mo>y</mo>'],
  ['munder', '<mo>y</mo>'],
  ['munderover', '<mo>y</mo><mo>z</mo>'],
  ['mmultiscripts', '<mo>y</mo>'],
  ['msup', '<mo>y</mo>'],
])('a base inside a base, a hundred deep, is written once: %s', (tag, rest) => {
  const tex = mathmlToTex(nested(tag, 100, rest));
  expect(tex.match(/x/g)).toHaveLength(1);
  expect(tex.match(/y/g)).toHaveLength(100);
});
