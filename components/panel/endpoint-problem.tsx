import type { ComponentChildren } from 'preact';
import type { EndpointFailure } from '../../src/features/explain-endpoint-error.ts';
import { useTranslate } from '../words.ts';

interface EndpointProblemProps {
  failure: EndpointFailure;
  /** Buttons: what helps. */
  children: ComponentChildren;
}

/** What a chat server did wrong, what to do, and its own words for those who want them. */
export function EndpointProblem({ failure, children }: EndpointProblemProps) {
  const translate = useTranslate();
  return (
    <div class="problem" role="alert">
      <p class="problem-title">{failure.title}</p>
      <p>{failure.advice}</p>
      <details>
        <summary>{translate('endpointDetail')}</summary>
        <p class="problem-detail" dir="ltr">
          {failure.detail}
        </p>
      </details>
      <p class="problem-actions">{children}</p>
    </div>
  );
}
