import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, inject } from 'vitest';
import { SHARED_LAPTOP } from '../setup.ts';
import { ask, asked, linesIn } from './asking.ts';
import { built } from './built.ts';
import { killAll, LaptopProcess, type Launching, launch, textOf, toEnd } from './laptop-process.ts';
import { onceInARun, until } from './until.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LADDER = '/lavers-chess/main';

/** When the demo's last night is in full swing. */
export const FRIDAY = '2026-11-20T20:05';

type Ended = Awaited<ReturnType<typeof toEnd>>;

/** The environment of a laptop that has no DynamoDB of its own. */
const PLAIN = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(DYNAMODB_ENDPOINT|TABLE_NAME|SITE_ORIGIN|npm_)/.test(name)),
);

/** How long a laptop may take to say that it is ready, in milliseconds. */
const STARTING = 110_000;

/** What a laptop says where the machine is busy with other things; it goes on by itself. */
const BUSY = /^.*: took longer than \d+ s\n.*\n/gm;

type Program = 'local/start.ts' | 'local/ladder.ts' | 'local/operator.ts';

/** How `npm run ladder` begins a program; tests begin it as it was built for all of them. */
const asTyped = (program: Program | 'test/simulation/run.ts'): readonly string[] => ['--import', 'tsx', program];

const asBuilt = async (program: Program): Promise<readonly string[]> => [
  join(await built(), program.replace('.ts', '.mjs')),
];

/** How a program of the laptop's is launched. */
const launching = (env: Readonly<Record<string, string>> = {}): Launching => ({ cwd: ROOT, env: { ...PLAIN, ...env } });

