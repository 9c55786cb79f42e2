import { useEffect, useState } from 'preact/hooks';
import type { CollectDesk } from '../../src/features/collect/desk.ts';

/** A job changes many times a second; people see four. Milliseconds. */
const REST = 250;

/** Shows the view again when the desk has changed; a number that tells the shows apart. */
export function useDesk(desk: CollectDesk): number {
  const [round, setRound] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = 0;
    const show = () => {
      timer = undefined;
      last = performance.now();
      setRound((count) => count + 1);
    };
    const unwatch = desk.watch(() => {
      timer ??= setTimeout(show, Math.max(0, REST - (performance.now() - last)));
    });
    return () => {
      unwatch();
      clearTimeout(timer);
    };
  }, [desk]);
  return round;
}
