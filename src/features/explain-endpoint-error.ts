// An explanation of why a chat server did not answer: what happened, what to do, and the server's own words.

import type { Endpoint } from '../endpoints.ts';
import { type EndpointErrorCode, toErrorData } from '../errors.ts';
import type { Translate, TextName } from '../translate.ts';

export interface EndpointFailure {
  code: EndpointErrorCode;
  title: string;
  advice: string;
  /** For those who run the server: the request and its answer. */
  detail: string;
}

type Row = [title: TextName, advice: TextName];

const WORDS: Record<EndpointErrorCode, Row> = {
  'answer-broken': ['endpointBroken', 'endpointBrokenAdvice'],
  'answer-silent': ['endpointSilent', 'endpointSilentAdvice'],
  'context-too-small': ['endpointContext', 'endpointContextAdvice'],
  'endpoint-failed': ['endpointFailed', 'endpointFailedAdvice'],
  'endpoint-key': ['endpointKeyRefused', 'endpointKeyAdvice'],
  'endpoint-refused': ['endpointRefused', 'endpointRefusedAdvice'],
  'endpoint-unreachable': ['endpointGone', 'endpointGoneAdvice'],
  'model-missing': ['endpointNoModel', 'endpointNoModelAdvice'],
  'not-an-endpoint': ['endpointNone', 'endpointNoneAdvice'],
};

const isKnown = (code: string): code is EndpointErrorCode => Object.hasOwn(WORDS, code);

/** The advice may name the server's address, the model, and the origin under which the extension asks. */
export function explainEndpointError(
  translate: Translate,
  error: unknown,
  { endpoint, origin }: { endpoint: Endpoint; origin: string },
): EndpointFailure {
  const { code, message } = toErrorData(error);
  const known = isKnown(code) ? code : 'endpoint-failed';
  const [title, advice] = WORDS[known];
  return {
    code: known,
    title: translate(title),
    advice: translate(advice, endpoint.url, endpoint.model, origin),
    detail: message,
  };
}
