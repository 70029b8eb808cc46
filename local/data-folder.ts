import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where a laptop keeps everything, unless it is told otherwise. */
export const DATA = fileURLToPath(new URL('../.data', import.meta.url));

/** Everything in it that the laptop makes, and `--fresh` deletes. What else lies there stays. */
const DATABASE = ['ladders.db', 'ladders.db-wal', 'ladders.db-shm', 'loading'];
const OURS = [...DATABASE, 'emulator.log', 'clock.json', 'keys.json', 'notices.json', 'site'];

/** The folder in which a laptop keeps everything. Only its owner may look into it: it holds access keys. */
export class DataFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
    mkdirSync(path, { recursive: true, mode: 0o700 });
  }

  get database(): string {
    return this.file('ladders.db');
  }

  get site(): string {
    return this.file('site');
  }

  file(name: string): string {
    return join(this.path, name);
  }

  has(name: string): boolean {
    return existsSync(this.file(name));
  }

  remove(name: string): void {
    rmSync(this.file(name), { recursive: true, force: true });
  }

  removeDatabase(): void {
    for (const name of DATABASE) this.remove(name);
  }

  empty(): void {
    for (const name of OURS) this.remove(name);
  }

  /** What a file says, or nothing where it is missing or no JSON. */
  read(name: string): unknown {
    try {
      return JSON.parse(readFileSync(this.file(name), 'utf8'));
    } catch {
      return undefined;
    }
  }

  /** Replaces a file as a whole; nobody else on this computer may read it. */
  write(name: string, value: unknown): void {
    const draft = this.file(`${name}.draft`);
    writeFileSync(draft, `${JSON.stringify(value, undefined, 2)}\n`, { mode: 0o600 });
    chmodSync(draft, 0o600);
    renameSync(draft, this.file(name));
  }
}
