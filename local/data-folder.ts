import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './root.ts';
import { UserError } from './user-error.ts';

export const DATA = join(ROOT, '.data');

/** Everything in it that the laptop makes, and `--fresh` deletes but for the backups. What else lies there stays. */
const DATABASE = ['ladders.sqlite', 'ladders.sqlite-wal', 'ladders.sqlite-shm', 'loading', 'site.json'];
const MADE = [
  ...DATABASE,
  'clock.json',
  'keys.json',
  'notifications.json',
  'mail',
  'push.json',
  'site',
  'site.draft',
  'transfers',
];
const OURS = [...MADE, 'backups'];

/** Only its owner may read what a laptop writes: the bits that new files and folders do not get. */
export const FOR_ITS_OWNER = 0o077;

const isOurs = (name: string): boolean =>
  OURS.some((ours) => name === ours || name === `${ours}.draft`) ||
  /^(running\.json|ladders\.sqlite\.draft)/.test(name);

/** The folder in which a laptop keeps everything. Only its owner may look into it: it holds access keys. */
export class DataFolder {
  readonly path: string;
  readonly sqlite: string;
  readonly site: string;
  /** The folder where e-mails are written: a laptop sends none. */
  readonly mail: string;
  readonly transfers: string;

  constructor(path: string) {
    this.path = path;
    this.sqlite = this.file('ladders.sqlite');
    this.site = this.file('site');
    this.mail = this.file('mail');
    this.transfers = this.file('transfers');
    mkdirSync(path, { recursive: true, mode: 0o700 });
    this.#shut();
  }

  /** Shuts a folder that was there before to all but its owner, with all that the laptop has left in it. */
  #shut(): void {
    // Windows has no modes: there, a folder is as private as the one that it lies in.
    if (process.getuid === undefined) return;
    const { mode, uid } = statSync(this.path);
    const me = process.getuid();
    if (me !== uid && me !== 0)
      throw new UserError(
        `${this.path} belongs to another user, who could read its access keys. Use another folder: --data DIR`,
      );
    if ((mode & FOR_ITS_OWNER) === 0) return;
    const other = readdirSync(this.path).find((name) => !isOurs(name) || !this.#belongsTo(uid, name));
    if (other !== undefined)
      throw new UserError(
        `Other users of this computer can look into ${this.path}, and it holds files that aren’t Club Ladder’s (${other}). Use a new
or empty folder (--data DIR), or make this one private: chmod 700 ${this.path}`,
      );
    for (const name of readdirSync(this.path))
      chmodSync(this.file(name), lstatSync(this.file(name)).isDirectory() ? 0o700 : 0o600);
    chmodSync(this.path, 0o700);
  }

  #belongsTo(user: number, name: string): boolean {
    const found = lstatSync(this.file(name));
    return found.uid === user && !found.isSymbolicLink();
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

  /** Takes a folder away at once; its files are deleted meanwhile, and what a stop leaves of them the next time. */
  takeAway(name: string): void {
    const draft = `${name}.draft`;
    this.remove(draft);
    if (!this.has(name)) return;
    renameSync(this.file(name), this.file(draft));
    // What is left is deleted the next time, which says why it can’t.
    rm(this.file(draft), { recursive: true, force: true }).catch(() => {});
  }

  removeDatabase(): void {
    for (const name of DATABASE) this.remove(name);
  }

  empty(): void {
    for (const name of MADE) this.remove(name);
  }

  /** What a file says; undefined if it is missing or no JSON. */
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
    try {
      writeFileSync(draft, `${JSON.stringify(value, undefined, 2)}\n`, { mode: 0o600 });
      chmodSync(draft, 0o600);
      renameSync(draft, this.file(name));
    } finally {
      // Of a full disk.
      rmSync(draft, { force: true });
    }
  }
}
