import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { type AccessRecord, noteUse, readAccess } from '../books/access-keys.ts';
import { isSuspended } from '../books/clubs.ts';
import { type LinkState, noteSession, readLink, readSession, type SessionRecord } from '../books/sessions.ts';
import type { Database } from '../database/database.ts';
import type { Credential } from './credential.ts';

/** For how long a key or session is recalled, in milliseconds: one ended elsewhere opens nothing after five seconds. */
const FRESH = 4000;
/** How long after a use is noted the next one is, in milliseconds. */
const NOTED = 3_600_000;
const MOST = 1000;

export interface Pass {
  readonly record?: AccessRecord;
  readonly session?: SessionRecord;
  readonly link?: LinkState;
  readonly suspended?: true;
}

interface SeenPass {
  readonly pass: Pass;
  readonly since: number;
}

/** What a process has lately seen of keys and sessions, so that a busy night does not read them for every result. */
export class KeyRing {
  readonly #database: Database;
  readonly #elapsed: () => number;
  readonly #seen = new Map<string, SeenPass>();
  readonly #noted = new Map<string, number>();

  /** `elapsed` counts milliseconds and never goes back. */
  constructor(database: Database, elapsed: () => number) {
    this.#database = database;
    this.#elapsed = elapsed;
  }

  async find(credential: Credential): Promise<Pass> {
    const since = this.#elapsed();
    const pass = await this.#read(credential);
    if (pass.record) this.#keep(nameOf(credential), { pass, since });
    return pass;
  }

  /** What was stored a few seconds ago at most. */
  async recall(credential: Credential): Promise<Pass> {
    const seen = this.#seen.get(nameOf(credential));
    return seen && this.#elapsed() - seen.since < FRESH ? seen.pass : this.find(credential);
  }

  /** Notes that a key was used, once an hour; callers may ignore a failure. */
  async noteUse(credential: Credential, { session }: Pass, at: Instant): Promise<void> {
    const name = nameOf(credential);
    const last = this.#noted.get(name);
    if (last !== undefined && this.#elapsed() - last < NOTED) return;
    if (this.#noted.size >= MOST) this.#noted.clear();
    this.#noted.set(name, this.#elapsed());
    const { club, access } = credential;
    const noting = session ? noteSession(this.#database, club, session, at) : noteUse(this.#database, club, access, at);
    await noting.catch(() => undefined);
  }

  forget({ club, access }: Pick<Credential, 'club' | 'access'>): void {
    for (const name of this.#seen.keys()) if (name.startsWith(`${club}.${access}.`)) this.#seen.delete(name);
  }

  async #read({ kind, club, access, session: hash }: Credential): Promise<Pass> {
    const [record, session, link, suspended] = await Promise.all([
      readAccess(this.#database, club, access),
      kind === 'session' ? readSession(this.#database, club, { access, hash }) : undefined,
      kind === 'bearer' ? readLink(this.#database, club, access) : undefined,
      isSuspended(this.#database, club),
    ]);
    return {
      ...(record && { record }),
      ...(session && { session }),
      ...(link && { link }),
      ...(suspended && { suspended }),
    };
  }

  #keep(name: string, seen: SeenPass): void {
    if (this.#seen.size >= MOST) this.#seen.clear();
    this.#seen.set(name, seen);
  }
}

const nameOf = ({ club, access, session }: Credential): string => `${club}.${access}.${session}`;
