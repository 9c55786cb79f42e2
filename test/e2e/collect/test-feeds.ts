import { type Answer, range } from './test-parts.ts';

/** The newest five posts in every format of feeds. */
export const FEEDS = ['/feed-091.xml', '/feed-10.rdf', '/feed-20.xml', '/feed.atom', '/feed.json'];

export function feed(path: string, origin: string): Answer | undefined {
  const posts = range(5).map((number) => ({ url: `${origin}/blog/post-${number}`, title: `Post ${number}` }));
  const items = posts
    .map(
      ({ url, title }) =>
        `<item><title>${title}</title><link>${url}</link><description>Text</description></item>`,
    )
    .join('');
  const channel = `<title>Posts</title><link>${origin}/</link><description>Posts</description>`;
  switch (path) {
    case '/feed-091.xml':
      return {
        type: 'application/rss+xml',
        body: `<?xml version="1.0"?><rss version="0.91"><channel>${channel}<language>en</language>${items}</channel></rss>`,
      };
    case '/feed-20.xml':
      return {
        type: 'application/rss+xml',
        body: `<?xml version="1.0"?><rss version="2.0"><channel>${channel}${items}</channel></rss>`,
      };
    case '/feed-10.rdf':
      return {
        type: 'application/rdf+xml',
        body: `<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel rdf:about="${origin}/">${channel}</channel>${posts.map(({ url, title }) => `<item rdf:about="${url}"><title>${title}</title><link>${url}</link></item>`).join('')}</rdf:RDF>`,
      };
    case '/feed.atom':
      return {
        type: 'application/atom+xml',
        body: `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Posts</title><id>${origin}/</id><updated>2026-01-01T00:00:00Z</updated>${posts.map(({ url, title }) => `<entry><title>${title}</title><id>${url}</id><link href="${url}"/><updated>2026-01-01T00:00:00Z</updated></entry>`).join('')}</feed>`,
      };
    case '/feed.json':
      return {
        type: 'application/feed+json',
        body: JSON.stringify({
          version: 'https://jsonfeed.org/version/1.1',
          title: 'Posts',
          items: posts.map(({ url, title }) => ({ id: url, url, title, content_text: 'Text' })),
        }),
      };
    default:
      return undefined;
  }
}
