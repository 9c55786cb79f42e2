// Twenty requests, as a program asks and as a person types them on the command line. `WORD` stands for a word of the page.

import type { DeliveryRequest } from '../../../src/core/output/request.ts';

export interface Asked {
  request: DeliveryRequest;
  flags: string[];
}

const WORD = 'WORD';

const REQUESTS: Asked[] = [
  { request: {}, flags: [] },
  { request: { format: 'text' }, flags: ['--format', 'text'] },
  { request: { format: 'json' }, flags: ['--format', 'json'] },
  { request: { format: 'jsonl' }, flags: ['--format', 'jsonl'] },
  { request: { format: 'data' }, flags: ['--format', 'data'] },
  { request: { format: 'html', budget: 500 }, flags: ['--format', 'html', '--budget', '500'] },
  { request: { budget: 150 }, flags: ['--budget', '150'] },
  { request: { query: WORD }, flags: ['--query', WORD] },
  { request: { query: WORD, budget: 120 }, flags: ['--query', WORD, '--budget', '120'] },
  {
    request: { query: WORD, budget: 90, marks: false },
    flags: ['--query', WORD, '--budget', '90', '--no-marks'],
  },
  { request: { query: 'zyzzyva', budget: 150 }, flags: ['--query', 'zyzzyva', '--budget', '150'] },
  { request: { budget: 100, part: 1 }, flags: ['--budget', '100', '--part', '1'] },
  { request: { style: { links: 'referenced' } }, flags: ['--links', 'referenced'] },
  {
    request: { query: WORD, budget: 200, style: { links: 'text', images: 'drop' } },
    flags: ['--query', WORD, '--budget', '200', '--links', 'text', '--images', 'drop'],
  },
  {
    request: { style: { images: 'alt', frontMatter: true } },
    flags: ['--images', 'alt', '--front-matter'],
  },
  { request: { style: { untrusted: true } }, flags: ['--untrusted'] },
  {
    request: { format: 'text', budget: 200, style: { untrusted: true } },
    flags: ['--format', 'text', '--budget', '200', '--untrusted'],
  },
  {
    request: { budget: 250, query: WORD, style: { frontMatter: true, links: 'referenced' } },
    flags: ['--budget', '250', '--query', WORD, '--front-matter', '--links', 'referenced'],
  },
  {
    request: {
      format: 'jsonl',
      chunks: { ceiling: 120, overlap: 1, keys: 'langchain' },
      style: { links: 'referenced' },
    },
    flags: '--format jsonl --chunk 120 --overlap 1 --keys langchain --links referenced'.split(' '),
  },
  {
    request: { format: 'json', query: WORD, budget: 300, style: { links: 'text' } },
    flags: ['--format', 'json', '--query', WORD, '--budget', '300', '--links', 'text'],
  },
];

export const requestsAbout = (word: string): Asked[] =>
  REQUESTS.map(({ request, flags }) => ({
    request: request.query === WORD ? { ...request, query: word } : request,
    flags: flags.map((flag) => (flag === WORD ? word : flag)),
  }));
