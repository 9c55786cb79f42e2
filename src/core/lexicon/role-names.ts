// Phrases in class and id names and the role they tell, as `readName` leaves them (layout words set aside).

const ROLE_PHRASES: Record<string, string> = {
  advertisement:
    'ad, ad slot, ad text, ads, adsbygoogle, advert, advertisement, advertisements, advertising, adverts, adzone, ' +
    'banner ad, banner ads, dfp, display ad, google ad, google ads, native ad, outbrain, revcontent, sponsor ad, ' +
    'sponsored, sponsored ad, taboola',
  'back to top':
    'back to, back to top, back top, backtop, backtotop, go to top, gototop, scroll to top, scroll top, scroll up, scrolltop, scrolltotop, totop',
  breadcrumbs:
    'breadcrumb, breadcrumb nav, breadcrumb navigation, breadcrumb trail, breadcrumbs, crumbs, yoast breadcrumb',
  consent:
    'accept cookies, axeptio, borlabs cookie, cc banner, cc window, ccpa, cmpbox, cmplz, cmplz cookiebanner, ' +
    'consent, consent banner, consent manager, consent modal, consent popup, cookie accept, cookie alert, ' +
    'cookie banner, cookie compliance, cookie consent, cookie consent banner, cookie consent modal, cookie dialog, ' +
    'cookie disclaimer, cookie info, cookie law, cookie law info, cookie message, cookie modal, cookie notice, ' +
    'cookie notification, cookie overlay, cookie policy banner, cookie policy notice, cookie popup, cookie prompt, ' +
    'cookie settings, cookie warning, cookiealert, cookiebanner, cookiebot, cookieconsent, cookiefirst, cookielaw, ' +
    'cookienotice, cookies banner, cookies consent, cookies eu banner, cookies message, cookies notice, ' +
    'cookies popup, cookieyes, cybot cookiebot dialog, didomi, didomi host, didomi notice, didomi popup, ' +
    'eu cookie, eu cookie confirmation, eu cookie law, eupopup, evidon, evidon banner, fc consent, gdpr, gdpr banner, ' +
    'gdpr consent, gdpr cookie consent, gdpr cookie notice, gdpr cookies, gdpr notice, gdpr popup, iubenda cs, ' +
    'iubenda cs banner, klaro, moove gdpr cookie info, moove gdpr cookie modal, onetrust, onetrust banner, ' +
    'onetrust banner sdk, onetrust consent, onetrust consent sdk, onetrust pc sdk, osano, osano cm, osano cm dialog, ' +
    'osano cm window, privacy banner, privacy consent, privacy manager, privacy notice banner, privacy overlay, ' +
    'privacy popup, quantcast, real cookie banner, shopify pc banner, sp message, tarteaucitron, ' +
    'tarteaucitron alert big, termly, termly consent banner, trustarc, trustarc banner, truste, truste consent, ' +
    'usercentrics, usercentrics cmp',
  'edit link': 'edit, edit link, edit on github, edit this, edit this page, edit page link',
  follow:
    'follow, follow me, follow us, followus, instagram feed, social, social feed, social follow, social icon, ' +
    'social media, social media follow, social menu, social nav, social navigation, social network, social networks, ' +
    'social profile, social profiles, socialmedia, socials',
  footer:
    'colophon, copyright, corporate footer, credits footer, foot, footer, footer bottom, footer menu, footer nav, ' +
    'footer navigation, footer top, sitefooter, subfooter',
  header: 'header, header top, masthead, siteheader, top header, topbar, topheader, utility',
  navigation:
    'drawer menu, dropdown menu, footer menu, footer nav, hamburger menu, header menu, header nav, mega menu, ' +
    'megamenu, menu, menu nav, nav, nav menu, navbar, navigation, offcanvas, offcanvas menu, sidebar nav, sidenav, ' +
    'site nav, sub menu, sub nav, submenu, subnav, toc sidebar, topnav',
  newsletter:
    'email newsletter, email signup, email subscribe, email subscription, mailchimp, mailing list, mc embed signup, ' +
    'newsletter, newsletter form, newsletter promo, newsletter sign up, newsletter signup, newsletter subscribe, ' +
    'newsletter subscription, sign up form, signup form, subscribe, subscribe email, subscribe form, ' +
    'subscribe newsletter, subscription form',
  overlay:
    'exit intent, exit popup, interstitial, lightbox, modal, modal backdrop, modal dialog, modal overlay, modal popup, ' +
    'notification toast, overlay, overlay popup, popup, popup modal, popup overlay, popups, push notification, ' +
    'snackbar, toast, toaster, toasts, welcome mat',
  pagination:
    'nav next, nav previous, next prev, pagenav, pagenavi, pager, pages links, paginate, pagination, pagination nav, ' +
    'paginator, paging, paging navigation, post nav, post navigation, post pagination, posts navigation, prev next, ' +
    'previous next',
  related:
    'also like, also read, more like this, more news, more stories, most popular, most read, mostpopular, mostread, ' +
    'popular, popular posts, read also, read more, read next, readnext, recirc, recirculation, recommendation, ' +
    'recommendations, recommended, recommended reading, related, related news, related reading, related stories, ' +
    'relatedposts, suggested, suggested posts, suggestions, trending, trending now, up next, yarpp, yarpp related, ' +
    'you may also like, you may like',
  share:
    'a2a kit, addthis, addthis toolbox, addtoany, addtoany share save, entry share, sfsi, share, share article, ' +
    'share buttons, share icons, share it, share links, share me, share on social, share options, share post, ' +
    'share save, share social, share social media, share this, share this article, share this post, share tool, ' +
    'share tools, shareaholic, sharebar, sharedaddy, sharethis, sharing, sharing buttons, sharing tools, shareit, ' +
    'social share, social share buttons, social sharing, socialshare, ssba, ssb share, tweet this',
  'skip link':
    'skip, skip content, skip main, skip to, skip to content, skip to main, skip to main content, skip to nav, skip main content, skip nav, skip navigation, skiplink, skiplinks, skipnav',
};

export const ROLE_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(ROLE_PHRASES).flatMap(([role, phrases]) =>
    phrases.split(', ').map((phrase) => [phrase, role] as const),
  ),
);
