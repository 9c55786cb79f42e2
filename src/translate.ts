// The words that people read, by name. They live in public/_locales; the names and their number of values are checked by a test.

import type messages from '../public/_locales/en/messages.json';

export type TextName = keyof typeof messages;
export type Translate = (name: TextName, ...values: string[]) => string;
