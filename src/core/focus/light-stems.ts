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
