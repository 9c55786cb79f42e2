import { useEffect, useRef, useState } from 'preact/hooks';
import type { PanelIo } from '../../src/io/panel-io.ts';

export interface Draft {
  text: string;
  withPage: boolean;
  setText(text: string): void;
  setWithPage(on: boolean): void;
}

/** The question in the box. A prompt that arrives from elsewhere holds all that is to be sent; what the person wrote stays under it. */
export function useDraft(io: Pick<PanelIo, 'watchPrompts'>, arrived: () => void): Draft {
  const [text, setText] = useState('');
  const [withPage, setWithPage] = useState(true);
  /** The person's own words; of a prompt that nobody changed nothing is kept when the next one comes. */
  const typed = useRef('');
  useEffect(
    () =>
      io.watchPrompts(({ prompt }) => {
        setText(typed.current.trim() === '' ? prompt : `${prompt}\n\n${typed.current}`);
        setWithPage(false);
        arrived();
      }),
    [io, arrived],
  );
  const write = (words: string) => {
    typed.current = words;
    setText(words);
  };
  return { text, withPage, setText: write, setWithPage };
}
