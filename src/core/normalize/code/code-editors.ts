// The visible lines of an editor view. Editors render only the lines on screen; what is shown is what there is.

import { codeText, trimListing } from './code-text.ts';

interface EditorDialect {
  editor: string;
  line: string;
  /** Monaco reuses line elements, so their order is that of their `top`. */
  positioned?: true;
}

const DIALECTS: EditorDialect[] = [
  { editor: '.CodeMirror', line: '.CodeMirror-line' },
  { editor: '.ace_editor', line: '.ace_text-layer .ace_line' },
  { editor: '.cm-editor', line: '.cm-line' },
  { editor: '.monaco-editor', line: '.view-line', positioned: true },
];

export function readEditor(editor: Element): string | undefined {
  const dialect = DIALECTS.find((candidate) => editor.matches(candidate.editor));
  if (!dialect) return undefined;
  const lines = [...editor.querySelectorAll(dialect.line)];
  if (dialect.positioned) lines.sort((a, b) => top(a) - top(b));
  return lines.length > 0 ? trimListing(lines.map(codeLine).join('\n')) : undefined;
}

/** `codeText` drops leading blank lines only, so an indented line keeps its indentation. */
const codeLine = (line: Element): string => codeText(line);

const top = (line: Element): number =>
  Number(/top:\s*(-?[\d.]+)/.exec(line.getAttribute('style') ?? '')?.[1] ?? 0);
