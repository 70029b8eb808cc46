import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type Libsql from 'libsql';
import type { Chance } from '#local/demo/chance.ts';
import type { Got } from '#test/functions/evening.ts';
import { startOf } from '#test/local/npm-start.ts';
import type { Evidence, RawFile } from './evidence.ts';
import type { Fault, Injected } from './faults.ts';
import type { RawItem } from './raw.ts';
import type { Request, Service } from './requests.ts';

/** How long a laptop may take to start, in milliseconds: on a machine that is busy with much else, too. */
const PATIENCE = 180_000;
/** How much a laptop may still write to a file before its disk is full, in KB. */
const ROOM = 64;

/** What says of which line it is; pages and feeds of a laptop do not. */
export const OF_A_LAPTOP = [
  ...['version.json', 'view.json', 'state.json'],
  ...['history/head.json', 'log/head.json', 'season/head.json'],
];

/** A laptop as `npm start` runs it, whose process is killed and whose disk gets full. Its database is its own. */
export class Laptop implements Service {
  isCalm = true;
  readonly #folder: string;
  readonly #command: readonly string[];
  readonly #injected: Injected;
  readonly #began = Date.now();
  readonly #from: number;
  #child: ChildProcess | undefined;
  #ready: Promise<void> = Promise.resolve();
  #isFull = false;
  #origin = '';
  #operator = '';

  private constructor(folder: string, from: number, injected: Injected) {
    this.#folder = folder;
    this.#from = from;
    this.#injected = injected;
    const clock = new Date(from).toISOString().slice(0, 16);
    this.#command = [...startOf(process.cwd()), '--data', folder, '--clock', `${clock}Z`];
  }

  static async open(folder: string, from: number, injected: Injected): Promise<Laptop> {
    const laptop = new Laptop(folder, from, injected);
    await laptop.start();
    return laptop;
  }

  get now(): number {
    return this.#from + Date.now() - this.#began;
  }

  /** Nobody moves its clock. */
  set now(_: number) {}

  /** Starts it, where it was before; with a full disk, its files may grow by very little. */
  start(isFull = false): Promise<void> {
    this.#isFull = isFull;
    this.#ready = this.#start();
    return this.#ready;
  }

  async #start(): Promise<void> {
    const port = this.#origin === '' ? '0' : new URL(this.#origin).port;
    const most = this.#isFull ? this.#largest() + ROOM : 'unlimited';
    const child = spawn(
      'bash',
      ['-c', `ulimit -f ${most}; exec "$@"`, 'bash', process.execPath, ...this.#command, '--port', port],
      {
        stdio: 'ignore',
      },
    );
    this.#child = child;
    for (
      const end = performance.now() + PATIENCE;
      performance.now() < end && child.exitCode === null;
      await sleep(50)
    ) {
      const { pid, origin } = this.#read('running.json');
      if (pid !== child.pid || origin === undefined) continue;
      this.#origin = origin;
      this.#operator = this.#read('keys.json').operator;
      return;
    }
    child.kill('SIGKILL');
    throw new Error('the laptop does not start');
  }

  #read(name: string) {
    try {
      return JSON.parse(readFileSync(join(this.#folder, name), 'utf8'));
    } catch {
      // A laptop that starts takes away what a killed one has left.
      return {};
    }
  }

  /** Of all of its files, in KB: what it writes anew at each start still has room. */
  #largest(): number {
    const names = readdirSync(this.#folder, { recursive: true, encoding: 'utf8' });
    const sizes = names.map((name) => statSync(join(this.#folder, name), { throwIfNoEntry: false })?.size ?? 0);
    return Math.ceil(Math.max(...sizes) / 1024);
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }

  /** Types a command of the laptop's, which is killed after some milliseconds unless it has ended by then. */
  async command(program: 'ladder' | 'operator', args: readonly string[], lives?: number) {
    const child = spawn(process.execPath, ['--import', 'tsx', `local/${program}.ts`, ...args], { stdio: 'pipe' });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    const death = lives === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), lives);
    const [status, signal] = await once(child, 'close');
    clearTimeout(death);
    return { status: Number(status ?? -1), killed: signal !== null, output: output.trim() };
  }

  async ask({ method, path, sent: { key, body, headers, operator } }: Request): Promise<Got> {
    await this.#ready;
    const answer = await fetch(`${this.#origin}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${operator ? this.#operator : key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    if (this.#isFull && answer.status >= 500) this.#injected.add('a disk that is full');
    const text = await answer.text();
    const isJson = /json/.test(answer.headers.get('content-type') ?? '') && text !== '';
    const told = Object.fromEntries(answer.headers);
    return { status: answer.status, headers: told, cookies: [], text, json: isJson ? JSON.parse(text) : {} };
  }

  async itemsIn(pk: string): Promise<readonly RawItem[]> {
    return this.#rows('pk = ?', pk);
  }

  async itemsOfClub(club: string): Promise<readonly RawItem[]> {
    return this.#rows("instr(pk || ' ' || sk, ?) > 0", club);
  }

  /** The file is read beside the laptop, as others may. */
  #rows(where: string, value: string): readonly RawItem[] {
    const Sqlite: typeof Libsql = createRequire(import.meta.url)('libsql');
    const file = new Sqlite(join(this.#folder, 'ladders.sqlite'), { timeout: 5000 });
    try {
      return file.prepare(`SELECT * FROM items WHERE ${where} ORDER BY pk, sk`).all(value).map(itemOf);
    } finally {
      file.close();
    }
  }

  /** It has timers of its own. */
  async tick(): Promise<void> {}

  happens(fault: Fault, often: number, chance: Chance): boolean {
    const does = chance.happens(often) && !this.isCalm && fault === 'an answer that is lost';
    if (does) this.#injected.add(fault);
    return does;
  }

  /** The e-mails that it would have sent. */
  letters(): Evidence['letters'] {
    const folder = join(this.#folder, 'mail');
    if (!existsSync(folder)) return [];
    return readdirSync(folder).map((name) => {
      const { to, subject, text } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      return { to, text: `${subject}\n${text}` };
    });
  }

  filesOf(club: string): readonly RawFile[] {
    const folder = join(this.#folder, 'site', club);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile())
      .map((name) => {
        const text = readFileSync(join(folder, name), 'utf8');
        // Others say it otherwise, such as `.season.json`, or are of no line.
        const isDated = OF_A_LAPTOP.some((dated) => name.endsWith(`/${dated}`));
        const { version, line } = isDated ? JSON.parse(text) : {};
        return { path: `/${club}/${name}`, version: Number(version ?? line), text };
      });
  }
}

function itemOf(row: unknown): RawItem {
  const { pk, sk, value, attributes } = row as Record<'pk' | 'sk' | 'attributes', string> & {
    value: string | Uint8Array | ArrayBuffer | null;
  };
  // What is packed comes as either kind of bytes.
  const packed = value === null || typeof value === 'string' ? value : Buffer.from(value as ArrayBuffer);
  return { pk, sk, ...JSON.parse(attributes), ...(packed !== null && { value: packed }) };
}
