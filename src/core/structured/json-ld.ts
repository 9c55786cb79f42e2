// The nodes of a page's JSON-LD: parsed leniently, `@graph` and lists opened, references by `@id` resolvable.

import { parseJson } from './parse-json.ts';

export type Node = Record<string, unknown>;

/** Beyond this a script is a catalogue, not the description of a page. Characters. */
const LARGEST_SCRIPT = 2_000_000;
/** Properties that lead from a page to what it is about; others lead to other things (`author`, `isRelatedTo`). */
const PATHS = ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemReviewed', 'isPartOf', 'publisher'];
const DEEPEST = 6;

export class JsonLd {
  /** In document order, reached through `PATHS` only. */
  readonly nodes: Node[] = [];
  private readonly byId = new Map<string, Node>();

  constructor(readonly documents: unknown[]) {
    for (const document of documents) this.open(document, 0);
  }

  /** The node that a value stands for: itself, or the one that its `@id` names. */
  resolve(value: unknown): Node | undefined {
    if (!isNode(value)) return typeof value === 'string' ? this.byId.get(value) : undefined;
    const id = value['@id'];
    const named = typeof id === 'string' ? this.byId.get(id) : undefined;
    return Object.keys(value).length > 1 || !named ? value : named;
  }

  private open(value: unknown, depth: number): void {
    if (depth > DEEPEST) return;
    if (Array.isArray(value)) {
      for (const item of value) this.open(item, depth + 1);
      return;
    }
    if (!isNode(value)) return;
    if (value['@type'] !== undefined) this.nodes.push(value);
    const id = value['@id'];
    // A node with properties wins over a bare reference to it.
    if (typeof id === 'string' && (Object.keys(value).length > 2 || !this.byId.has(id)))
      this.byId.set(id, value);
    for (const path of PATHS) this.open(value[path], depth + 1);
    for (const author of list(value['author'])) {
      if (isNode(author) && typeof author['@id'] === 'string' && author['name'])
        this.byId.set(author['@id'], author);
    }
  }
}

const known = new WeakMap<Document, JsonLd>();

/** Several passes ask; the scripts are read once, and no pass changes them. */
export function readJsonLd(document: Document): JsonLd {
  let jsonLd = known.get(document);
  if (!jsonLd) known.set(document, (jsonLd = parseScripts(document)));
  return jsonLd;
}

function parseScripts(document: Document): JsonLd {
  const documents: unknown[] = [];
  for (const script of document.querySelectorAll('script[type]')) {
    if (!/^\s*application\/ld\+json\s*(?:;|$)/i.test(script.getAttribute('type') ?? '')) continue;
    const data = parseLeniently(script.textContent ?? '');
    if (data !== undefined) documents.push(data);
  }
  return new JsonLd(documents);
}

/** Pages wrap their JSON in CDATA or comments, end it with a semicolon and put raw line breaks into strings. */
function parseLeniently(source: string): unknown {
  if (source.length > LARGEST_SCRIPT) return undefined;
  // No two runs of spaces side by side: each would be tried at every length of the other.
  const bare = source
    .trim()
    .replace(/^(?:\/\*\s*)?<!\[CDATA\[(?:\s*\*\/)?|(?:\/\*)?(?<!\s)\s*\]\]>(?:\s*\*\/)?$/g, '')
    .replace(/^\s*<!--|-->\s*$/g, '')
    .replace(/;\s*$/, '');
  for (const attempt of [bare, bare.replace(/[\n\r\t]+/g, ' ').replace(/,\s*(?=[}\]])/g, '')]) {
    const data = parseJson(attempt);
    if (data !== undefined) return data;
  }
  return undefined;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const list = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? (value as unknown[]) : [value];

/** Types without the schema.org address. */
export const typesOf = (node: Node): string[] =>
  list(node['@type']).flatMap((type) => (typeof type === 'string' ? [type.replace(/^.*[/#:]/, '')] : []));
