// Cases that fail in Chromium and in Firefox, and why. `npx tsx test/cases/run.ts ../shared/cases` complains about each
// that passes.

import type { KnownFailures } from './judge.ts';

export const KNOWN_CASES: KnownFailures = {
  '102-chat-turns-roles':
    'speakers of a chat that only hidden labels for screen readers name are not written',
  '142-microblog-thread': 'the names of those who reply are lost',
  '152-latexml-paper': 'notes in the text are lost',
  '153-wiki-infobox-and-navbox': 'a table of links to related articles at the foot stays',
  '156-form-ticked-state': 'ticked boxes and chosen options look like the others',
  '161-team-chat-messages': 'the names of those who write in a channel are lost',
  '169-notes-shown-on-hover': 'notes that show when their mark is pointed at are lost',
  '170-term-that-ends-in-a-colon': 'a term of a definition list that ends in a colon gets a second one',
  '172-notion-like-blocks': 'lists and tasks made of `div` with drawn marks are paragraphs',
  '186-thread-names-partly-dropped': 'some names of those who write in a thread are lost',
};
