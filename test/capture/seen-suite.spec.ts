// Hidden and visible text through the whole product, and through two peers on the same page in the same run.

import type { Page } from '@playwright/test';
import { PEERS, PEER_GLOBAL, bundlePeer } from '../bench/peers/bundle.ts';
import type { PeerResult } from '../bench/peers/result.ts';
import { expect, test } from '../e2e/fixture.ts';
import { HIDDEN_TEXTS, HIDING_STYLE, PIXEL, UNSHOWN_WORDS } from './hidden-texts.ts';
import { settle } from './pages.ts';
import { SMUGGLED_TEXTS } from './smuggled-texts.ts';
import { VISIBLE_STYLE, VISIBLE_TEXTS } from './visible-texts.ts';

const OURS = 'Pith';
const RIVALS = ['readability', 'defuddle'] as const;

/** Enough plain text around each snippet that nobody's choice of the content leaves it out. */
const articleOf = (style: string, snippets: string[]): string =>
  `<!doctype html><title>Tides of the harbour</title>${style}<body><article><h1>Tides of the harbour</h1>${snippets
    .map(
      (html, index) =>
        `<p>Reading ${index + 1} of the gauge was taken at the quay, and the keeper noted wind, weather and the height of the water.</p>
         <div>${html.replaceAll('WORD', `word${index}.`).replace('PIXEL', PIXEL)}</div>`,
    )
    .join(
      '\n',
    )}<p>The keeper closed the book after the last reading and walked home along the quay in the evening.</p></article>`;

test('nothing hidden gets out and nothing visible gets lost, beside what peers do', async ({ pith }) => {
  const hidden = [...HIDDEN_TEXTS.map(([, html]) => html), ...UNSHOWN_WORDS];
  const [hiding, showing] = [
    await pith.open(articleOf(HIDING_STYLE, hidden)),
    await pith.open(articleOf(VISIBLE_STYLE, VISIBLE_TEXTS)),
  ];
  const smuggling = await pith.open(
    articleOf(
      '',
      SMUGGLED_TEXTS.map(([html]) => html),
    ),
  );
  await settle(showing);
  const read = async (page: Page): Promise<Record<string, string>> => {
    const ours = await pith.worker.evaluate((url) => globalThis.pith.extract({ url }), page.url());
    const outputs: Record<string, string> = { [OURS]: ours.markdown };
    for (const name of RIVALS) {
      const result = await page.evaluate(`${await bundlePeer(name)};${PEER_GLOBAL}.run(location.href)`);
      outputs[PEERS[name]] = (result as PeerResult).markdown;
    }
    return outputs;
  };
  const has = (markdown: string, index: number) => markdown.includes(`word${index}.`);
  const hiddenOutputs = await read(hiding);
  const smuggledOutputs = await read(smuggling);
  const visibleOutputs = await read(showing);
  const leaks = (name: string) => [
    ...hidden.filter((_, index) => has(hiddenOutputs[name] ?? '', index)),
    ...SMUGGLED_TEXTS.map(([html]) => html).filter((_, index) =>
      SMUGGLED_TEXTS[index]?.[1].test(smuggledOutputs[name] ?? ''),
    ),
  ];
  const losses = (name: string) =>
    VISIBLE_TEXTS.filter((_, index) => !has(visibleOutputs[name] ?? '', index));
  const total = hidden.length + SMUGGLED_TEXTS.length;
  const names = Object.keys(hiddenOutputs);
  console.log(
    ['hidden kept out, visible kept:']
      .concat(
        names.map(
          (name) =>
            `  ${name.padEnd(24)} ${total - leaks(name).length}/${total}   ${VISIBLE_TEXTS.length - losses(name).length}/${VISIBLE_TEXTS.length}`,
        ),
      )
      .join('\n'),
  );
  expect(names).toHaveLength(1 + RIVALS.length);
  expect(leaks(OURS)).toEqual([]);
  expect(losses(OURS)).toEqual([]);
});
