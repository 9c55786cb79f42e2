import { useEffect, useRef, useState } from 'preact/hooks';
import { DEFAULT_EXTRACT_OPTIONS } from '../../src/core/extract-options.ts';
import type { PanelIo } from '../../src/io/panel-io.ts';
import type { TabReference } from '../../src/io/io.ts';
import type { PageControls } from '../page/state/use-page.ts';

export interface PickerControls {
  picking: boolean;
  /** Why the last try failed, in words; empty when it did not. */
  failure: string;
  pick(): Promise<void>;
  /** Hands on a key of the panel; true when the picker knows it. */
  press(key: string): boolean;
}

type PickerIo = Pick<PanelIo, 'takePart' | 'steerPicker' | 'translate'>;

const KEYS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter', 'Escape']);

/** Picking an element on the page; the panel has the keyboard meanwhile, so its keys go to the page. */
export function usePicker(io: PickerIo, page: PageControls): PickerControls {
  const [picking, setPicking] = useState(false);
  const [failure, setFailure] = useState('');
  const on = useRef<TabReference>(undefined);
  const { tab, settings } = page.state;

  useEffect(() => {
    const leave = () => on.current && io.steerPicker(on.current, 'Escape');
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [io, tab?.id]);

  return {
    picking,
    failure,
    async pick() {
      if (!tab || picking) return;
      on.current = tab;
      setFailure('');
      setPicking(true);
      try {
        const { collapsed } = settings;
        const part = await io.takePart(tab, { ...DEFAULT_EXTRACT_OPTIONS, collapsed });
        if (part) page.showPart(part);
      } catch (error) {
        const { explainError } = await import('../../src/features/explain-error.ts');
        const { title, advice } = explainError(io.translate, error);
        setFailure(io.translate('errorLine', title, advice));
      }
      on.current = undefined;
      setPicking(false);
    },
    press(key) {
      if (!on.current || !KEYS.has(key)) return false;
      io.steerPicker(on.current, key);
      return true;
    },
  };
}
