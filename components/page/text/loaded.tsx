import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A view whose code is loaded when it is first shown; nothing stands there until then. */
export function loaded<P extends object>(
  load: () => Promise<ComponentType<P>>,
): (props: P) => preact.JSX.Element | null {
  let known: ComponentType<P> | undefined;
  return function Loaded(props: P) {
    const [View, setView] = useState(() => known);
    useEffect(() => {
      if (!View) void load().then((view) => setView(() => (known = view)));
    }, [View]);
    return View ? <View {...props} /> : null;
  };
}
