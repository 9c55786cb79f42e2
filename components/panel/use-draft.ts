import { useEffect, useState } from 'preact/hooks';
import type { PanelIo } from '../../src/io.ts';

export interface Draft {
  text: string;
  withPage: boolean;
  setText(text: string): void;
  setWithPage(on: boolean): void;
}

/** The question in the box. A prompt that arrives from elsewhere takes its place, and holds all that is to be sent. */
export function useDraft(io: Pick<PanelIo, 'watchPrompts'>, arrived: () => void): Draft {
  const [text, setText] = useState('');
  const [withPage, setWithPage] = useState(true);
  useEffect(
    () =>
      io.watchPrompts(({ prompt }) => {
        setText(prompt);
        setWithPage(false);
        arrived();
      }),
    [io, arrived],
  );
  return { text, withPage, setText, setWithPage };
}
