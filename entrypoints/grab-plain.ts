import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { copyPlain } from '../src/capture/walk/plain-document.ts';
import { grabPage } from './grab/grab-page.ts';

/** In place of `grab.js` in tabs that show XML, a drawing or a text file: few, and the code for them is not small. */
export default defineUnlistedScript((): string => JSON.stringify(grabPage(copyPlain)));
