// Tables for people; the same figures go to the JSON file.

export function printTable(title: string, rows: object[]): void {
  console.log(`\n${title}`);
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first);
  const lines = [
    names,
    ...rows.map((row) => names.map((name) => show((row as Record<string, unknown>)[name]))),
  ];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  for (const line of lines) {
    console.log(
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    );
  }
}

function show(value: unknown): string {
  if (typeof value !== 'number') return String(value ?? '');
  if (Number.isInteger(value)) return String(value);
  return value >= 10 ? value.toFixed(1) : value.toFixed(3);
}
