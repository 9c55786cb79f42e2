// A page of a wanted number of elements, with the mix of a long documentation page: navigation, sections, paragraphs
// with links and emphasis, lists, code and tables.

const SENTENCES = [
  'The water in the basin rises twice a day and falls as often.',
  'A gauge at the end of the pier writes its height on paper every minute.',
  'Storms from the west push the sea into the bay and keep it there for hours.',
  'Whoever plans a voyage reads the table first and the sky afterwards.',
];

const NAVIGATION = `<nav><ul>${Array.from({ length: 20 }, (_, i) => `<li><a href="/part/${i}">Part ${i}</a></li>`).join('')}</ul></nav>`;

/** About 60 elements. */
function section(index: number): string {
  const sentence = (offset: number) => SENTENCES[(index + offset) % SENTENCES.length] as string;
  const paragraphs = Array.from(
    { length: 6 },
    (_, i) =>
      `<p>${sentence(i)} <a href="/note/${index}-${i}">Note ${index}.${i}</a> says <em>how</em> and <code>tide(${i})</code>. ${sentence(i + 1)}</p>`,
  ).join('');
  const items = Array.from({ length: 8 }, (_, i) => `<li><span>${sentence(i)}</span></li>`).join('');
  const rows = Array.from(
    { length: 4 },
    (_, i) => `<tr><td>Port ${i}</td><td>${i}:12</td><td>${i}.4 m</td></tr>`,
  ).join('');
  return (
    `<section class="chapter"><h2>Chapter ${index}</h2>${paragraphs}<div class="list"><ul>${items}</ul></div>` +
    `<pre><code>const range = high - low; // ${index}</code></pre><table><tbody>${rows}</tbody></table></section>`
  );
}

export function syntheticPage(elements: number): string {
  const perSection = section(0).match(/<[a-z]/g)?.length ?? 1;
  const count = Math.max(1, Math.round((elements - 60) / perSection));
  const sections = Array.from({ length: count }, (_, index) => section(index)).join('\n');
  return `<!doctype html><html lang="en"><head><title>The tides</title></head><body><header>${NAVIGATION}</header><main><article><h1>The tides</h1>${sections}</article></main><footer><p>Imprint</p></footer></body></html>`;
}
