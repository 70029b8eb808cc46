import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { LadderKey } from '../../functions/store/port.ts';
import { isId } from '../../shared/vocabulary/vocabulary.ts';
import { DATA } from '../data-folder.ts';
import { firstSentence, Trouble } from '../trouble.ts';

export const USAGE = `npm run -s ladder -- COMMAND

  replay [--trace] FILE      play a season log through the rules and print what becomes of it, as JSON; with --trace
                             a line for each entry. Status 0: nothing was refused; 1: something was; 2: bad header
  verify CLUB/LADDER         compare what is stored with the replay of its log; CLUB: all of a club's ladders; all: all
                             ladders. Status 0: no difference; 1: some
    --mend                   where something differs, work the log out again by the rules as they are, store what comes
                             of it, and compare once more
  export CLUB/LADDER         print the season log
  import CLUB/LADDER FILE    make a ladder from a season log
    --create-club NAME       make the club as well
    --keep-refused           keep lines that the rules refuse as "settle", which changes nothing
  key CLUB ROLE LABEL        hand out an access link: organiser, scorer, or player with --player ID
    --program                a key for a program instead, which opens no page and is not used up
  publish CLUB/LADDER        have its pages rendered again as they are; CLUB: all of a club's ladders; all: all ladders
  simulate                   run a deployment of made-up clubs in fast time, apart from all data, and look at each
                             ladder in the end. Status 0: all are right, everything was settled once and on time; 1: not
    --clubs N --months M     so many clubs, for so many months
    --seed S                 other clubs and other luck (1)
    --every-hour             run the timer in every hour, not only in those in which something is due
  help                       this text

  FILE may be - for the standard input. All but replay and simulate work on this laptop's data, whether or not it is
  running (--data DIR: other than .data), on DYNAMODB_ENDPOINT, or on AWS where TABLE_NAME and AWS_REGION are set
  (and for key SITE_ORIGIN, where its link is to lead).`;

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
  if (!isOf(given, names)) throw new Trouble(`Write: npm run -s ladder -- ${command} ${names.join(' ')}`);
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
  throw new Trouble(`"${text}" names no ladder: write CLUB/LADDER, each of a–z, 0–9 and "-".`);
}

/** The text of a file, or of the standard input. */
export const readText = (file: string): string => readBytes(file).toString();

/** What a file holds, or the standard input. */
export function readBytes(file: string): Buffer {
  try {
    return readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    throw new Trouble(`${file} cannot be read: ${firstSentence(error)}.`);
  }
}
