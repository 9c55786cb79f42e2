// What a browser's words for a failed request mean.

import { PithError, type PithErrorCode } from '../../errors.ts';
import { shorten } from '../guard/check-address.ts';

/** First match wins. Chromium's names, then Firefox's (`NS_ERROR_…`, `SEC_ERROR_…`). */
const MEANINGS: [words: RegExp, code: PithErrorCode, meaning: string][] = [
  [
    /ERR_(?:CERT|SSL|BAD_SSL|TLS|ECH)|SEC_ERROR|SSL_ERROR|MOZILLA_PKIX|NS_ERROR_NET_INADEQUATE_SECURITY/,
    'untrusted-server',
    'the site has no valid certificate',
  ],
  [/ERR_NAME_NOT_RESOLVED|ERR_DNS|NS_ERROR_UNKNOWN_HOST/, 'not-connected', 'there is no site of that name'],
  [/ERR_INTERNET_DISCONNECTED|NS_ERROR_OFFLINE/, 'not-connected', 'there is no internet connection'],
  [/ERR_RESPONSE_HEADERS_TOO_BIG/, 'broken-answer', 'its headers are too large'],
  [
    /ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE_CHUNKED|NS_ERROR_NET_PARTIAL_TRANSFER/,
    'broken-answer',
    'the answer broke off',
  ],
  [
    /ERR_(?:INVALID_(?:CHUNKED|HTTP|RESPONSE)|CONTENT_DECODING|RESPONSE_HEADERS|HTTP2|QUIC|EMPTY_RESPONSE|UNEXPECTED)|NS_ERROR_(?:INVALID_CONTENT_ENCODING|CORRUPTED_CONTENT|NET_EMPTY_RESPONSE)/,
    'broken-answer',
    'the answer breaks the rules of HTTP',
  ],
  [
    /ERR_(?:UNSAFE|INVALID)_REDIRECT|ERR_DISALLOWED_URL_SCHEME/,
    'redirect-refused',
    'it redirects to no web page',
  ],
  [/ERR_BLOCKED_BY_CLIENT/, 'not-connected', 'another extension or a rule of the browser blocks it'],
  [/ERR_UNSAFE_PORT|NS_ERROR_PORT_ACCESS/, 'address-refused', 'the browser blocks that port'],
  [
    /ERR_(?:CONNECTION|ADDRESS|TIMED_OUT|NETWORK|SOCKET|TUNNEL|PROXY)|NS_ERROR_(?:CONNECTION|NET|PROXY)/,
    'not-connected',
    'the connection failed',
  ],
];

export function failureError(address: string, words: string): PithError {
  const [, code = 'not-connected', meaning = 'the browser refused or lost the connection'] =
    MEANINGS.find(([pattern]) => pattern.test(words)) ?? [];
  return new PithError(code, `${shorten(address)} could not be fetched: ${meaning} (${words}).`);
}
