import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { findPassage } from '../src/capture/locate/find-passage.ts';
import { highlight } from '../src/capture/locate/highlight.ts';
import { readPageText } from '../src/capture/locate/page-text.ts';
import { takePassage } from '../src/platform/page/passage-request.ts';

/** Shows a passage on the page; whether it was found goes back to whoever injected this. */
export default defineUnlistedScript((): boolean => {
  const ranges = findPassage(readPageText(document.documentElement), takePassage());
  highlight(ranges);
  return ranges.length > 0;
});
