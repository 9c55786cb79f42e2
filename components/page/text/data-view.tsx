import type { Extraction, Metadata } from '../../../src/core/types.ts';
import { formatNumber, formatPercent, useTranslate } from '../../words.ts';

/** In the order of interest. */
const FIELDS = [
  'title',
  'authors',
  'published',
  'modified',
  'siteName',
  'language',
  'description',
  'tags',
  'canonicalUrl',
  'image',
] as const satisfies (keyof Metadata)[];

/** What is known about the page besides its text, each value with its source. */
export function DataView({ extraction }: { extraction: Extraction }) {
  const translate = useTranslate();
  const { metadata, pageType, article, method, stats, images, links, structuredData } = extraction;
  const { kind: pageKind, render, frameworks, feedUrl } = extraction.classification;
  const facts = FIELDS.flatMap((name) => {
    const found = metadata[name];
    return found ? [{ name, ...found }] : [];
  }).map(({ name, value, source }) => ({
    name,
    value: Array.isArray(value) ? value.join(', ') : value,
    source,
  }));
  const milliseconds = stats.passes.reduce((sum, pass) => sum + pass.milliseconds, 0);
  const figures: [string, string][] = [
    [
      translate('dataPageType'),
      `${pageType.type}${pageType.confidence ? `, ${formatPercent(pageType.confidence)}` : ''}`,
    ],
    [translate('dataKind'), [pageKind, render, ...frameworks].join(', ')],
    [translate('dataScore'), `${article.score} ${article.skip ?? ''}`],
    [translate('dataWords'), formatNumber(stats.words)],
    [translate('dataReading'), `${formatNumber(stats.readingMinutes)} min`],
    [translate('dataMethod'), method],
    [translate('dataElements'), formatNumber(stats.elements)],
    [translate('dataTime'), `${formatNumber(Math.round(milliseconds))} ms`],
    [translate('dataLinks'), formatNumber(links.length)],
    [translate('dataImages'), formatNumber(images.length)],
    ...(feedUrl ? [[translate('dataFeed'), feedUrl] satisfies [string, string]] : []),
  ];
  return (
    <div class="data">
      <table>
        <tbody>
          {facts.map(({ name, value, source }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td dir="auto">{value}</td>
              <td class="source">{source}</td>
            </tr>
          ))}
          {figures.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      {structuredData.map(({ kind, data }, index) => (
        <details key={index}>
          <summary>{kind}</summary>
          <pre dir="ltr">{JSON.stringify(data, null, 2)}</pre>
        </details>
      ))}
    </div>
  );
}
