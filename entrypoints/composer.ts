import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { fillComposer } from '../src/chat/composer/fill-composer.ts';
import { takeFillRequest } from '../src/platform/chat/fill-request.ts';

/** Injected into a chat page on demand; the outcome goes back to whoever injected it. Nothing stays in the page. */
export default defineUnlistedScript(() => {
  const request = takeFillRequest();
  return request && fillComposer(document, request);
});
