import { useEffect, useRef, useState } from 'preact/hooks';
import type { PageIo } from '../../../src/io/page-io.ts';
import type { TabReference } from '../../../src/io/io.ts';
import type { Encoding } from '../../../src/settings.ts';

type Counter = Pick<PageIo, 'countTokens'>;

/** Exact tokens of each text, undefined until counted. Pass the same array while the texts are the same. */
export function useTokens(io: Counter, texts: readonly string[], encoding: Encoding): (number | undefined)[] {
  const counted = useRef(new Map<string, number>());
  const [, show] = useState(0);
  const key = (text: string) => `${encoding} ${text}`;

  useEffect(() => {
    let current = true;
    void (async () => {
      for (const text of texts) {
        if (!current) return;
        if (counted.current.has(key(text))) continue;
        counted.current.set(key(text), await io.countTokens(text, encoding));
      }
      if (current) show((count) => count + 1);
    })().catch(() => {
      // Without token data the estimates stay, marked as such.
    });
    return () => {
      current = false;
    };
  }, [io, texts, encoding]);

  return texts.map((text) => counted.current.get(key(text)));
}

/** The page's HTML, fetched once the page is read, so that it never delays the copy; empty until then. */
export function usePageHtml(io: Pick<PageIo, 'pageHtml'>, tab: TabReference | undefined): string {
  const [html, setHtml] = useState('');
  useEffect(() => {
    if (!tab) return setHtml('');
    let current = true;
    io.pageHtml(tab).then(
      (text) => current && setHtml(text),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [io, tab]);
  return html;
}
