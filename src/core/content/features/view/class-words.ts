// What authors call the parts of a page: groups of words in class names and ids. A word counts as a whole token or
// as the start or end of a compound (`sidebarLeft`, `post-body`, `maincontent`), never as any substring.

export const CLASS_WORDS = {
  account: 'account basket cart filter filters login register search signin signup sort wishlist',
  advertisement:
    'ad ads adsense advert advertisement advertising affiliate banner dfp promo promotion sponsor sponsored taboola outbrain',
  article: 'article articlebody blog entry post posts single story',
  boilerplate: 'bottom colophon contentinfo copyright disclaimer foot footer footnav legal',
  comment: 'comment commentlist comments disqus discussion respond responses',
  consent: 'ccpa consent cookie cookies gdpr onetrust privacy',
  content: 'body content contents copy main markdown page primary prose richtext rte text wysiwyg',
  date: 'category date meta metadata published tag tags time timestamp',
  description: 'desc description detail details excerpt intro lead overview subtitle summary synopsis',
  faq: 'accordion answer collapse collapsible faq faqs panel question tab tabs toggle',
  header: 'brand head header hero jumbotron logo masthead navbar title toolbar top topbar',
  hidden: 'hidden hide noscript offscreen print screenreader sr srcset visually visuallyhidden',
  item: 'card cards cell entry feature features grid item items list listing product products result results row teaser tile tiles',
  layer: 'dialog drawer flyout lightbox modal offcanvas overlay popover popup toast tooltip',
  message: 'bbcode cooked message messages postbody postcontent quote reply signature thread topic usertext',
  navigation:
    'breadcrumb breadcrumbs crumb crumbs dropdown megamenu menu menus nav navigation pager pagination skip skiplink submenu toc',
  newsletter: 'cta mailing newsletter optin subscribe subscription',
  related:
    'also latest more next popular previous readnext recent recirc recommend recommendation recommendations recommended related similar suggested suggestions trending upsell',
  share:
    'addthis addtoany facebook follow instagram linkedin like likes pinterest share sharing social socials twitter whatsapp',
  sidebar: 'aside complementary rail secondary side sidebar sidenav widget widgets',
  table: 'attributes compare specs spec specification specifications table',
} as const;

export type ClassWord = keyof typeof CLASS_WORDS;
export const CLASS_WORD_NAMES = Object.keys(CLASS_WORDS) as ClassWord[];

/** Shortest word that may start or end a compound, in letters. */
const SHORTEST_PREFIX = 4;
const SHORTEST_SUFFIX = 6;

const GROUP_OF = new Map<string, number>();
CLASS_WORD_NAMES.forEach((name, bit) => {
  for (const word of CLASS_WORDS[name].split(' ')) GROUP_OF.set(word, (GROUP_OF.get(word) ?? 0) | (1 << bit));
});

/** Remembers the tokens of one page, whose class names repeat. */
export class ClassReader {
  private readonly known = new Map<string, number>();

  /** Bit set over `CLASS_WORD_NAMES` of the words in an element's class and id. */
  read(element: Element): number {
    const names = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`;
    if (names.length < 2) return 0;
    let groups = this.known.get(names);
    if (groups === undefined) {
      groups = 0;
      for (const token of tokensOf(names)) groups |= groupsOf(token);
      this.known.set(names, groups);
    }
    return groups;
  }
}

const tokensOf = (names: string): string[] =>
  names
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

function groupsOf(token: string): number {
  const whole = GROUP_OF.get(token);
  if (whole !== undefined) return whole;
  let groups = 0;
  for (let length = SHORTEST_PREFIX; length < token.length; length += 1)
    groups |= GROUP_OF.get(token.slice(0, length)) ?? 0;
  for (let length = SHORTEST_SUFFIX; length < token.length; length += 1)
    groups |= GROUP_OF.get(token.slice(-length)) ?? 0;
  return groups;
}
