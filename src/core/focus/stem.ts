// English words by their stem, lightly: enough that `create`, `creates`, `creating` and `created` meet. A wrong stem
// only has to be wrong in the same way on both sides; words of other languages pass through the same rules.

const BEYOND_LATIN = /^[\u0370-\uffff]/;
const WORD = /^[a-z]{4,}$/;
const VOWEL = /[aeiouy]/;
/** A stem shorter than this says nothing: `ring` is no form of `r`. In letters. */
const SHORTEST = 3;
/** What `-ation` leaves must be a word of its own: `installation`, but not `nation`. In letters. */
const SHORTEST_BEFORE_ATION = 5;

export function stem(word: string): string {
  if (BEYOND_LATIN.test(word)) return stemLightly(word);
  if (!WORD.test(word)) return word;
  return trimEnd(withoutVerbEnding(withoutPlural(word)));
}

/** Harman's S stemmer (1991). */
function withoutPlural(word: string): string {
  if (word.endsWith('ies') && !/[ae]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^us]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutVerbEnding(word: string): string {
  if (word.endsWith('ation') && word.length - 5 >= SHORTEST_BEFORE_ATION) return word.slice(0, -5);
  for (const ending of ['ing', 'ed']) {
    const rest = word.slice(0, -ending.length);
    if (word.endsWith(ending) && rest.length >= SHORTEST && VOWEL.test(rest)) return rest;
  }
  return word;
}

/** `cancelled` and `cancel`, `create` and `creating`, `retries` and `retry` end alike. */
function trimEnd(word: string): string {
  if (/([bdfglmnprt])\1$/.test(word)) return word.slice(0, -1);
  if (word.length > SHORTEST && word.endsWith('e')) return word.slice(0, -1);
  return word.length > SHORTEST && word.endsWith('y') ? `${word.slice(0, -1)}i` : word;
}

// Words of inflected languages beyond the Latin script by their stem, lightly: articles and prepositions written on to the
// word, and endings of nouns and adjectives. As in `stem.ts`, a wrong stem only has to be wrong in the same way twice.

interface Affixes {
  script: RegExp;
  /** Both as `foldText` leaves them; the longest that leaves a stem of three letters (Hindi: two) goes. */
  prefix?: RegExp;
  suffix: RegExp;
}

const AFFIXES: Affixes[] = [
  {
    // Russian, as the light stemmer of Dolamic and Savoy (2009). Folded, `й` is `и`.
    script: /^\p{Script=Cyrillic}+$/u,
    suffix:
      /(?<=.{3})(?:иями|ями|ами|ией|иям|ием|иях|ого|его|ому|ему|ыми|ими|ая|яя|ое|ее|ые|ие|ыи|ии|ои|еи|ым|им|ом|ем|ам|ям|ах|ях|ов|ев|ью|ию|ия|ья|[аеиоуыьюяэ])$/u,
  },
  {
    // Arabic, as Light10 (Larkey, Ballesteros and Connell 2007), and Persian plurals.
    script: /^\p{Script=Arabic}+$/u,
    prefix: /^(?:وال|بال|كال|فال|لل|ال|و)(?=.{3})/u,
    suffix: /(?<=.{3})(?:هاي|ها|ان|ات|ون|ين|يه|ه|ي)$/u,
  },
  {
    script: /^\p{Script=Hebrew}+$/u,
    prefix: /^[ובכלמשה]{1,2}(?=.{3})/u,
    suffix: /(?<=.{3})(?:ימ|ות)$/u,
  },
  {
    // Hindi: the endings of nouns and adjectives of Ramanathan and Rao (2003).
    script: /^[\p{Script=Devanagari}\p{M}]+$/u,
    suffix: /(?<=.{2})(?:ियाँ|ियों|ियां|ाओं|ाएँ|ाएं|ुओं|ओं|ों|ें|ाँ|ीं|[ािीुूेो])$/u,
  },
];

export function stemLightly(word: string): string {
  const affixes = AFFIXES.find(({ script }) => script.test(word));
  if (!affixes) return word;
  const { prefix, suffix } = affixes;
  return (prefix ? word.replace(prefix, '') : word).replace(suffix, '');
}
