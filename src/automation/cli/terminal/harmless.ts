// Text of strangers for a terminal: control characters could move the cursor, change its title or answer for a person.

/** C0 but tab and line end, DEL, and C1 (ECMA-48). */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;

export const harmless = (text: string): string => text.replace(CONTROL, '');
