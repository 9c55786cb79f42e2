// What a site says to readers who have not paid, in the page's own language; in a long text it is the text's subject.

const ASKS_TO_PAY = new RegExp(
  [
    '\\b(?:subscribe|sign in|sign up|log in|register|join)(?: now)? to (?:(?:continue|keep) reading|finish reading|read|unlock) (?:the|this)\\b',
    '\\b(?:subscribe|sign in|log in|register)(?: now)? to continue reading|\\bbecome a (?:paid )?(?:member|subscriber) to (?:continue|read|unlock)',
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
