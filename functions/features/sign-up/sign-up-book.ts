import { randomBytes } from 'node:crypto';
import type { Language } from '#shared/vocabulary/language.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import type { Database } from '#functions/database/database.ts';
import { type ItemKey, pack, unpack } from '#functions/database/item.ts';
import { CLEARANCES, clubPartition, ratePartition, SIGN_UPS, SIGNED_UP } from '#functions/database/keys.ts';
import { StoreOutage } from '#functions/database/outage.ts';
import { EXPIRY } from '#functions/database/table.ts';
import { absent, certain, present, stillOrLacking } from '#functions/database/transaction.ts';
import { type AccessRecord, firstKey } from '#functions/http/key-book.ts';
import { clubKey, creating, readClubIds } from '#functions/club/clubs.ts';
import { firstNaming } from '#functions/club/naming.ts';
import type { BucketKey } from '#functions/limits/stored-buckets.ts';

/** A club that somebody wants to sign up, by the hash of the secret that was sent to them. */
export interface Asked {
  readonly hash: string;
  readonly at: Instant;
  readonly id: string;
  readonly club: string;
  readonly person: string;
  readonly email: string;
  readonly language: Language;
}

/** A club that signed itself up. Who did is for whoever runs the deployment alone. */
export interface SignedUp extends Pick<Asked, 'hash' | 'person' | 'email'> {
  readonly id: string;
  readonly at: Instant;
}

/** How it ends that a club is made. */
export type Made = 'made' | 'exists' | 'too-many' | 'gone';

/** How long a link in an e-mail works, in milliseconds. */
export const ASKED_FOR = 24 * 3_600_000;
const DAYS = 3 * 24 * 3_600_000;
/** How often a club is made while others are. */
const TRIES = 8;

const SECRET: ItemKey = { pk: SIGN_UPS, sk: 'secret' };
const askedKey = (hash: string): ItemKey => ({ pk: SIGN_UPS, sk: `asked#${hash}` });
const puzzleKey = (puzzle: string): ItemKey => ({ pk: SIGN_UPS, sk: `puzzle#${puzzle}` });
const dayKey = (day: string): ItemKey => ({ pk: SIGN_UPS, sk: `day#${day}` });
const signedUpKey = (club: string): ItemKey => ({ pk: clubPartition(club), sk: SIGNED_UP });
const expiring = (at: number) => ({ [EXPIRY]: Math.ceil(at / 1000) });

/** Clubs on their way, and those that have signed themselves up. What nobody confirms is forgotten after a day. */
export class SignUps {
  readonly #database: Database;
  #secret: string | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** What puzzles are signed with: the same for all processes of a deployment. */
  async secret(): Promise<string> {
    if (this.#secret !== undefined) return this.#secret;
    const value = randomBytes(32).toString('base64url');
    await this.#database.transact([{ put: { ...SECRET, value }, condition: absent('there') }]);
    const kept = await this.#database.get(SECRET);
    if (!kept) throw new StoreOutage('nothing to sign puzzles with');
    this.#secret = String(kept['value']);
    return this.#secret;
  }

  /** How full a bucket of the store is, from 0 to 1. */
  async fullness({ club, name }: BucketKey, per: number, now: Instant): Promise<number> {
    const bucket = await this.#database.get({ pk: ratePartition(club), sk: name });
    return Math.max(0, Number(bucket?.['emptyAt'] ?? 0) - now) / per;
  }

  /** Whether a puzzle is used for the first time. */
  async spend(puzzle: string, until: Instant): Promise<boolean> {
    const put = { ...puzzleKey(puzzle), ...expiring(until) };
    return certain(await this.#database.transact([{ put, condition: absent('spent') }])) === 'committed';
  }

  async keep(asked: Asked): Promise<void> {
    await this.#database.put({ ...askedKey(asked.hash), value: pack(asked), ...expiring(asked.at + ASKED_FOR) });
  }

  async asked(hash: string, now: Instant): Promise<Asked | undefined> {
    const item = await this.#database.get(askedKey(hash));
    return item && Number(item[EXPIRY]) > now / 1000 ? (unpack(item['value']) as Asked) : undefined;
  }

  /** Forgets one that was asked for. */
  async drop(hash: string): Promise<void> {
    await this.#database.transact([{ remove: askedKey(hash) }]);
  }

  async isTaken(id: string): Promise<boolean> {
    const places = [clubKey(id), { pk: CLEARANCES, sk: id }];
    return (await Promise.all(places.map((place) => this.#database.get(place)))).some(Boolean);
  }

  /** How many clubs have signed themselves up on a day, such as "2026-11-23". */
  async madeOn(day: string): Promise<number> {
    return Number((await this.#database.get(dayKey(day)))?.['count'] ?? 0);
  }

  /** Makes a club with its first key, and counts it, unless there are as many on that day as there may be. */
  async make(asked: Asked, key: AccessRecord, day: string, most: number): Promise<Made> {
    const { id, hash, club: name, person, email, language } = asked;
    const at = key.created;
    const by = { hash, person, email, at };
    for (let tries = 1; tries <= TRIES; tries++) {
      const before = await this.#database.get(dayKey(day));
      const count = Number(before?.['count'] ?? 0);
      if (count >= most) return 'too-many';
      const outcome = await this.#database.transact([
        // Nobody has looked at it yet: it is shown to who knows its address, by names that give little away.
        ...creating({ id, name, language, unlisted: true, untried: true }),
        firstNaming(id, 'initial'),
        { check: askedKey(hash), condition: present('gone') },
        { put: { ...signedUpKey(id), value: pack(by) } },
        ...firstKey(id, key, { at, what: 'key-made', about: key.label, by: person, role: 'organiser' }),
        {
          put: { ...dayKey(day), count: count + 1, ...expiring(at + DAYS) },
          condition: stillOrLacking('counted', 'count', before && count),
        },
      ]);
      const end = outcome.end === 'contended' ? 'counted' : certain(outcome);
      if (end === 'committed') return 'made';
      if (end !== 'counted') return end;
      await this.#database.pause(tries);
    }
    throw new StoreOutage('others sign clubs up all the time');
  }

  async signedUp(id: string): Promise<SignedUp | undefined> {
    const item = await this.#database.get(signedUpKey(id));
    return item && { id, ...(unpack(item['value']) as Omit<SignedUp, 'id'>) };
  }

  /** All that there are, by id. */
  async all(): Promise<readonly SignedUp[]> {
    const found: SignedUp[] = [];
    for await (const id of readClubIds(this.#database)) {
      const one = await this.signedUp(id);
      if (one) found.push({ ...one, at: instant(one.at) });
    }
    return found;
  }
}
