import { useEffect, useState } from 'preact/hooks';
import type { PageIo } from '../../src/io/page-io.ts';
import { Icon } from '../icon.tsx';
import { useTranslate } from '../words.ts';
import { ExpansionNotice } from './expansion-notice.tsx';
import { Failure } from './failure.tsx';
import type { BundleActions } from './more-menu.tsx';
import { Meter } from './meter.tsx';
import { ReadyPage } from './ready-page.tsx';
import { Summary } from './summary.tsx';
import { useExpansion } from './state/use-expansion.ts';
import type { PageControls } from './state/use-page.ts';
import { Views } from './text/views.tsx';

/** Up to this a wait is not noticed, and words about it would only flash. Milliseconds. */
const UNNOTICED = 150;

interface PageBodyProps {
  io: PageIo;
  page: PageControls;
  /** How the platform writes its copy shortcut. */
  copyKey: string;
  /** Stands where a key opens the side panel. */
  opensPanel?: boolean;
  onAllow?: () => void;
  /** What the menu offers beside the page itself. */
  bundles?: BundleActions | undefined;
}

/** A page while it is read, when it is ready, or why it is not. */
export function PageBody({ io, page, copyKey, opensPanel = false, onAllow, bundles }: PageBodyProps) {
  const translate = useTranslate();
  const { reading, stale } = page.state;
  const expansion = useExpansion(io, page);
  const waiting = useLater(reading.phase === 'reading');
  return (
    <>
      {expansion.progress && <ExpansionNotice progress={expansion.progress} onCancel={expansion.cancel} />}
      {stale && !expansion.progress && (
        <p class="notice" role="status">
          {translate('pageChanged')}
          <button type="button" class="link-button" onClick={page.refresh}>
            <Icon name="refresh" size={14} /> {translate('refresh')}
          </button>
        </p>
      )}
      {reading.phase === 'reading' && (
        <>
          <Summary counts={undefined} exact={false} copy="none" waiting={waiting} copyKey={copyKey} />
          <Meter savings={[]} />
          <div class="focus is-waiting" />
          <Views extraction={undefined} markdown="" body="" onOpen={io.openUrl} />
        </>
      )}
      {reading.phase === 'ready' && (
        <ReadyPage
          io={io}
          page={page}
          extraction={reading.extraction}
          copyKey={copyKey}
          opensPanel={opensPanel}
          onExpand={expansion.expand}
          bundles={bundles}
        />
      )}
      {reading.phase === 'failed' && (
        <Failure failure={reading.failure} onRetry={page.refresh} onAllow={onAllow} />
      )}
    </>
  );
}

/** True once `on` has been true for longer than a person notices. */
function useLater(on: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!on) return undefined;
    const timer = setTimeout(() => setLate(true), UNNOTICED);
    return () => clearTimeout(timer);
  }, [on]);
  return late;
}
