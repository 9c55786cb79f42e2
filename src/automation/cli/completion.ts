// What a shell needs to complete the command: its subcommands and flags.

import type { Command } from 'commander';
import { PithError } from '../../errors.ts';

const SHELLS: Record<string, (words: string) => string> = {
  bash: (words) => `complete -o default -W '${words}' pith\n`,
  zsh: (words) => `#compdef pith\ncompadd -- ${words}\n_files\n`,
  fish: (words) => `complete -c pith -a '${words}'\n`,
};

export function completionFor(shell: string, program: Command): string {
  const commands = program.commands.map((command) => command.name());
  const flags = [program, ...program.commands].flatMap(({ options }) =>
    options.map(({ long }) => long ?? ''),
  );
  const write = SHELLS[shell];
  if (write) return write([...new Set([...commands, ...flags])].filter(Boolean).sort().join(' '));
  throw new PithError(
    'bad-input',
    `There is completion for ${Object.keys(SHELLS).join(', ')}; not for ${shell}.`,
  );
}
