// Titles that mean trouble, as servers, logins and bot checks write them, in the languages of most of the web. Letters and
// digits only, in lower case: the whole title or heading has to say it, since an article about error 404 is none.

export const ERROR_TITLE =
  /^(?:(?:error|http|oops|sorry) )*(?:4(?:04|10)|50[0-4])(?: error)?(?: (?:page |file )?not found| that page .*| page .*)?$|^(?:oops |sorry |error )*(?:(?:the |this |that )?page (?:was |is |could |can )?not (?:be )?found|page (?:isn t available|does not exist|doesn t exist|unavailable)|nothing (?:was )?found(?: here)?|not found|internal server error|bad gateway|service unavailable|gateway time ?out|something went wrong)$|^seite (?:wurde )?nicht gefunden$|^page (?:non trouvée|introuvable|web introuvable)$|^página no encontrada$|^pagina non trovata$|^página não encontrada$|^pagina niet gevonden$|^sidan hittades inte$|^nie znaleziono strony$|^страница не найдена$|^ページが見つかりません(?:でした)?$|^页面(?:不存在|未找到)$|^페이지를 찾을 수 없습니다$/;
export const CHALLENGE_TITLE =
  /^(?:just a moment|attention required|access (?:to this page has been )?(?:denied|blocked)|are you (?:a |an )?(?:human|robot)(?: .*)?|verify(?:ing)? you are (?:a )?human(?: .*)?|human verification|robot (?:check|or human)|security (?:check|verification)|checking your browser(?: .*)?|pardon our interruption|request (?:blocked|unsuccessful)|you have been blocked|sorry you have been blocked|(?:error )?403(?: forbidden)?|forbidden|ddos guard|bot verification|captcha|client challenge|vercel security checkpoint)$/;
export const LOGIN_TITLE =
  /^(?:log ?in|sign ?in|anmelden|einloggen|login|connexion|se connecter|iniciar sesión|accedi|entrar|inloggen|logga in|zaloguj się|войти|вход|ログイン|登录|登入|로그인)\b/;

// What a site says to readers who have not paid, in the page's own language; in a long text it is the text's subject.

const ASKS_TO_PAY = new RegExp(
  [
    '\\b(?:subscribe|sign in|sign up|log in|register|join)(?: now)? to (?:(?:continue|keep) reading|finish reading|read|unlock) (?:the|this)\\b',
    '\\b(?:subscribe|sign in|log in|register)(?: [^\\s.!?]+){0,6} to (?:continue|keep) reading|\\b(?:continue|keep) reading (?:with a |for (?:just |only )?[$€£\\d])',
    '\\bweiterlesen mit (?:\\S+ )?abo|\\bbecome a (?:paid )?(?:member|subscriber) to (?:continue|read|unlock)',
    '\\b(?:article|content|post|story) is (?:\\w+ )*?(?:for|to) (?:\\w+ )?(?:members|subscribers)|\\bunlock this (?:article|post|story)',
    '\\b(?:members?|subscribers?)[ -]only (?:article|content|post|story)|\\byour (?:\\w+ )?free articles\\b|\\bfree article limit',
    'nur für abonnent|exklusiv für abonnent|réservée? (?:aux|à nos) abonnés|abonnez-vous pour (?:lire|continuer|poursuivre)',
    '(?:exclusivo|sólo|solo) para (?:suscriptores|socios|assinantes)|suscríbe\\w+ para (?:continuar|leer|seguir)',
    'riservato agli abbonati|alleen voor abonnees|tylko dla (?:prenumeratorów|subskrybentów)|только для подписчиков',
    '有料会員限定|会員限定記事|付费(?:阅读|内容)|구독자 전용',
  ].join('|'),
  'iu',
);

export const asksToPay = (text: string): boolean => ASKS_TO_PAY.test(text);

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
