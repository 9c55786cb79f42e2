// Every language says everything that English says, with the same values in it.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Message {
  message: string;
  placeholders?: Record<string, { content: string }>;
}

const FOLDER = join(import.meta.dirname, '../../public/_locales');
const read = (language: string): Record<string, Message> =>
  JSON.parse(readFileSync(join(FOLDER, language, 'messages.json'), 'utf8'));
const english = read('en');

test.each(readdirSync(FOLDER))('%s has every message, with every value in its place', (language) => {
  const messages = read(language);
  expect(Object.keys(messages).toSorted()).toEqual(Object.keys(english).toSorted());
  for (const [name, { message, placeholders = {} }] of Object.entries(messages)) {
    const contents = Object.values(english[name]?.placeholders ?? {}).map(({ content }) => content);
    expect(
      Object.values(placeholders).map(({ content }) => content),
      name,
    ).toEqual(contents);
    for (const key of Object.keys(placeholders)) expect(message, name).toContain(`$${key.toUpperCase()}$`);
  }
});

test('the description fits the Chrome store', () => {
  for (const language of readdirSync(FOLDER)) {
    expect(read(language)['extensionDescription']?.message.length).toBeLessThanOrEqual(132);
    expect(read(language)['extensionName']?.message.length).toBeLessThanOrEqual(75);
  }
});

test.each(readdirSync(FOLDER))('%s names the buttons of the settings by their own words', (language) => {
  const messages = read(language);
  const says = (name: string) => messages[name]?.message;
  expect(says('adviceFetchAccess')).toContain(says('fetchAllow'));
  expect(says('chatNoAccess')).toContain(says('chatAllow'));
});
