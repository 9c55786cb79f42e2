// The flags that every command with a browser has, beside those of the delivery.

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Command } from 'commander';
import { PithError } from '../../errors.ts';
import type { OpenOptions } from '../client/request.ts';
import { BUILT_IN, checkPlugin, findPlugin } from '../plugins/built-in.ts';
import type { Plugin } from '../plugins/plugin.ts';
import { DELIVERY_FLAGS } from './delivery-flags.ts';
import { tell } from './terminal/write-out.ts';
import { wholeNumber } from './whole-number.ts';

export interface ClientFlags {
  concurrency?: string;
  plugin?: string[];
  profile?: string;
  storage?: string;
  trust?: string[];
  visible?: boolean;
}

export const CLIENT_HELP = `  --concurrency N            pages at once (4)
  --profile FILE             options, headers, cookies, steps (JSON or YAML)
  --plugin NAME|FILE         ${BUILT_IN.map(({ name }) => name).join(', ')}, or a module; repeatable
  --storage FILE             cookies and storage, as Playwright saves them
  --trust HOST --visible     a host of your own network; show the browser`;

const collect = (value: string, before: string[] = []): string[] => [...before, value];

export function addDeliveryFlags(command: Command): Command {
  for (const [name, { type }] of Object.entries(DELIVERY_FLAGS)) {
    command.option(type === 'boolean' ? `--${name}` : `--${name} <value>`);
  }
  return command;
}

export const addClientFlags = (command: Command): Command =>
  command
    .option('--concurrency <n>')
    .option('--profile <file>')
    .option('--plugin <name>', '', collect)
    .option('--storage <file>')
    .option('--trust <host>', '', collect)
    .option('--visible');

/** Throws `PithError('bad-input')`. */
export async function readClientFlags(flags: ClientFlags): Promise<OpenOptions> {
  const { concurrency, plugin = [], profile, storage, trust = [], visible } = flags;
  return {
    ...(trust.length > 0 ? { trusted: trust } : {}),
    onWarning: tell,
    plugins: await Promise.all(plugin.map(loadPlugin)),
    ...(concurrency === undefined
      ? {}
      : { concurrency: wholeNumber('concurrency', concurrency, { least: 1 }) }),
    ...(profile === undefined
      ? {}
      : { profile: (await import('../profile/profile.ts')).readProfile(profile) }),
    ...(storage === undefined ? {} : { storageState: storage }),
    ...(visible ? { visible } : {}),
  };
}

/** A file has a path in its name; what is none is built in. */
async function loadPlugin(name: string): Promise<Plugin> {
  if (!/[/\\.]/.test(name)) return findPlugin(name);
  try {
    const module = (await import(pathToFileURL(resolve(name)).href)) as { default?: Plugin };
    return checkPlugin(module.default as Plugin);
  } catch (error) {
    throw new PithError('bad-input', `The plugin ${name} could not be loaded: ${String(error)}`, {
      cause: error,
    });
  }
}
