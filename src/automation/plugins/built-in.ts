// The plugins that come with Pith, by their names.

import { PithError } from '../../errors.ts';
import { apiReference } from './api-reference.ts';
import type { Site } from '../profile/profile.ts';
import type { Plugin } from './plugin.ts';
import { signatures } from './signatures.ts';

export const BUILT_IN: readonly Plugin[] = [apiReference, signatures];

export function findPlugin(name: string): Plugin {
  const plugin = BUILT_IN.find((each) => each.name === name);
  if (plugin) return plugin;
  const names = BUILT_IN.map((each) => each.name).join(', ');
  throw new PithError('bad-input', `There is no built-in plugin "${name}"; there are ${names}.`);
}

export function checkPlugin(plugin: Plugin): Plugin {
  if (typeof plugin?.name === 'string' && plugin.name !== '') return plugin;
  throw new PithError(
    'bad-input',
    'A plugin is an object with a name: { name, match?, beforeScore?, transform?, write? }.',
  );
}

/** Those of the program, and those that the profile names for a site. */
export const pluginsOf = (plugins: readonly Plugin[] = [], { plugins: names = [] }: Site): Plugin[] => [
  ...plugins,
  ...names.map(findPlugin),
];
