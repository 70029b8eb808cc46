import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { LadderKey } from '#functions/database/keys.ts';
import { isId } from '#shared/vocabulary/vocabulary.ts';
import { DATA } from '../data-folder.ts';
import { firstSentence, Trouble } from '../trouble.ts';

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
  simulate                   run made-up clubs in fast time, on data of their own, and check every ladder at the end.
                             Status 0: all correct, everything settled once and on time; 1: not
    --clubs N --months M     how many clubs, for how many months
    --seed S                 different clubs and luck (1)
    --every-hour             run the timer every hour, not only when something is due
  help                       show this text

  FILE can be - for standard input. All commands except replay and simulate work on this laptop's data, running or not
  (--data DIR if it isn’t in .data); on DYNAMODB_ENDPOINT; or on AWS if TABLE_NAME and AWS_REGION are set (for key,
  SITE_ORIGIN too: the site its link leads to).`;

/** How a command ends: done as asked; something was refused, or differs; or it could not be done. */
export type Status = 0 | 1 | 2;

/** A command line, taken apart. */
export interface Arguments {
  readonly command: string;
  /** What follows the command, in order. */
  readonly given: readonly string[];
  readonly trace: boolean;
  readonly keepRefused: boolean;
  readonly mend: boolean;
  readonly createClub?: string;
  readonly player?: string;
  readonly program: boolean;
  readonly clubs?: string;
  readonly months?: string;
  readonly seed?: string;
  readonly everyHour: boolean;
  readonly data: string;
}

export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parsed(args);
  const [command = 'help', ...given] = values.help ? ['help'] : positionals;
  return {
    command,
    given,
    trace: values.trace,
    keepRefused: values['keep-refused'],
    mend: values.mend,
    data: values.data === undefined ? DATA : resolve(values.data),
    ...(values['create-club'] !== undefined && { createClub: values['create-club'] }),
    ...(values.player !== undefined && { player: values.player }),
    ...(values.clubs !== undefined && { clubs: values.clubs }),
    ...(values.months !== undefined && { months: values.months }),
    ...(values.seed !== undefined && { seed: values.seed }),
    everyHour: values['every-hour'],
    program: values.program,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        trace: { type: 'boolean', default: false },
        'keep-refused': { type: 'boolean', default: false },
        mend: { type: 'boolean', default: false },
        'create-club': { type: 'string' },
        player: { type: 'string' },
        program: { type: 'boolean', default: false },
        clubs: { type: 'string' },
        months: { type: 'string' },
        seed: { type: 'string' },
        'every-hour': { type: 'boolean', default: false },
        data: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new Trouble(`${firstSentence(error)}.\n\n${USAGE}`);
  }
}

/** What a command needs, each under its name; more or less is trouble. */
export function exactly<const Names extends readonly string[]>(
  { command, given }: Arguments,
  ...names: Names
): { readonly [Index in keyof Names]: string } {
  if (!isOf(given, names)) throw new Trouble(`Usage: npm run -s ladder -- ${command} ${names.join(' ')}`);
  return given;
}

const isOf = <Names extends readonly string[]>(
  given: readonly string[],
  names: Names,
): given is { readonly [Index in keyof Names]: string } => given.length === names.length;

/** Reads CLUB/LADDER. */
export function readKey(text: string): LadderKey {
  const [club = '', ladder = '', ...rest] = text.split('/');
  if (isId(club) && isId(ladder) && rest.length === 0) return { club, ladder };
  throw new Trouble(`"${text}" isn’t a ladder: write CLUB/LADDER, using a–z, 0–9 and "-".`);
}

/** The text of a file, or of the standard input. */
export const readText = (file: string): string => readBytes(file).toString();

/** What a file holds, or the standard input. */
export function readBytes(file: string): Buffer {
  try {
    return readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    throw new Trouble(`Can’t read ${file}: ${firstSentence(error)}.`);
  }
}
