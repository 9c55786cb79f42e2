// What a site needs so that its pages can be read: options, headers, cookies, steps, plugins. JSON or YAML.

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { FORMATS } from '../../core/output/request.ts';
import { PithError } from '../../errors.ts';

const step = z.union([
  z.strictObject({ click: z.string() }),
  z.strictObject({ fill: z.string(), value: z.string() }),
  z.strictObject({ waitFor: z.string() }),
  /** Screens down; `end` until nothing more comes. */
  z.strictObject({ scroll: z.union([z.literal('end'), z.number().int().positive()]) }),
]);

const cookie = z.strictObject({
  name: z.string(),
  value: z.string(),
  domain: z.string(),
  path: z.string().default('/'),
  secure: z.boolean().default(false),
  httpOnly: z.boolean().default(false),
});

const site = z.strictObject({
  query: z.string().optional(),
  budget: z.number().int().positive().optional(),
  format: z.enum(FORMATS).optional(),
  expand: z.boolean().optional(),
  scope: z.enum(['main', 'page']).optional(),
  links: z.enum(['inline', 'referenced', 'text']).optional(),
  images: z.enum(['keep', 'alt', 'drop']).optional(),
  headers: z.record(z.string(), z.string()).optional(),
  cookies: z.array(cookie).optional(),
  steps: z.array(step).optional(),
  /** Names of built-in ones. */
  plugins: z.array(z.string()).optional(),
});

const profile = z.strictObject({
  default: site.optional(),
  /** By domain; the longest that the host ends with wins. */
  domains: z.record(z.string(), site).optional(),
});

export type Step = z.infer<typeof step>;
export type Site = z.infer<typeof site>;
export type Profile = z.output<typeof profile>;
/** As people write it. */
export type ProfileInput = z.input<typeof profile>;

/** JSON is YAML, too. Throws `PithError('bad-input')`. */
export function readProfile(path: string): Profile {
  let data: unknown;
  try {
    data = parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new PithError('bad-input', `The profile ${path} could not be read: ${String(error)}`, {
      cause: error,
    });
  }
  return checkProfile(data, path);
}

/** Throws `PithError('bad-input')` with every fault. */
export function checkProfile(data: unknown, name = 'that was given'): Profile {
  const read = profile.safeParse(data);
  if (read.success) return read.data;
  throw new PithError('bad-input', `The profile ${name} is wrong:\n${z.prettifyError(read.error)}`);
}
