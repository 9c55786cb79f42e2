import { useEffect, useRef, useState } from 'preact/hooks';
import { useTranslate } from '../../words.ts';

interface PreviewProps {
  markdown: string;
  onOpen(url: string): void;
}

const loadPreview = () => import('./render-preview.ts');

/** The Markdown rendered: pictures stay away until asked for, links do nothing until clicked. */
export function PreviewView({ markdown, onOpen }: PreviewProps) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const [images, setImages] = useState(false);
  const [state, setState] = useState({ cut: false, pictures: 0 });

  useEffect(() => {
    let current = true;
    void loadPreview().then(({ renderPreview }) => {
      if (!current) return;
      const { nodes, cut } = renderPreview(markdown, { images });
      setState({ cut, pictures: nodes.querySelectorAll('.no-image').length });
      box.current?.replaceChildren(nodes);
    });
    return () => {
      current = false;
    };
  }, [markdown, images]);

  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.('a');
    if (!link) return;
    event.preventDefault();
    if (link.href) onOpen(link.href);
  };
  return (
    <>
      {state.pictures > 0 && (
        <p class="view-note">
          {translate('imagesOff')}{' '}
          <button type="button" class="link-button" onClick={() => setImages(true)}>
            {translate('imagesShow')}
          </button>
        </p>
      )}
      <div ref={box} class="preview" dir="auto" onClick={onClick} />
      {state.cut && <p class="view-note">{translate('previewCut')}</p>}
    </>
  );
}
