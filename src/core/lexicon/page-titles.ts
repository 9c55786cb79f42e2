// Titles that mean trouble, as servers, logins and bot checks write them, in the languages of most of the web. Letters and
// digits only, in lower case: the whole title or heading has to say it, since an article about error 404 is none.

export const ERROR_TITLE =
  /^(?:(?:error|http|oops|sorry) )*(?:4(?:04|10)|50[0-4])(?: error)?(?: (?:page |file )?not found| that page .*| page .*)?$|^(?:oops |sorry |error )*(?:(?:the |this |that )?page (?:was |is |could |can )?not (?:be )?found|page (?:isn t available|does not exist|doesn t exist|unavailable)|nothing (?:was )?found(?: here)?|not found|internal server error|bad gateway|service unavailable|gateway time ?out|something went wrong)$|^seite (?:wurde )?nicht gefunden$|^page (?:non trouvée|introuvable|web introuvable)$|^página no encontrada$|^pagina non trovata$|^página não encontrada$|^pagina niet gevonden$|^sidan hittades inte$|^nie znaleziono strony$|^страница не найдена$|^ページが見つかりません(?:でした)?$|^页面(?:不存在|未找到)$|^페이지를 찾을 수 없습니다$/;
export const CHALLENGE_TITLE =
  /^(?:just a moment|attention required|access (?:to this page has been )?(?:denied|blocked)|access to this page has been denied|are you (?:a |an )?(?:human|robot)(?: .*)?|verify(?:ing)? you are (?:a )?human(?: .*)?|human verification|robot (?:check|or human)|security (?:check|verification)|checking your browser(?: .*)?|pardon our interruption|request (?:blocked|unsuccessful)|you have been blocked|sorry you have been blocked|(?:error )?403(?: forbidden)?|forbidden|ddos guard|bot verification|captcha|client challenge|vercel security checkpoint)$/;
export const LOGIN_TITLE =
  /^(?:log ?in|sign ?in|anmelden|einloggen|login|connexion|se connecter|iniciar sesión|accedi|entrar|inloggen|logga in|zaloguj się|войти|вход|ログイン|登录|登入|로그인)\b/;
