import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { DATA, FOR_ITS_OWNER } from '../data-folder.ts';
import { firstSentence, giveUp, UserError } from '../user-error.ts';

/** How a command ends: done as asked; something was refused, or differs; or it could not be done. */
export type Status = 0 | 1 | 2;

interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

/** What a program finds where it is started. */
export interface Terminal {
  readonly fetch: typeof fetch;
  /** The credentials that any AWS tool would use here. Rejects if there are none. */
  readonly credentials: () => Promise<Credentials>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly print: (text: string) => void;
  /** What the operator answers to a question; undefined if nobody is there. */
  readonly ask: (question: string) => Promise<string | undefined>;
}

/** All options of both programs, with what the help says of each; a command names those that it takes. */
const OPTIONS = {
  trace: { type: 'boolean', says: 'a line for each entry instead' },
  'create-club': { type: 'string', value: 'NAME', says: 'make the club too' },
  'keep-refused': { type: 'boolean', says: 'keep lines that the rules refuse, as "settle", which changes nothing' },
  unlisted: { type: 'boolean', says: 'keep it off the front page and out of search engines' },
  name: { type: 'string', value: 'NAME', says: 'the club’s name, as it is' },
  yes: { type: 'boolean', says: 'don’t ask, for scripts' },
  all: { type: 'boolean', says: 'every ladder' },
  behind: { type: 'boolean', says: 'only those whose pages are behind what is stored' },
  player: { type: 'string', value: 'ID', says: 'whose it is, with the role player' },
  anew: {
    type: 'boolean',
    says: 'take away first what is published, which may be of later lines than a restored table has',
  },
  club: { type: 'string', value: 'CLUB', says: 'only this club; it can be brought where others are, but not it' },
  at: { type: 'string', value: 'TIME', says: 'as backups were at a time, such as 2026-11-25T20:00Z' },
  system: { type: 'string', value: 'SYSTEM', says: 'by whose rules it was played, such as house' },
  game: { type: 'string', value: 'GAME', says: 'with the figures that are usual for it, such as tennis' },
  timezone: { type: 'string', value: 'ZONE', says: 'such as Europe/London' },
  start: { type: 'string', value: 'DAY', says: 'the season’s first day; that of the first result, if not given' },
  end: { type: 'string', value: 'DAY', says: 'its last day; that of the last result, if not given' },
  dates: { type: 'string', value: 'ORDER', says: 'day-first or month-first, where the list doesn’t show it' },
  beginning: { type: 'string', value: 'FILE', says: 'a list of the order in which the season began' },
  pairs: { type: 'boolean', says: 'the list names pairs: Ann Lee / Bob Ray, or a column for each person' },
  winner: { type: 'string', value: 'NAME', says: 'who won the final, where one decides the season' },
  program: { type: 'boolean', says: 'a key for a program: it opens no pages, and can be reused' },
} as const;
type Option = keyof typeof OPTIONS;

type Values = { readonly [Name in Option]?: (typeof OPTIONS)[Name] extends { type: 'string' } ? string : boolean };

/** What a program was asked for, and of which deployment or laptop. */
export interface Invocation extends Values {
  /** Such as "npm run -s operator -- club create". */
  readonly typed: string;
  readonly given: readonly string[];
  readonly url?: string;
  readonly data: string;
}

/** The same with what a command takes, in its order. */
export type InvocationOf<Given extends readonly string[]> = Invocation & { readonly given: Readonly<Given> };

/** What a command works with: besides the terminal, the way in which it tells something. */
export interface Working extends Terminal {
  /** Prints a text for people, or with --json the same as a line of JSON for programs. */
  readonly tell: (json: object, text: string) => void;
}

type GivenByName<Names extends readonly string[]> = { readonly [Index in keyof Names]: string };

interface Spec<Names extends readonly string[]> {
  /** What follows its name, as the help calls it. */
  readonly takes: Names;
  readonly options?: readonly Option[];
  readonly says: string;
  readonly run: (asked: InvocationOf<GivenByName<Names>>, working: Working) => Promise<Status>;
}

export type Command = Spec<readonly string[]>;

export interface Program {
  readonly name: 'ladder' | 'operator';
  /** By one or two words, such as "club create". */
  readonly commands: Readonly<Record<string, Command>>;
  /** What the help says of all commands. */
  readonly note: string;
}

/** A command that gets what it takes, each under its name; more or fewer are a `UserError`. */
export const command = <const Names extends readonly string[]>({ run, ...spec }: Spec<Names>): Command => ({
  ...spec,
  run: async (asked, working) => {
    const { given, typed } = asked;
    if (!isOf(given, spec.takes)) throw new UserError(`Usage: ${[typed, ...spec.takes].join(' ')}`);
    return run({ ...asked, given }, working);
  },
});

