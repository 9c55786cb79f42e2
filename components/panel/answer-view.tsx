import { useEffect, useRef } from 'preact/hooks';

interface AnswerProps {
  markdown: string;
  onOpen(url: string): void;
}

const loadPreview = () => import('../page/render-preview.ts');

/** What the model wrote, as hostile as the page it read: cleaned, without pictures, links only by a click. */
export function AnswerView({ markdown, onOpen }: AnswerProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let current = true;
    void loadPreview().then(({ renderPreview }) => {
      if (!current) return;
      const { nodes } = renderPreview(markdown, { images: false });
      // The words of a link say nothing about where it leads.
      for (const link of nodes.querySelectorAll('a')) link.title = link.getAttribute('href') ?? '';
      box.current?.replaceChildren(nodes);
    });
    return () => {
      current = false;
    };
  }, [markdown]);

  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.('a');
    if (!link) return;
    event.preventDefault();
    if (link.href) onOpen(link.href);
  };
  return <div ref={box} class="preview answer" dir="auto" onClick={onClick} />;
}
