import type { Database, Query } from '#functions/database/database.ts';
import { type Item, type ItemKey, keyOf } from '#functions/database/item.ts';
import {
  CLUB_LADDER,
  CLUBS,
  DISPUTE,
  GAME_DATE,
  HEAD,
  JOIN_REQUEST,
  type LadderKey,
  MESSAGE,
  PROPOSAL,
  parseClubPartition,
  parseLadderPartition,
} from '#functions/database/keys.ts';
import type {
  Condition,
  AttributeChange as ItemChange,
  TransactionOutcome,
  Write,
} from '#functions/database/transaction.ts';
import { markIn, TOUCHED } from '#functions/ladders/head.ts';

/** How far a ladder has come: its last line, and when it was last touched, where 0 is never. */
export interface LadderState {
  readonly line: number;
  readonly touched: number;
}

/** What shows on pages: how far a ladder has come, or a club or ladder made or listed otherwise; the date of a game; and what apps show and pages do not. */
export type PageChange =
  | { readonly kind: 'changed'; readonly key: LadderKey; readonly state: LadderState }
  | { readonly kind: 'told'; readonly item: ItemKey }
  | { readonly kind: 'stirred'; readonly club: string; readonly ladder?: string }
  | { readonly kind: 'made' | 'gone'; readonly club: string; readonly ladder?: string };

/** A laptop's database, which says what was written as far as it shows: on AWS, the table's stream does. */
export class WatchedDatabase implements Database {
  readonly #database: Database;
  readonly #changed: (change: PageChange) => void;

  constructor(database: Database, changed: (change: PageChange) => void) {
    this.#database = database;
    this.#changed = changed;
  }

  get pause(): Database['pause'] {
    return this.#database.pause;
  }

  get now(): Database['now'] {
    return this.#database.now;
  }

  get log(): Database['log'] {
    return this.#database.log;
  }

  get(key: ItemKey, only?: readonly string[]): Promise<Item | undefined> {
    return this.#database.get(key, only);
  }

  getMany(keys: readonly ItemKey[], only: readonly string[]): Promise<readonly Item[]> {
    return this.#database.getMany(keys, only);
  }

  query(query: Query): AsyncIterable<Item> {
    return this.#database.query(query);
  }

  put(item: Item): Promise<void> {
    return this.#database.put(item);
  }

  async update<Name extends string>(key: ItemKey, change: ItemChange, condition: Condition<Name>) {
    const outcome = await this.#database.update(key, change, condition);
    if (outcome === 'updated') this.#tell([{ put: { ...change.set, ...key } }]);
    return outcome;
  }

  async transact<Name extends string>(
    writes: readonly Write<Name>[],
    token?: string,
    inLine?: () => void,
  ): Promise<TransactionOutcome<Name>> {
    const outcome = await this.#database.transact(writes, token, inLine);
    if (outcome.end === 'committed') this.#tell(writes);
    return outcome;
  }

  #tell(writes: readonly Write<string>[]): void {
    const changes = writes.flatMap(changesIn);
    const isNew = ({ club, ladder }: LadderKey): boolean =>
      changes.some((each) => each.kind === 'made' && each.club === club && each.ladder === ladder);
    // A ladder that was just made is looked at whole.
    for (const change of changes) if (change.kind !== 'changed' || !isNew(change.key)) this.#changed(change);
  }
}

function changesIn(write: Write<string>): readonly PageChange[] {
  if ('check' in write) return [];
  return [changeIn(write), stirIn('put' in write ? write.put : write.remove)].filter((each) => each !== undefined);
}

function stirIn({ pk, sk }: ItemKey): PageChange | undefined {
  const key = sk.startsWith(PROPOSAL) ? parseLadderPartition(pk) : undefined;
  if (key) return { kind: 'stirred', ...key };
  const club = sk.startsWith(JOIN_REQUEST) ? parseClubPartition(pk) : undefined;
  return club === undefined ? undefined : { kind: 'stirred', club };
}

function changeIn(write: Exclude<Write<string>, { readonly check: unknown }>): PageChange | undefined {
  const kind = 'put' in write ? 'made' : 'gone';
  const { pk, sk } = 'put' in write ? write.put : write.remove;
  if (pk === CLUBS) return { kind, club: sk };
  const club = parseClubPartition(pk);
  if (club !== undefined && 'put' in write && sk.startsWith(JOIN_REQUEST)) return { kind: 'told', item: { pk, sk } };
  if (club !== undefined && sk.startsWith(CLUB_LADDER)) return { kind, club, ladder: sk.slice(CLUB_LADDER.length) };
  const key = parseLadderPartition(pk);
  return key && 'put' in write ? changeOfLadder(key, write.put) : undefined;
}

function changeOfLadder(key: LadderKey, item: Item): PageChange | undefined {
  if ([GAME_DATE, DISPUTE, MESSAGE].some((name) => item.sk.startsWith(name)))
    return { kind: 'told', item: keyOf(item) };
  const { shut } = markIn(item);
  if (item.sk !== HEAD || (shut && shut !== 'closed')) return undefined;
  const touched = item[TOUCHED];
  return {
    kind: 'changed',
    key,
    state: touched === undefined ? { line: Number(item['line']), touched: 0 } : { line: 0, touched: Number(touched) },
  };
}
