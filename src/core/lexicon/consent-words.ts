// Whether a short text asks for consent to cookies: it names them and offers to accept, in the page's own language.

const COOKIES =
  /\bcookies?\b|\bgdpr\b|\bccpa\b|datenschutzeinstellung|quản lý cookie|cookie|ciasteczk|evästei|sušenk|sütik|çerez|куки|кукис|бисквитк|クッキー|쿠키|כוגיות|עוגיות|ملفات تعريف الارتباط|کوکی|คุกกี้/iu;

const ACCEPT = new RegExp(
  [
    '\\b(?:accept|agree|allow|consent|got it|i understand|reject|decline|manage (?:preferences|choices|options))\\b',
    'akzeptier|zustimm|einverstanden|ablehnen|\\baccepte|\\brefuser|autoriser|\\bacept|rechazar|\\baceit|recusar',
    '\\baccett|rifiuta|akceptuj|zgadzam|zgod[ay]|odrzuć|akkoord|accepteren|weigeren|godkänn|acceptera|godta',
    'accepter|afvis|hyväksy|přijmout|souhlas|prijať|súhlas|elfogad|acceptă|prihvat|sutinku|nõustu|piekr',
    'αποδοχή|συμφων|приня|соглас|прийня|погодж|приема|kabul|onayl|setuju|terima|đồng ý|chấp nhận',
    '同意|接受|許可|承諾|동의|수락|허용|أوافق|قبول|موافق|پذیر|אישור|מסכים|ยอมรับ|स्वीकार',
  ].join('|'),
  'iu',
);

export const speaksOfConsent = (text: string): boolean => COOKIES.test(text) && ACCEPT.test(text);
