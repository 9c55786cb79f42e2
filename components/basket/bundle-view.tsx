import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Extraction } from '../../src/core/types.ts';
import { toFileName } from '../../src/features/file-name.ts';
import type { BundleIo } from '../../src/io/bundle-io.ts';
import { Icon } from '../icon.tsx';
import { formatNumber, useTranslate } from '../words.ts';
import { BundleList } from './bundle-list.tsx';
import type { BundleSource } from './bundle-source.ts';
import { useBundle, useBundleItems } from './use-bundle.ts';
import '../style/bundle.css';

interface BundleViewProps {
  io: BundleIo;
  source: BundleSource;
  onBack(): void;
  /** Sends the text to the person's chat. */
  onSend(markdown: string, pages: Extraction[]): void;
}

/** As in the popup. Tokens; 0 for no limit. */
const BUDGETS = [0, 4_000, 8_000, 16_000, 32_000, 128_000];

/** Several pages as one text: tabs are copied as soon as all of them are read. */
export function BundleView({ io, source, onBack, onSend }: BundleViewProps) {
  const translate = useTranslate();
  const { items, setItems, isReading } = useBundleItems(io, source);
  const [query, setQuery] = useState('');
  const [budget, setBudget] = useState(0);
  const [copied, setCopied] = useState<'no' | 'refused' | 'yes'>('no');
  const pages = useMemo(() => items.flatMap(({ page }) => page ?? []), [items]);
  const { bundle, problem } = useBundle(io, isReading ? [] : pages, { query, budget: budget || undefined });
  const copy = (): void => {
    if (bundle)
      void io.writeText(bundle.markdown).then(
        () => setCopied('yes'),
        () => setCopied('refused'),
      );
  };
  const isFirst = useRef(true);
  useEffect(() => {
    setCopied('no');
    if (bundle && isFirst.current && source !== 'basket') copy();
    if (bundle) isFirst.current = false;
  }, [bundle]);
  const arrange = (next: typeof items): void => {
    setItems(next);
    if (source === 'basket') void io.basket.arrange(next.map(({ id }) => id));
  };
  const remove = (id: string): void => {
    setItems(items.filter((item) => item.id !== id));
    if (source === 'basket') void io.basket.remove(id).then(tellBasket);
  };
  const read = items.filter(({ page, problem: failed }) => page ?? failed).length;
  const name = toFileName({ title: `${formatNumber(pages.length)} pages`, url: '' }, 'md');
  return (
    <section class="bundle">
      <header class="bundle-head">
        <button
          type="button"
          class="icon-button"
          aria-label={translate('back')}
          title={translate('back')}
          onClick={onBack}
        >
          ←
        </button>
        <h2>{translate(source === 'basket' ? 'basket' : 'tabsTogether')}</h2>
        {source === 'basket' && items.length > 0 && (
          <button
            type="button"
            class="link-button"
            onClick={() => void io.basket.clear().then(() => (setItems([]), tellBasket()))}
          >
            {translate('basketClear')}
          </button>
        )}
      </header>
      <p class="hero bundle-total" role="status">
        {isReading ? (
          translate('readingTabs', formatNumber(read), formatNumber(items.length))
        ) : (
          <>
            <strong>{formatNumber(bundle?.tokens ?? 0)}</strong> <span>{translate('tokens')}</span>{' '}
            <span class={copied === 'yes' ? 'is-copied' : ''}>
              {problem ||
                (copied === 'yes'
                  ? translate('copied')
                  : copied === 'refused'
                    ? translate('errorNotCopied')
                    : '')}
            </span>
          </>
        )}
      </p>
      <div class="focus">
        <input
          type="search"
          class="query"
          placeholder={translate('queryLabel')}
          aria-label={translate('queryLabel')}
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <select
          aria-label={translate('budget')}
          value={budget}
          onChange={(event) => setBudget(Number(event.currentTarget.value))}
        >
          {BUDGETS.map((tokens) => (
            <option key={tokens} value={tokens}>
              {tokens === 0 ? translate('noLimit') : formatNumber(tokens)}
            </option>
          ))}
        </select>
      </div>
      <BundleList items={items} kept={bundle?.kept} onArrange={arrange} onRemove={remove} />
      <footer class="actions">
        <button type="button" class="primary" disabled={!bundle} onClick={copy}>
          <Icon name="copy" /> {translate('copyAll')}
        </button>
        <button
          type="button"
          class="secondary"
          disabled={!bundle}
          onClick={() => bundle && onSend(bundle.markdown, pages)}
        >
          <Icon name="send" /> {translate('send')}
        </button>
        <button
          type="button"
          class="icon-button is-framed"
          disabled={!bundle}
          aria-label={translate('downloadMarkdown')}
          title={translate('downloadMarkdown')}
          onClick={() => bundle && io.saveFile({ name, type: 'text/markdown', text: bundle.markdown })}
        >
          <Icon name="download" />
        </button>
      </footer>
    </section>
  );
}

/** The foot of the popup shows the count. */
function tellBasket(): void {
  dispatchEvent(new Event('pith-basket'));
}
