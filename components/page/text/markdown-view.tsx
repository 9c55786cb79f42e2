import { useMemo } from 'preact/hooks';

/** Lines per piece: the browser lays out only the pieces on screen, and the text stays selectable and searchable. */
const LINES = 40;

export function MarkdownView({ markdown }: { markdown: string }) {
  const pieces = useMemo(() => cut(markdown), [markdown]);
  return (
    <pre class="markdown" dir="auto">
      {pieces.map((piece, index) => (
        <code key={index}>{piece}</code>
      ))}
    </pre>
  );
}

function cut(text: string): string[] {
  const lines = text.split('\n');
  const pieces: string[] = [];
  for (let at = 0; at < lines.length; at += LINES) {
    const end = at + LINES < lines.length ? '\n' : '';
    pieces.push(lines.slice(at, at + LINES).join('\n') + end);
  }
  return pieces;
}
