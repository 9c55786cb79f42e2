// The tree of a block as plain HTML, for writers that take HTML. What HTML has no tag for is Markdown already, marked so.

import type { Flow, Inline, ListItem, TableRow } from '../../../tree.ts';
import { writeInline } from '../write-inline.ts';
import { writeMarkdown } from '../write-markdown.ts';

/** On what is written as it is: `pre` for blocks, `code` within a line. */
export const AS_IT_IS = 'data-as-it-is';
const MOST_DEPTH = 6;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const INLINE_TAGS = {
  emphasis: 'em',
  strong: 'strong',
  delete: 'del',
  subscript: 'sub',
  superscript: 'sup',
} as const;

export function writeTreeHtml(node: Flow): string {
  switch (node.type) {
    case 'paragraph':
      return paragraph(node.children);
    case 'heading': {
      const tag = `h${Math.min(node.depth, MOST_DEPTH)}`;
      return `<${tag}>${inline(node.children)}</${tag}>`;
    }
    case 'list': {
      const start = node.children[0]?.number ?? 1;
      const items = node.children.map(listItem).join('');
      return node.ordered ? `<ol start="${start}">${items}</ol>` : `<ul>${items}</ul>`;
    }
    case 'table': {
      const [header, ...rows] = node.children;
      const head = header ? `<thead>${row(header, 'th')}</thead>` : '';
      const body = rows.map((each) => row(each, 'td')).join('');
      return `${node.caption.map(paragraph).join('')}<table>${head}<tbody>${body}</tbody></table>`;
    }
    case 'code': {
      const language = node.lang === '' ? '' : ` class="language-${escapeHtml(node.lang)}"`;
      return `<pre><code${language}>${escapeHtml(node.value)}\n</code></pre>`;
    }
    case 'thematicBreak':
      return '<hr>';
    case 'blockquote':
      return `<blockquote>${flow(node.children)}</blockquote>`;
    case 'callout':
      return `<blockquote><pre ${AS_IT_IS}>[!${escapeHtml(node.kind.toUpperCase())}]</pre>${flow(node.children)}</blockquote>`;
    case 'details':
      return `<p><strong>${inline(node.summary)}</strong></p>${flow(node.children)}`;
    case 'definitionList':
      return node.children
        .map(
          ({ terms, children }) =>
            `${terms.map((term) => `<p><strong>${inline(term)}</strong></p>`).join('')}${flow(children)}`,
        )
        .join('');
    case 'figure':
      return [node.children, ...node.caption].map(paragraph).join('');
    default:
      return `<pre ${AS_IT_IS}>${escapeHtml(writeMarkdown(node))}</pre>`;
  }
}

const flow = (nodes: readonly Flow[]): string => nodes.map(writeTreeHtml).join('');

const paragraph = (nodes: readonly Inline[]): string => (nodes.length === 0 ? '' : `<p>${inline(nodes)}</p>`);

/** An item of one paragraph is tight. */
function listItem({ label, checked, children: [first, ...others] }: ListItem): string {
  const box = checked === undefined ? '' : `<input type="checkbox"${checked ? ' checked' : ''}>`;
  const name = label === undefined ? '' : `${escapeHtml(label)}. `;
  const opening = first?.type === 'paragraph' ? inline(first.children) : first ? writeTreeHtml(first) : '';
  return `<li>${box}${name}${opening}${flow(others)}</li>`;
}

const row = ({ children }: TableRow, tag: 'td' | 'th'): string =>
  `<tr>${children.map((cell) => `<${tag}>${inline(cell.children)}</${tag}>`).join('')}</tr>`;

const inline = (nodes: readonly Inline[]): string => nodes.map(inlineNode).join('');

function inlineNode(node: Inline): string {
  switch (node.type) {
    case 'text':
      return escapeHtml(node.value);
    case 'inlineCode':
      return `<code>${escapeHtml(node.value)}</code>`;
    case 'keyboard':
      return `<kbd>${escapeHtml(node.value)}</kbd>`;
    case 'break':
      return '<br>';
    case 'image':
      return `<img src="${escapeHtml(node.url)}" alt="${escapeHtml(node.alt)}">`;
    case 'link':
      return `<a href="${escapeHtml(node.url)}">${inline(node.children)}</a>`;
    case 'label':
      return inline(node.children);
    case 'emphasis':
    case 'strong':
    case 'delete':
    case 'subscript':
    case 'superscript': {
      const tag = INLINE_TAGS[node.type];
      return `<${tag}>${inline(node.children)}</${tag}>`;
    }
    default:
      return `<code ${AS_IT_IS}>${escapeHtml(writeInline([node], 'line'))}</code>`;
  }
}
