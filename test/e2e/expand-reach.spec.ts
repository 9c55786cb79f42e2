import { expanded, look, pageOf } from './expanded.ts';
import { expect, test } from './fixture.ts';

/** A log that loads on sight what comes next, up to 60 entries. */
const LOG = `<ol id="long"></ol><div id="end" style="height:10px"></div><script>
  let count = 0;
  const fill = () => { for (let i = 0; i < 20; i += 1) long.append(Object.assign(document.createElement('li'), { textContent: 'Entry ' + (count += 1) + ' of the log.', style: 'height:60px' })); };
  fill();
  new IntersectionObserver(([entry]) => { if (entry.isIntersecting && count < 60) setTimeout(fill, 20); }).observe(end);
</script>`;

test('a list is read to its end when the main content or a box around it is what scrolls', async ({
  pith,
}) => {
  const box = 'height:100vh;overflow:auto';
  for (const start of [`<main style="${box}">`, `<div style="${box}"><main>`]) {
    const page = await pith.open(`<style>body{margin:0}</style>${pageOf(LOG).replace('<main>', start)}`);
    const before = await look(page);
    const { text, expansion } = await expanded(pith, page);
    expect(text).toContain('Entry 60 of the log.');
    expect(expansion?.end).toBe('done');
    expect((await look(page)).scroll).toEqual(before.scroll);
    await page.close();
  }
});

test('a feed of articles is scrolled once, whatever number of them there is', async ({ pith }) => {
  const page = await pith.open(
    `<!doctype html><title>Feed</title><div id="feed"></div><script>let count = 0;
     const fill = () => { for (let i = 0; i < 10; i += 1) feed.insertAdjacentHTML('beforeend', '<article style="height:200px"><h2>Note ' + (count += 1) + '</h2><p>The keeper wrote down what the gauge at the quay said in the morning.</p></article>'); };
     fill(); addEventListener('scroll', () => { if (count < 40 && scrollY + innerHeight > document.documentElement.scrollHeight - 50) fill(); });</script>`,
  );
  const { text, expansion } = await expanded(pith, page, { steps: 40 });
  expect(text).toContain('Note 31');
  expect(await page.locator('article').count()).toBe(40);
  expect(expansion?.end).toBe('done');
});

test('tabs that share one panel are read one after the other, each under its label', async ({ pith }) => {
  const quays = ['North', 'South', 'West'];
  for (const naming of ['aria-controls="panel"', '']) {
    const tabs = quays.map(
      (name, index) =>
        `<button role="tab" ${naming} aria-selected="${index === 0}" data-text="This quay is ${index + 3} fathoms deep.">${name} quay</button>`,
    );
    const page = await pith.open(
      pageOf(`<div role="tablist">${tabs.join('')}</div><div role="tabpanel" id="panel">This quay is 3 fathoms deep.</div>
        <script>const all = [...document.querySelectorAll('[role=tab]')];
        for (const tab of all) tab.onclick = () => { for (const each of all) each.setAttribute('aria-selected', each === tab); panel.textContent = tab.dataset.text; };</script>`),
    );
    const before = await look(page);
    const { text, expansion } = await expanded(pith, page);
    expect(text).toMatch(
      /North quay\s+This quay is 3[^]*South quay\s+This quay is 4[^]*West quay\s+This quay is 5/,
    );
    expect(text.match(/fathoms deep/g)).toHaveLength(3);
    expect(expansion).toMatchObject({ end: 'done', panels: 2 });
    expect(await look(page)).toEqual(before);
    await page.close();
  }
});

test('a button that leads elsewhere or sends a form is stopped, and the page stays', async ({ pith }) => {
  const ways = [
    "location.href = '/elsewhere'",
    "document.getElementById('form').submit()",
    "document.getElementById('form').requestSubmit()",
    "history.pushState({}, '', '/another'); document.querySelector('h1').textContent = 'Another view'",
  ];
  for (const way of ways) {
    const page = await pith.open(
      pageOf(`<button onclick="${way}">Load more</button><form id="form" action="/sent"></form><script>
        document.getElementById('form').onsubmit = () => { document.title = 'Sent'; };
        addEventListener('popstate', () => { document.querySelector('h1').textContent = 'Tides'; });</script>`),
    );
    const url = page.url();
    const { text, expansion } = await expanded(pith, page);
    expect(expansion?.end).toBe('done');
    expect(text).toContain('The keeper writes down');
    expect(page.url()).toBe(url);
    expect(await page.evaluate(() => document.title)).toBe('Tides');
    // A locator would wait for the form, whose page never comes.
    expect(await page.evaluate(() => document.querySelector('h1')!.textContent)).toBe('Tides');
    await page.close();
  }
});

test('what loads in shadow roots and frames is read, and scrolled back', async ({ pith }) => {
  const notes = `<ul></ul><button>Load more</button><details><summary>History</summary></details><div style="height:80px;overflow:auto"><p style="height:400px">Scrolled.</p></div>`;
  const fill = `(root) => {
    let count = 0;
    const button = root.querySelector('button');
    button.onclick = () => { root.querySelector('ul').insertAdjacentHTML('beforeend', '<li>Note ' + (count += 1) + ' of ' + root.nodeName + '</li>'); if (count === 3) button.remove(); };
    const details = root.querySelector('details');
    details.ontoggle = () => { if (details.open && !details.children[1]) details.insertAdjacentHTML('beforeend', '<p>Fetched late in ' + root.nodeName + ': the first gauge was a pole with notches, read by children.</p>'); };
  }`;
  const framed = `${notes}<script>(${fill})(document.body)</script>`.replaceAll('"', '&quot;');
  const page = await pith.open(
    pageOf(`<tide-notes></tide-notes><iframe style="width:500px;height:300px" srcdoc="${framed}"></iframe><script>
      const root = document.querySelector('tide-notes').attachShadow({ mode: 'closed' });
      root.innerHTML = '${notes}';
      (${fill})(root);
      root.querySelector('div').scrollTo(0, 50);
      globalThis.scrolled = () => root.querySelector('div').scrollTop;
    </script>`),
  );
  const { text, expansion } = await expanded(pith, page);
  expect(expansion?.end).toBe('done');
  for (const place of ['#document-fragment', 'BODY']) {
    expect(text).toContain(`Note 3 of ${place}`);
    expect(text).toContain(`Fetched late in ${place}`);
  }
  expect(await page.evaluate(() => (globalThis as unknown as { scrolled(): number }).scrolled())).toBe(50);
});
