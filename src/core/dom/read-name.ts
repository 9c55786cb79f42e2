// What a class or id says about an element's role. Only whole tokens count: `readMore` is no `ad`, `shareholder-report`
// no `share`. Words of layout (`wrapper`, `list`) and short prefixes of a code base (`td-`, `c-`) are set aside; what is
// left has to be a known phrase in full, so `ShareTheLoad`, the id of a section, says nothing.

/** Words that tell where or how large a part is, not what it is. */
const LAYOUT_WORDS = new Set(
  (
    'area article bar base block body bottom box btn btns button buttons card center column component cont container ' +
    'content dark desktop div element elements fixed full global group holder horizontal icon icons inline inner item ' +
    'items large layout left light link links list lists main medium mobile module outer page panel part placeholder ' +
    'post posts primary right root row secondary section single site small sticky story template top toggle ui ul ' +
    'unit vertical view widget widgets wrap wrapper zone'
  ).split(' '),
);

/** Words that turn the meaning round or show that the name is a sentence: the name is no role then. */
const SENTENCE_WORDS = new Set(
  'a an and are by cat category for from has have hide hides how in is no non not of on or tag the to topic why with without'.split(
    ' ',
  ),
);

/** Longest prefix that may belong to a theme or code base (`td`, `wp`, `jp`, `tdb`), in letters. */
const PREFIX_LENGTH = 3;

/** A name in small ASCII letters; most are. */
const PLAIN = /^[a-z\d\s_-]*$/;

export function splitName(name: string): string[] {
  if (PLAIN.test(name)) return name.split(/[\s_-]+/).filter(Boolean);
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The phrase that a name means among the known ones, or undefined. */
export function readName(name: string, phrases: ReadonlyMap<string, string>): string | undefined {
  const tokens = splitName(name).filter((token) => !/\d/.test(token));
  const bare = tokens.filter((token) => !LAYOUT_WORDS.has(token));
  const found = phrases.get(tokens.join(' ')) ?? phrases.get(bare.join(' '));
  if (found || bare.length < 2 || tokens.some((token) => SENTENCE_WORDS.has(token))) return found;
  return (bare[0] ?? '').length <= PREFIX_LENGTH ? phrases.get(bare.slice(1).join(' ')) : undefined;
}

const NOTHING: ReadonlySet<string> = new Set();

/** What ids and classes mean among the known phrases; each name, and each list of classes, is read once. */
export class NameReader {
  private readonly meanings = new Map<string, string | undefined>();
  private readonly lists = new Map<string, ReadonlySet<string>>();

  constructor(private readonly phrases: ReadonlyMap<string, string>) {}

  read(element: Element): ReadonlySet<string> {
    const classes = element.getAttribute('class');
    const id = element.getAttribute('id');
    const found = classes ? this.readList(classes) : NOTHING;
    const meaning = id ? readName(id, this.phrases) : undefined;
    return meaning ? new Set([...found, meaning]) : found;
  }

  private readList(classes: string): ReadonlySet<string> {
    const known = this.lists.get(classes);
    if (known) return known;
    const found = new Set<string>();
    for (const name of classes.split(/\s+/)) {
      if (!this.meanings.has(name)) this.meanings.set(name, readName(name, this.phrases));
      const meaning = this.meanings.get(name);
      if (meaning) found.add(meaning);
    }
    const list = found.size > 0 ? found : NOTHING;
    this.lists.set(classes, list);
    return list;
  }
}
