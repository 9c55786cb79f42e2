// What the call says, over what the site's profile says.

import type { BridgeRequest } from '../bridge.ts';
import type { Site } from '../profile/profile.ts';

type Request = Omit<BridgeRequest, 'url' | 'tab'>;

export function requestFor(site: Site, request: Request): Request {
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
