// Values as the devalue library writes them (Nuxt's payload, SvelteKit): a list in which numbers point to other entries.

/** A page nests its state this deep at most; beyond it is damage or an attack. */
const DEEPEST = 60;
/** References repeat what they lead to: thirty short lines, each naming the next one twice, come to a billion words. */
const MOST_CHARACTERS = 4_000_000;
/** What a value without text takes of them. */
const VALUE = 10;
/** Wrappers of frameworks whose one argument is the value. */
const TRANSPARENT = /^(?:Shallow)?(?:Reactive|Ref)$|^Island$/;

export function readDevalue(list: unknown): unknown {
  if (!Array.isArray(list)) return undefined;
  const open = new Set<number>();
  let left = MOST_CHARACTERS;
  const read = (index: unknown, depth: number): unknown => {
    // Negative numbers stand for undefined, holes, NaN and the like.
    if (typeof index !== 'number' || index < 0 || depth > DEEPEST || left < 0 || open.has(index))
      return undefined;
    left -= sizeOf(list[index]);
    open.add(index);
    const value = revive(list[index], (inner) => read(inner, depth + 1));
    open.delete(index);
    return value;
  };
  return read(0, 0);
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string' || Array.isArray(value)) return VALUE + value.length;
  return VALUE + (value instanceof Object ? Object.keys(value).join('').length : 0);
}

function revive(value: unknown, read: (index: unknown) => unknown): unknown {
  if (Array.isArray(value)) {
    const [type, ...rest] = value as unknown[];
    if (typeof type !== 'string') return value.map(read);
    if (type === 'Set') return rest.map(read);
    if (type === 'Map')
      return rest.flatMap((index, at) => (at % 2 === 0 ? [[read(index), read(rest[at + 1])]] : []));
    return TRANSPARENT.test(type) ? read(rest[0]) : rest[0];
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, index]) => [key, read(index)]));
}
