// Small patterns in the text of a block. Those that use words know them in several languages; the others know none.

import { PLAIN } from '../../../dom/words.ts';

export interface TextPattern {
  name: string;
  pattern: RegExp;
  /** Matches the same plain texts, several times sooner. */
  plain?: RegExp;
  /** Matches nothing without a digit. */
  hasDigit?: true;
  /** The words, where it knows any. */
  words?: string;
}

const inPlain = (list: string): RegExp => new RegExp(`(?<![a-z])(?:${list})`);

const words = (list: string): Omit<TextPattern, 'name'> => ({
  pattern: new RegExp(`(?<!\\p{L})(?:${list})`, 'u'),
  plain: inPlain(list),
  words: list,
});

/** Matched against the lower-cased text. */
export const TEXT_PATTERNS: TextPattern[] = [
  {
    name: 'comments',
    // Talk about the page, or its counter.
    ...words(
      'comments?\\b|repl(?:y|ies)\\b|leave a|kommentar|commentaire|comentario|commenti|komentarz|reacties|комментари|コメント|评论|댓글|تعليق',
    ),
  },
  {
    name: 'consent',
    // Cookies, privacy and terms.
    ...words(
      'cookie|privacy|terms (?:of|&|and)|gdpr|datenschutz|impressum|agb\\b|confidentialité|mentions légales|privacidad|riservatezza|prywatności|regulamin|конфиденциальност|プライバシー|隐私|개인정보|الخصوصية',
    ),
  },
  {
    name: 'date',
    hasDigit: true,
    // A date, as in a dateline or a list of articles.
    pattern: /\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b|\b(?:19|20)\d\d\b|\d{1,2}月\d{1,2}日|\d\s?월/u,
  },
  {
    name: 'follow',
    // Asks to subscribe, sign in or register.
    ...words(
      'subscribe|newsletter|sign up|sign in|log ?in|register|my account|anmelden|abonnieren|registrieren|inscri|abonne|connexion|suscr|iniciar sesión|iscriviti|accedi|zaloguj|zapisz|inschrijven|подпис|войти|登録|ログイン|登录|订阅|로그인|구독|اشترك',
    ),
  },
  {
    name: 'more',
    // Leads to another page.
    ...words(
      'related|recommended|read more|learn more|see (?:all|more)|view (?:all|more)|show more|load more|continue reading|weiterlesen|mehr (?:lesen|erfahren|anzeigen)|lire (?:la suite|plus)|en savoir plus|leer más|ver más|leggi|scopri|czytaj|więcej|lees meer|читать|подробнее|続きを読む|もっと|更多|더보기|المزيد',
    ),
  },
  {
    name: 'navigation',
    // Moves about in the page.
    ...words(
      'skip to|menu|toggle|close\\b|search\\b|back to top|previous|next\\b|home\\b|suche|startseite|zurück|rechercher|accueil|buscar|inicio|cerca\\b|szukaj|zoeken|поиск|главная|検索|搜索|首页|검색|بحث',
    ),
  },
  {
    name: 'price',
    hasDigit: true,
    // An amount of money.
    pattern: /[$€£¥₹₩₽]\s?\d|\d\s?(?:[$€£¥₹₩₽円元원]|usd|eur|gbp|zł|kr)/u,
  },
  {
    name: 'share',
    // Passes the page on, or names a network.
    ...words(
      'share|tweet|facebook|twitter|linkedin|pinterest|whatsapp|instagram|youtube|tiktok|teilen|partager|compartir|condividi|udostępnij|поделиться|シェア|分享|공유|شارك',
    ),
  },
  {
    name: 'sponsor',
    // Paid for by somebody else.
    ...words(
      'advert|sponsored|affiliate|anzeige\\b|werbung|publicité|publicidad|pubblicità|reklama|реклама|広告|广告|광고',
    ),
  },
];

/** Which bit of the set below stands for a pattern. */
export const patternBit = (name: string): number =>
  TEXT_PATTERNS.findIndex((pattern) => pattern.name === name);

const anyWord = inPlain(TEXT_PATTERNS.flatMap(({ words: list }) => list ?? []).join('|'));

/** Bit set over the patterns of those that match; most plain texts know none of the words. */
export function matchPatterns(lowerCased: string): number {
  const isPlain = PLAIN.test(lowerCased);
  const mayKnow = !isPlain || anyWord.test(lowerCased);
  const hasDigit = /\d/.test(lowerCased);
  let bits = 0;
  for (let bit = 0; bit < TEXT_PATTERNS.length; bit += 1) {
    const { pattern, plain, hasDigit: needsDigit } = TEXT_PATTERNS[bit]!;
    if ((plain && !mayKnow) || (needsDigit && !hasDigit)) continue;
    if ((isPlain && plain ? plain : pattern).test(lowerCased)) bits |= 1 << bit;
  }
  return bits;
}
