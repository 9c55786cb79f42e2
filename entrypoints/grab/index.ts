import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { grabPage } from './grab-page.ts';

/**
 * Injected on demand; the value of `main` goes back to whoever injected it. It captures and nothing else: the passes run
 * in the reader, and the page's own thread is free again. A copy stays in the page for `page.js` where no reader lives, or
 * where it is very large.
 */
export default defineUnlistedScript((): string => JSON.stringify(grabPage()));
