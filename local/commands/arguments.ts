import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { LadderKey } from '#functions/database/keys.ts';
import { isId } from '#shared/vocabulary/vocabulary.ts';
import { DATA } from '../data-folder.ts';
import { firstSentence, UserError } from '../user-error.ts';

export const USAGE = `npm run -s ladder -- COMMAND

  replay [--trace] FILE      play a season log through the rules and print the outcome as JSON; with --trace, a line
                             for each entry. Status 0: nothing refused; 1: something refused; 2: bad header
  verify CLUB/LADDER         compare the stored ladder with a replay of its log; CLUB: all of a club's ladders; all:
                             every ladder. Status 0: no difference; 1: some
    --mend                   where something differs, replay the log by the current rules, store the outcome and
                             compare again
  export CLUB/LADDER         print the season log
  import CLUB/LADDER FILE    make a ladder from a season log
    --create-club NAME       make the club too
    --keep-refused           keep lines that the rules refuse, as "settle", which changes nothing
  key CLUB ROLE LABEL        make an invite link: organiser, scorer, or player with --player ID
    --program                make a key for a program instead: it opens no pages and can be used again and again
  publish CLUB/LADDER        publish its pages again; CLUB: all of a club's ladders; all: every ladder
  help                       show this text

  FILE can be - for standard input. All commands except replay work on this laptop's data, running or not (--data DIR
  if it isn’t in .data); on DYNAMODB_ENDPOINT; or on AWS if TABLE_NAME and AWS_REGION are set (for key, SITE_ORIGIN
  too: the site its link leads to).`;

/** How a command ends: done as asked; something was refused, or differs; or it could not be done. */
export type Status = 0 | 1 | 2;

/** Takes a command line apart; an option that does not exist is a `UserError` that shows the usage. */
export function parseCommandLine<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UserError(`${firstSentence(error)}.\n\n${usage}`);
  }
}

export const dataFolderOf = (text: string | undefined): string => (text === undefined ? DATA : resolve(text));

const OPTIONS = {
  trace: { type: 'boolean', default: false },
  'keep-refused': { type: 'boolean', default: false },
  mend: { type: 'boolean', default: false },
  'create-club': { type: 'string' },
  player: { type: 'string' },
  program: { type: 'boolean', default: false },
  data: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export type Arguments = ReturnType<typeof readArguments>;

export function readArguments(args: readonly string[]) {
  const { values, positionals } = parseCommandLine(
    { args: [...args], allowPositionals: true, options: OPTIONS },
    USAGE,
  );
  const [command = 'help', ...given] = values.help ? ['help'] : positionals;
  return { ...values, command, given, data: dataFolderOf(values.data) };
}

/** What a command needs, each under its name; more or fewer are a `UserError`. */
export function exactly<const Names extends readonly string[]>(
  { command, given }: Arguments,
  ...names: Names
): { readonly [Index in keyof Names]: string } {
  if (!isOf(given, names)) throw new UserError(`Usage: npm run -s ladder -- ${command} ${names.join(' ')}`);
  return given;
}

const isOf = <Names extends readonly string[]>(
  given: readonly string[],
  names: Names,
): given is { readonly [Index in keyof Names]: string } => given.length === names.length;

export function readKey(text: string): LadderKey {
  const [club = '', ladder = '', ...rest] = text.split('/');
  if (isId(club) && isId(ladder) && rest.length === 0) return { club, ladder };
  throw new UserError(`"${text}" isn’t a ladder: write CLUB/LADDER, using a–z, 0–9 and "-".`);
}

export const readText = (file: string): string => readBytes(file).toString();

export function readBytes(file: string): Buffer {
  try {
    return readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    throw new UserError(`Can’t read ${file}: ${firstSentence(error)}.`);
  }
}
