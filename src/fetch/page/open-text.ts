// A fetched text as an inert document of our own: nothing in it runs or loads.

import { closeFrames } from '../../core/dom/close-frames.ts';
import { fillFeed, isFeed } from './feed-page.ts';
import type { TextKind } from '../answer/media-type.ts';
import { openShadowRoots } from './shadow-templates.ts';

export interface PageText {
  text: string;
  kind: TextKind;
  url: string;
  /** List where its links lead, too, whether they are content or not. */
  lists?: boolean;
}

/** `isFeed`: the page lists the entries of a feed. */
export interface OpenedText {
  document: Document;
  isFeed: boolean;
}

export function openText({ text, kind }: PageText): OpenedText {
  const parser = new DOMParser();
  // A browser drops NUL between tags; in running text it would break words apart.
  if (kind === 'html') {
    const document = parser.parseFromString(closeFrames(text.replaceAll('\0', '')), 'text/html');
    openShadowRoots(document);
    return { document, isFeed: false };
  }
  const document = parser.parseFromString('<!doctype html><body>', 'text/html');
  if (kind === 'xml') {
    const xml = parser.parseFromString(text, 'text/xml');
    if (isFeed(xml)) {
      fillFeed(document, xml);
      return { document, isFeed: true };
    }
  }
  fillPre(document, text, kind === 'text' ? undefined : kind);
  return { document, isFeed: false };
}

function fillPre(document: Document, text: string, language: string | undefined): void {
  const pre = document.createElement('pre');
  if (language === undefined) pre.textContent = text;
  else {
    const code = document.createElement('code');
    code.className = `language-${language}`;
    code.textContent = text;
    pre.append(code);
  }
  document.body.append(pre);
}
