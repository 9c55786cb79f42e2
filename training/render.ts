// How a page is shown and read.

import { closeFrames } from '../src/core/dom/close-frames.ts';
import { DEFAULT_EXTRACT_OPTIONS, type ExtractOptions } from '../src/core/extract-options.ts';

export const OPTIONS: ExtractOptions = { ...DEFAULT_EXTRACT_OPTIONS, unscripted: true };

/** As the extension meets a saved page: rendered, scripts off, `noscript` shown. The browser is offline. */
export async function render(html: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-same-origin');
  frame.style.cssText = 'width: 1280px; height: 900px; border: 0';
  frame.srcdoc = closeFrames(html);
  await new Promise<void>((resolve) => {
    frame.addEventListener('load', () => resolve());
    document.body.append(frame);
  });
  return frame;
}
