// How forums, question pages, shops and comment sections name a post, its author and its time.

import type { PostKind } from '../../block.ts';

/** In order: the first that matches names the kind. */
export const POSTS: [kind: PostKind, selector: string][] = [
  ['question', '.question[data-questionid], [itemtype$="schema.org/Question"]'],
  [
    'answer',
    '.answer[data-answerid], [itemprop=acceptedAnswer], [itemprop=suggestedAnswer], [itemtype$="schema.org/Answer"]',
  ],
  ['review', '[itemprop=review], [itemprop=reviews], .review[itemscope]'],
  [
    'comment',
    '[role=comment], [itemprop=comment], [itemtype$="schema.org/Comment"], article.comment, li.comment, div.comment[id], ' +
      '.comtr, shreddit-comment, [data-pith-tag=shreddit-comment], .timeline-comment, .js-comment-container',
  ],
  ['post', '.topic-post, article.message, .postcontainer, .post:has(.postprofile), div.post[id^=p]'],
];

export const EVERY_POST = POSTS.map(([, selector]) => selector).join(', ');

/** In order: the first that is found. */
export const AUTHORS = [
  '[itemprop=author] [itemprop=name]',
  '[itemprop=author], [itemprop=creator]',
  '.comment-author .fn, .fn, .hnuser, .p-author',
  '[rel=author], .username, .username-coloured, .user-name, .userName, .comment-user, .author-name, .comment-author-name',
  '.user-details a, .names a, .poster-name, .message-name, .postprofile a:not(:has(img))',
  '.comment-author, .comment__author, .commentAuthor, .author, .user',
];

export const TIMES = [
  'time[datetime]',
  '[itemprop=dateCreated], [itemprop=datePublished]',
  '.relativetime, .relativetime-clean, .timeago, .relative-date, .age[title]',
  '.comment-date, .comment-time, .comment__date, .post-date, .date, .age',
];
