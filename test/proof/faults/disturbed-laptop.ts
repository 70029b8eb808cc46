import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type Libsql from 'libsql';
import type { Chance } from '#local/demo/chance.ts';
import type { Got } from '#test/functions/evening.ts';
import { LaptopProcess, launch, toEnd } from '#test/local/laptop-process.ts';
import { startOf } from '#test/local/npm-start.ts';
import type { Evidence, RawFile } from './evidence.ts';
import type { Fault, Injected } from './faults.ts';
import type { RawItem } from './raw.ts';
import type { Request, Service } from './requests.ts';

/** How much a laptop may still write to a file before its disk is full, in KB. */
const ROOM = 64;

/** What says of which line it is; pages and feeds of a laptop do not. */
export const OF_A_LAPTOP = [
  ...['version.json', 'view.json', 'state.json'],
  ...['history/head.json', 'log/head.json', 'season/head.json'],
];

/** A laptop as `npm start` runs it, whose process is killed and whose disk gets full. Its database is its own. */
export class DisturbedLaptop implements Service {
  isCalm = true;
  readonly #folder: string;
  readonly #node = startOf(process.cwd());
  readonly #clock: string;
  readonly #injected: Injected;
  readonly #began = Date.now();
  readonly #from: number;
  #process: LaptopProcess | undefined;
  #ready: Promise<void> = Promise.resolve();
  #isFull = false;
  #origin = '';
  #operator = '';

  private constructor(folder: string, from: number, injected: Injected) {
    this.#folder = folder;
    this.#from = from;
    this.#injected = injected;
    this.#clock = `${new Date(from).toISOString().slice(0, 16)}Z`;
  }

  static async open(folder: string, from: number, injected: Injected): Promise<DisturbedLaptop> {
    const laptop = new DisturbedLaptop(folder, from, injected);
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
    const room = this.#isFull ? this.#largest() + ROOM : undefined;
    const args = ['--clock', this.#clock, '--port', port];
    this.#process = new LaptopProcess(this.#node, this.#folder, args, { room, stdio: 'ignore' });
    ({ origin: this.#origin } = await this.#process.ready());
    this.#operator = JSON.parse(readFileSync(join(this.#folder, 'keys.json'), 'utf8')).operator;
  }

  /** Of all of its files, in KB: what it writes anew at each start still has room. */
  #largest(): number {
    const names = readdirSync(this.#folder, { recursive: true, encoding: 'utf8' });
    const sizes = names.map((name) => statSync(join(this.#folder, name), { throwIfNoEntry: false })?.size ?? 0);
    return Math.ceil(Math.max(...sizes) / 1024);
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    await this.#process?.end(signal);
  }

  /** Types a command of the laptop's, which is killed after some milliseconds unless it has ended by then. */
  async command(program: 'ladder' | 'operator', args: readonly string[], lives?: number) {
    const child = launch(process.execPath, ['--import', 'tsx', `local/${program}.ts`, ...args]);
    const { status, output, errors } = await toEnd(child, '', lives);
    return { status: status ?? -1, killed: status === null, output: `${output}${errors}`.trim() };
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
