// What the call says, over what the site's profile says.

import type { BridgeRequest } from '../bridge.ts';
import type { PithRequest } from './request.ts';
import type { Site } from '../profile/profile.ts';

type Request = Omit<BridgeRequest, 'url' | 'tab'>;

/** Only what the extension is asked: the rest is the client's own. */
export function requestFor(site: Site, asked: Request & Partial<PithRequest>): Request {
  const { signal, fresh, counts, timeout, ...request } = asked;
  void [signal, fresh, counts, timeout];
  const { query, budget, format, expand, scope, links, images } = site;
  const options = { ...(scope === undefined ? {} : { scope }), ...request.options };
  const style = {
    ...(links === undefined ? {} : { links }),
    ...(images === undefined ? {} : { images }),
    ...request.style,
  };
  return {
    ...(query === undefined ? {} : { query }),
    ...(budget === undefined ? {} : { budget }),
    ...(format === undefined ? {} : { format }),
    ...(expand === undefined ? {} : { expand }),
    ...request,
    options,
    style,
  };
}