const isOf = <Names extends readonly string[]>(given: readonly string[], names: Names): given is GivenByName<Names> =>
  given.length === names.length;

/** Does what a command line says. Throws a `UserError` if that cannot be; with --json, prints it as an answer too. */
export async function runProgram(program: Program, args: readonly string[], terminal: Terminal): Promise<Status> {
  const inJson = args.includes('--json');
  try {
    const found = readCommandLine(program, args);
    const tell = (json: object, text: string): void => terminal.print(inJson ? JSON.stringify(json) : text);
    if (found) return await found.command.run(found.asked, { ...terminal, tell });
    terminal.print(helpOf(program));
    return 0;
  } catch (error) {
    if (!inJson) throw error;
    terminal.print(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
    return 2;
  }
}

/** The command that a line means, or undefined for help. */
export function readCommandLine(
  program: Program,
  args: readonly string[],
): { readonly command: Command; readonly asked: Invocation } | undefined {
  const { values, positionals } = parseCommandLine(
    { args: [...args], allowPositionals: true, options: PARSED },
    helpOf(program),
  );
  const { url, data, json: _, help, ...options } = values;
  const [first = 'help', second = ''] = positionals;
  if (help || first === 'help') return undefined;
  const name = [`${first} ${second}`, first].find((each) => Object.hasOwn(program.commands, each));
  const found = name === undefined ? undefined : program.commands[name];
  if (!found || name === undefined) throw new UserError(`Unknown command "${first}".\n\n${helpOf(program)}`);
  const typed = `npm run -s ${program.name} -- ${name}`;
  const given = [...positionals.slice(name.split(' ').length), ...(options.all ? ['--all'] : [])];
  const other = Object.keys(options).find((option) => !found.options?.some((each) => each === option));
  if (other !== undefined) throw new UserError(`${typed} takes no --${other}.`);
  return {
    command: found,
    asked: { ...options, typed, given, ...(url !== undefined && { url }), data: folderOf(data) },
  };
}

const PARSED = {
  ...OPTIONS,
  url: { type: 'string' },
  data: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Takes a command line apart; an option that does not exist is a `UserError` that shows the help. */
export function parseCommandLine<Config extends ParseArgsConfig>(config: Config, help: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UserError(`${firstSentence(error)}.\n\n${help}`);
  }
}

export const folderOf = (data: string | undefined): string => (data === undefined ? DATA : resolve(data));

/** Where what is said of a command begins, and the longest line, in characters. */
const [COLUMN, WIDTH] = [32, 118] as const;

function helpOf({ name, commands, note }: Program): string {
  const lines = Object.entries(commands).flatMap(([words, { takes, says, options = [] }]) => [
    ...described(`  ${[words, ...takes].join(' ')}`, says),
    ...options.flatMap((option) => {
      const found: { readonly value?: string; readonly says: string } = OPTIONS[option];
      return described(`    --${[option, ...(found.value === undefined ? [] : [found.value])].join(' ')}`, found.says);
    }),
  ]);
  return [`npm run -s ${name} -- COMMAND`, '', ...lines, '', note].join('\n');
}

/** What is said stands in a column of its own, below where the name is too long to stand before it. */
function described(name: string, says: string): readonly string[] {
  const lines: string[] = name.length < COLUMN ? [] : [name];
  let line = name.length < COLUMN ? name.padEnd(COLUMN) : ' '.repeat(COLUMN);
  for (const word of says.split(' ')) {
    if (line.length + word.length > WIDTH) {
      lines.push(line.trimEnd());
      line = ' '.repeat(COLUMN);
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()];
}

const credentials = async (): Promise<Credentials> =>
  (await import('#functions/database/dynamo/client.ts')).credentialsHere();

async function ask(question: string): Promise<string | undefined> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<undefined>((resolve) => terminal.once('close', () => resolve(undefined)));
  try {
    return await Promise.race([terminal.question(question), ended]);
  } finally {
    terminal.close();
  }
}

/** Runs a program of the command line as typed. */
export async function runHere(program: Program): Promise<void> {
  process.umask(FOR_ITS_OWNER);
  // The reader of the output may stop in the middle, as `head` does.
  process.stdout.on('error', () => process.exit(0));
  // Ctrl-C leaves no draft behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  try {
    const { env } = process;
    process.exitCode = await runProgram(program, process.argv.slice(2), {
      fetch,
      credentials,
      env,
      ask,
      print: console.log,
    });
  } catch (error) {
    giveUp(error, 2);
  }
}
