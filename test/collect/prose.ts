const WORDS =
  'harbour tide gauge spring neap moon pilot quay lantern survey ledger current basin channel buoy anchor ferry chart'.split(
    ' ',
  );

/** A text of its own for each number: no two resemble each other. */
export function prose(seed: number, words = 160): string {
  let state = seed * 7919 + 17;
  const next = (): number => (state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) >> 8;
  const sentence = (): string => {
    const line = Array.from({ length: 12 }, () => `${WORDS[next() % WORDS.length]}${next() % 50}`).join(' ');
    return `${line[0]?.toUpperCase()}${line.slice(1)}.`;
  };
  return Array.from(
    { length: Math.ceil(words / 36) },
    () => `<p>${sentence()} ${sentence()} ${sentence()}</p>`,
  ).join('\n');
}
