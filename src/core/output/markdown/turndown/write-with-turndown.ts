// Markdown by Turndown with its plugin for GitHub's tables, tasks and strikethrough, from the HTML of the kept blocks.

import TurndownService from 'turndown';
import { gfm } from 'turndown-plugin-gfm';
import { PithError } from '../../../../errors.ts';
import type { Flow } from '../../../tree.ts';
import { AS_IT_IS, writeTreeHtml } from './write-tree-html.ts';
import type { TurndownRule, TurndownStyle } from './turndown-style.ts';

/** As Pith writes where nothing else is said. */
const OPTIONS = { headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-', hr: '---' } as const;
/** Their tags are Markdown, too. */
const KEPT = ['kbd', 'sub', 'sup'] as const;

/** Throws `PithError('bad-input')` for a rule that is none. */
export function writeWithTurndown(
  trees: readonly Flow[],
  { options = {}, rules = {} }: TurndownStyle,
): string {
  const service = new TurndownService({ ...OPTIONS, ...options });
  service.use(gfm);
  service.keep([...KEPT]);
  // Its own leaves what the page shows of tags as tags, and pipes that would end a cell.
  const escape = service.escape.bind(service);
  service.escape = (text) => escape(text).replace(/<(?=[a-z!/?])/gi, '\\<');
  service.addRule('cell', {
    filter: ['td', 'th'],
    replacement: (content, node) =>
      `${node.previousSibling ? '' : '|'} ${content
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join('<br>')
        .replaceAll('|', '\\|')} |`,
  });
  service.addRule('tagless', {
    filter: (node) => node.hasAttribute(AS_IT_IS),
    replacement: (_, node) => {
      const text = node.textContent ?? '';
      return node.nodeName === 'PRE' ? `\n\n${text}\n\n` : text;
    },
  });
  for (const [name, rule] of Object.entries(rules)) service.addRule(name, ruleOf(name, rule));
  return service.turndown(trees.map(writeTreeHtml).join('')).trim();
}

function ruleOf(name: string, { filter, replacement }: TurndownRule): TurndownService.Rule {
  const tags = [filter].flat();
  if (tags.length === 0 || ![...tags, replacement].every((value) => typeof value === 'string')) {
    throw new PithError(
      'bad-input',
      `A rule for Turndown has a filter (names of tags) and a replacement (a text with {content}); ${name} has not.`,
    );
  }
  return {
    filter: tags.map((tag) => tag.toLowerCase()) as TurndownService.TagName[],
    replacement: (content, node) =>
      replacement.replace(/\{([\w-]+)\}/g, (_, value: string) =>
        value === 'content' ? content : ((node as Element).getAttribute(value) ?? ''),
      ),
  };
}
