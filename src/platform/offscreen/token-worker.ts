// The thread in which tokens are counted, so that a megabyte of text never holds up a page.

import { loadEncoding } from '../../core/tokens/count.ts';
import type { CountReply, CountRequest } from './count-tokens.ts';

addEventListener('message', ({ data, ports }: MessageEvent<CountRequest>) => {
  const reply = (answer: CountReply) => ports[0]?.postMessage(answer);
  loadEncoding(data.encoding)
    .then((counter) => reply({ tokens: counter.count(data.text) }))
    .catch((error: unknown) => reply({ error: String(error) }));
});
