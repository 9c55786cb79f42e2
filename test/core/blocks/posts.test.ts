import { expect, test } from 'vitest';
import { markPosts } from '../../../src/core/normalize/posts/mark-posts.ts';
import { readBlocks } from '../../../src/core/blocks/read-blocks.ts';
import { writeMarkdown } from '../../../src/core/output/markdown/write-markdown.ts';
import { pageOf } from '../page-of.ts';

function read(body: string) {
  const page = pageOf(`<body>${body}</body>`);
  markPosts.run(page);
  const drafts = readBlocks(page.document.body);
  return { drafts, markdown: drafts.map(({ tree }) => writeMarkdown(tree)).join('\n\n') };
}

const wordpress = (name: string, level: number, text: string, inner = '') =>
  `<li class="comment depth-${level}"><div class="comment-body"><div class="comment-author vcard"><b class="fn"><a href="/u">${name}</a></b> <span class="says">says:</span></div>
   <div class="comment-metadata"><a href="#c"><time datetime="2024-05-05T14:03:00+00:00">May 5, 2024 at 2:03 pm</time></a></div><div class="comment-content"><p>${text}</p></div></div>${inner}</li>`;

test('comments say who wrote them, when, and what they answer', () => {
  const answer = wordpress('Bob *B*', 2, 'No, at three.');
  const { drafts, markdown } = read(
    `<h2>Two comments</h2><ol class="comment-list">${wordpress('Ann Berg', 1, 'At two?', `<ol class="children">${answer}</ol>`)}</ol>`,
  );
  expect(markdown).toBe(
    '## Two comments\n\n**Ann Berg** · 2024-05-05 14:03\n\nAt two?\n\n↳ **Bob \\*B\\*** · 2024-05-05 14:03\n\nNo, at three.',
  );
  expect(drafts.find((draft) => draft.type === 'post')).toMatchObject({
    kind: 'comment',
    author: 'Ann Berg',
    time: '2024-05-05T14:03:00+00:00',
    depth: 0,
  });
});

test('a question stands before its answers, comments belong to what they are on', () => {
  const signature = (name: string) =>
    `<div class="post-signature"><span class="relativetime" title="2021-01-02 03:04:05Z">Jan 2, 2021</span><div class="user-details" itemprop="author"><a href="/u">${name}</a></div></div>`;
  const comment = `<ul><li class="comment"><span>Which pier?</span> – <a class="comment-user" href="/u">Cid</a></li></ul>`;
  const { drafts, markdown } = read(
    `<div class="question" data-questionid="1"><p>How high is the tide?</p>${signature('Ann')}${comment}</div>
     <div class="answer" data-answerid="2"><p>Four metres.</p>${signature('Bob')}</div>`,
  );
  expect(
    drafts.flatMap((draft) => (draft.type === 'post' ? [[draft.kind, draft.author, draft.depth]] : [])),
  ).toEqual([
    ['question', 'Ann', 0],
    ['comment', 'Cid', 1],
    ['answer', 'Bob', 0],
  ]);
  expect(markdown).not.toContain('Jan 2');
});

test('a board that puts who wrote a post beside it names it', () => {
  const post = (name: string, text: string) =>
    `<div class="post bg1"><dl class="postprofile"><dt><a href="/u">${name}</a></dt><dd>Posts: 15</dd></dl><div class="postbody"><p>${text}</p></div></div>`;
  const { drafts } = read(post('Ann', 'At two?') + post('Bob', 'At three.'));
  expect(drafts.flatMap((draft) => (draft.type === 'post' ? [[draft.kind, draft.author]] : []))).toEqual([
    ['post', 'Ann'],
    ['post', 'Bob'],
  ]);
});

test('posts that say nothing have no line, one alone is no thread', () => {
  const empty = '<div class="topic-post"><span class="username">Ann</span></div>';
  const full = '<div class="topic-post"><span class="username">Bob</span><p>Here.</p></div>';
  expect(read(empty + full).markdown).toBe('**Bob**\n\nHere.');
  expect(read(full).markdown).toBe('Bob\n\nHere.');
});

test('indentation tells the depth where posts are not nested', () => {
  const row = (level: number) =>
    `<div class="comtr"><div indent="${level}"><a class="hnuser" href="/u">u${level}</a> <span class="age" title="2024-05-05T10:00:00">2 hours ago</span></div><div>Text ${level}.</div></div>`;
  expect(read(row(0) + row(1) + row(2)).markdown).toContain('↳↳ **u2** · 2024-05-05 10:00\n\nText 2.');
});

test('marks that a page carries itself are none', () => {
  expect(read('<div data-pith-post="{"><p>Here.</p><p data-pith-post-part>There.</p></div>').markdown).toBe(
    'Here.\n\nThere.',
  );
});
