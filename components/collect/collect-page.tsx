import { useEffect, useState } from 'preact/hooks';
import type { CollectDesk } from '../../src/features/collect/desk.ts';
import type { CollectPageIo } from '../../src/io/collect-page-io.ts';
import { useTranslate } from '../words.ts';
import { JobList } from './job-list.tsx';
import { JobView } from './job-view.tsx';
import { SourceForm } from './source-form.tsx';
import { useDesk } from './use-desk.ts';

interface CollectPageProps {
  io: CollectPageIo;
  desk: CollectDesk;
}

/** Left what to collect, right what became of it. The address names the job, so that a restored tab goes on with it. */
export function CollectPage({ io, desk }: CollectPageProps) {
  const translate = useTranslate();
  const round = useDesk(desk);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const follow = () => desk.show(location.hash.slice(1) || undefined);
    addEventListener('hashchange', () => void follow());
    void desk.load().then(() => {
      setIsReady(true);
      return follow();
    });
  }, [desk]);
  const { open } = desk;
  return (
    <main class="collect">
      <aside class="collect-side">
        <header>
          <img src="/icon/mark.svg" alt="" width={24} height={24} />
          <h1>{translate('collectTitle')}</h1>
        </header>
        <SourceForm io={io} onStart={(plan) => desk.start(plan).then(goTo)} />
        {isReady && <JobList desk={desk} io={io} shown={open?.job.id} onOpen={goTo} />}
      </aside>
      <section class="collect-main" aria-label={translate('collectResults')}>
        {open ? (
          <JobView key={open.job.id} io={io} desk={desk} open={open} round={round} onOpen={goTo} />
        ) : (
          <p class="collect-empty">{translate('collectEmpty')}</p>
        )}
      </section>
    </main>
  );
}

/** Without a visit of its own in the history. */
function goTo(id: string): void {
  history.replaceState(null, '', `${location.pathname}${location.search}#${id}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
}