/** A data folder that is gone when the tests of a file are over, together with whatever still runs on it. */
export function useFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'laptop-'));
  afterAll(async () => {
    await killAll();
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

export const run = async (program: Program, args: readonly string[], input = '', env = {}): Promise<Ended> =>
  runToEnd([...(await asBuilt(program)), ...args], input, env);

/** Whether a disk of any size can be put where only one program and its children see it: on Linux, as a user with namespaces. */
export const HAS_TINY_DISKS = spawnSync('unshare', ['-rm', 'true']).status === 0;

const TINY =
  'mount -t tmpfs -o size="$1"k,mode=700 tmpfs "$2" && (shift 2; exec "$@"); status=$?; ls -A "$2"; exit $status';

/** Runs a program while a disk of so many KB lies in a folder, and says what is left there. */
export async function onTinyDisk(folder: string, size: number, program: Program, args: readonly string[]) {
  mkdirSync(folder);
  const command = [process.execPath, ...(await asBuilt(program)), ...args];
  const ended = await runToEnd(['-rm', 'sh', '-c', TINY, 'sh', String(size), folder, ...command], '', {}, 'unshare');
  return { ...ended, names: ended.output.trim().split('\n').filter(Boolean) };
}

const runToEnd = (command: readonly string[], input = '', env = {}, program = process.execPath): Promise<Ended> =>
  toEnd(launch(program, command, launching(env)), input);

export const ladder = (args: readonly string[], input = ''): Promise<Ended> => run('local/ladder.ts', args, input);

export const operator = (args: readonly string[]): Promise<Ended> => run('local/operator.ts', args);

export const simulation = (args: readonly string[]): Promise<Ended> =>
  runToEnd([...asTyped('test/simulation/run.ts'), ...args]);

/** A new link of the demo club of a laptop; an official's opens once. */
export async function newLink(
  { origin, organiser }: Pick<Laptop, 'origin' | 'organiser'>,
  terms: object = { role: 'organiser', label: 'organiser' },
): Promise<string> {
  const { key } = await asked(`${origin}/api/clubs/lavers-chess/access`, organiser, terms);
  return `${origin}/enter/#${key}`;
}

/** The organiser’s key for programs, as the folder of a laptop has it. */
export const organiserOf = (folder: string): string =>
  JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')).organiser ?? '';

export interface Running {
  readonly pid: number;
  readonly output: string;
  /** The organiser's key for programs. */
  readonly organiser: string;
}

/** A laptop that is running, and somebody who looks at it and records with the organiser's key. */
export class Laptop {
  readonly pid: number;
  readonly output: string;
  readonly organiser: string;
  /** Missing where others began it, and end it. */
  readonly #process: LaptopProcess | undefined;

  constructor({ pid, output, organiser }: Running, begun?: LaptopProcess) {
    this.#process = begun;
    this.output = output;
    this.organiser = organiser;
    this.pid = pid;
  }

  /** Starts one and waits until it says that it is ready. */
  static async start(folder: string, args: readonly string[] = [], env = {}): Promise<Laptop> {
    return Laptop.begin(await asBuilt('local/start.ts'), folder, args, env);
  }

  /** Starts one by a command of Node's. */
  static async begin(node: readonly string[], folder: string, args: readonly string[], env = {}): Promise<Laptop> {
    const begun = new LaptopProcess(node, folder, args, { ...launching(env), stdio: 'pipe' });
    const [output, errors] = [textOf(begun.child.stdout), textOf(begun.child.stderr)];
    await until(() => output().includes('Ctrl-C') || begun.isOver, STARTING);
    // One that complains at its start does not count as started.
    if (begun.isOver || errors().replace(BUSY, '') !== '') {
      await begun.end('SIGKILL');
      throw new Error(`it ended: ${output()}${errors()}`);
    }
    return new Laptop({ pid: begun.child.pid ?? 0, output: output(), organiser: organiserOf(folder) }, begun);
  }

  printed(word: string): string {
    return new RegExp(`^ *${word} +(\\S+)`, 'm').exec(this.output)?.[1] ?? '';
  }

  get origin(): string {
    return this.printed('Clubs').slice(0, -1);
  }

  /** A new link of the demo club, such as its organiser makes. */
  link(terms?: object): Promise<string> {
    return newLink(this, terms);
  }

  /** A page, when it has been made: on a busy machine a laptop says that it is ready before all of them are. */
  async page(path = `${LADDER}/`): Promise<string> {
    let answer = await fetch(`${this.origin}${path}`);
    await until(async () => {
      if (answer.status === 503) answer = await fetch(`${this.origin}${path}`);
      return answer.status !== 503;
    });
    return answer.text();
  }

  /** Whether a page says something; a test that fails need not print the whole page. */
  async shows(text: string, path?: string): Promise<boolean> {
    return (await this.page(path)).includes(text);
  }

  /** Whether a page comes to say something: it follows an answer by a moment. */
  async comesToShow(text: string, path?: string): Promise<boolean> {
    await until(() => this.shows(text, path)).catch(() => {});
    return this.shows(text, path);
  }

  /** Where pages listen, by what they read. */
  async listening(): Promise<string> {
    return String(JSON.parse(await this.page(`${LADDER}/version.json`)).live);
  }

  record(verb: string, body: object, headers: Readonly<Record<string, string>> = {}, query = ''): Promise<Response> {
    return fetch(`${this.origin}/api/clubs/lavers-chess/ladders/main/${verb}${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.organiser}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  /** Asks about the demo club as its organiser, who has to get an answer. */
  ask(path: string, body?: object | string, method?: string) {
    return asked(`${this.origin}/api/clubs/lavers-chess${path}`, this.organiser, body, method);
  }

  /** The season log, as the organiser downloads it. */
  async log(ladder = 'main'): Promise<string> {
    return (await ask(`${this.origin}/api/clubs/lavers-chess/ladders/${ladder}/log`, this.organiser)).text();
  }

  /** The lines of a season log, without its header. */
  async lines(ladder?: string) {
    return linesIn(await this.log(ladder));
  }

  /** Sends a signal, and waits for the end; says with which status. */
  end(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL' = 'SIGINT'): Promise<number | null> {
    if (!this.#process) throw new Error('this laptop is for all tests of the run');
    return this.#process.end(signal);
  }
}

/** What a laptop needs to know its clubs again, and the keys to them; it makes the rest anew at each start. */
const KEPT = ['ladders.sqlite', 'ladders.sqlite-wal', 'keys.json'];

/** A little earlier on that night, so that on a busy machine too nothing in the demo is later than the copies' clocks. */
const EARLIER = '2026-11-20T20:00';

/** The demo clubs as they are on Friday evening. */
const demo = (): Promise<string> =>
  onceInARun('demo', async (draft) => {
    const laptop = await Laptop.start(draft, ['--clock', EARLIER, '--fresh']);
    await laptop.end();
  });

/** Fills an empty folder with the demo clubs as they are on Friday evening: then no laptop has to load them anew. */
async function fillWithDemo(folder: string): Promise<void> {
  const from = await demo();
  for (const name of KEPT) if (existsSync(join(from, name))) cpSync(join(from, name), join(folder, name));
}

/** The front page, which is made last, and those of the demo's ladders. */
const PAGES = [
  ...['/', '/lavers-chess/main/', '/crewe-chess/main/', '/nairobi-chess/main/'],
  ...['/computer-go/9x9/', '/computer-go/19x19/', '/shicargo/main/'],
];

/** Starts a laptop on an empty folder in the middle of the demo's last night, and waits until its pages are there. */
export async function startOnFriday(folder: string, args: readonly string[] = []): Promise<Laptop> {
  await fillWithDemo(folder);
  const laptop = await Laptop.start(folder, ['--clock', FRIDAY, ...args]);
  for (const page of PAGES) await laptop.page(page);
  return laptop;
}

/**
 * The laptop of all tests of a run that need one on Friday evening, and each a club or a ladder of their own on it: what
 * the demo has, they leave as it is.
 */
export async function sharedLaptop(): Promise<Laptop> {
  const note = await onceInARun(SHARED_LAPTOP, begin);
  const laptop = new Laptop(JSON.parse(readFileSync(note, 'utf8')));
  for (const page of PAGES) await laptop.page(page);
  return laptop;
}

/** Begins it so that it outlives the worker that needed it first. */
async function begin(draft: string): Promise<void> {
  const [folder, printed] = [join(inject('shared'), 'friday'), join(inject('shared'), 'friday.txt')];
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await fillWithDemo(folder);
  const out = openSync(printed, 'w');
  const command = [...(await asBuilt('local/start.ts')), '--data', folder, '--port', '0', '--clock', FRIDAY];
  const { pid } = spawn(process.execPath, command, { ...launching(), stdio: ['ignore', out, out] });
  const output = (): string => readFileSync(printed, 'utf8');
  await until(() => output().includes('Ctrl-C'));
  writeFileSync(draft, JSON.stringify({ pid, output: output(), organiser: organiserOf(folder) }));
}
