import { useEffect, useRef, useState } from 'preact/hooks';
import type { Source } from '../../src/features/ask-page.ts';
import { useTranslate } from '../words.ts';
import { linkCitations } from './link-citations.ts';

interface AnswerProps {
  markdown: string;
  sources: Source[];
  onOpen(url: string): void;
  onShow(source: Source): void;
}

const loadPreview = () => import('../page/text/render-preview.ts');

/** What the model wrote, as hostile as the page it read: cleaned, without pictures, links only by a click. */
export function AnswerView({ markdown, sources, onOpen, onShow }: AnswerProps) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const [cited, setCited] = useState<Source[]>([]);
  useEffect(() => {
    let current = true;
    void loadPreview().then(({ renderPreview }) => {
      if (!current) return;
      const { nodes } = renderPreview(markdown, { images: false });
      // The words of a link say nothing about where it leads.
      for (const link of nodes.querySelectorAll('a')) link.title = link.getAttribute('href') ?? '';
      const name = ({ number, title }: Source) => translate('sourceNumber', String(number), title);
      setCited(linkCitations(nodes, { sources, name }));
      box.current?.replaceChildren(nodes);
    });
    return () => {
      current = false;
    };
  }, [markdown, sources, translate]);

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const link = target.closest('a');
    if (link) {
      event.preventDefault();
      if (link.href) onOpen(link.href);
    }
    const number = Number(target.closest<HTMLButtonElement>('button.cite')?.value);
    const source = cited.find((each) => each.number === number);
    if (source) onShow(source);
  };
  return (
    <>
      <div ref={box} class="preview answer" dir="auto" onClick={onClick} />
      {cited.length > 0 && (
        <ul class="sources" aria-label={translate('sources')}>
          {cited.map((source) => (
            <li key={source.number}>
              <button type="button" class="link-button" onClick={() => onShow(source)}>
                <span class="cite-number">{source.number}</span> <bdi>{source.title}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
