import { isDeepStrictEqual } from 'node:util';
import { firstEntry } from '#shared/engine/lines.ts';
import { Season, termsIn } from '#shared/engine/season.ts';
import { commandOf } from '#shared/log/parse.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import { Forgetting, type Forgotten } from '#shared/view/forgetting.ts';
import { entrantsWith, namesIn } from '#shared/view/last-names.ts';
import { importIn, isOver } from '../books/imports.ts';
import { writeAll } from '../database/change.ts';
import type { Database } from '../database/database.ts';
import { asStored, type Item, keyOf } from '../database/item.ts';
import {
  CLAIM,
  HEAD,
  homePartition,
  ID,
  IDEMPOTENCY,
  IMPORTS,
  type LadderKey,
  ladderPartition,
  PROPOSAL,
  STATE,
  WEBHOOK,
} from '../database/keys.ts';
import { inPortions } from '../database/portions.ts';
import { DUE_INDEX } from '../database/table.ts';
import { newToken, StoreOutage, still, type Write } from '../database/transaction.ts';
import { stateParts } from '../ladders/changes.ts';
import {
  BY_NEW_RULES,
  entryItem,
  idItem,
  newId,
  REWRITTEN,
  readEntries,
  type StoredEntry,
} from '../ladders/entries.ts';
import { headItem, headKey, markIn, SHUT, stillAt, TOUCHED } from '../ladders/head.ts';
import { requestOf } from '../ladders/idempotency.ts';
import { readState } from '../ladders/load.ts';
import { ladderOf, storedHeader } from '../ladders/parts.ts';
import { plainHead } from '../ladders/status.ts';
import { partItem } from '../ladders/stored-parts.ts';
import { allOf } from '../runtime/at-once.ts';
import { isBetween, thoseIn, toldOf } from './beside-log.ts';

/** Who is rewriting a season. */
export const HELD = 'held';
/** Why nothing could be recorded in it before, if so. */
const WAS = 'was';

/** `token` tells which work was broken off. */
interface Writing {
  readonly database: Database;
  readonly token: string;
}

/** `spend` waits until the partition may be written to again. */
export interface ForgettingWork extends Writing {
  readonly person: Forgotten;
  readonly spend: (units: number) => Promise<void>;
}

/** Stores a season as its log makes it, which is held meanwhile; false where another process holds it. The same `token` resumes it. */
export async function rewriteByLog(key: LadderKey, writing: Writing): Promise<boolean> {
  const head = await writing.database.get(headKey(key));
  if (!head || markIn(head).shut === 'deleting') return true;
  const held = head[HELD] === writing.token ? head : await hold(writing.database, head, writing.token);
  if (held) await new Rewrite(key, held, writing).run();
  return held !== undefined;
}

/** Nothing where another process is at it. */
export async function hold(database: Database, head: Item, token: string): Promise<Item | undefined> {
  const { shut, epoch } = markIn(head);
  if (shut === 'rewriting') return undefined;
  const put = { ...plainHead(head), [SHUT]: 'rewriting', [HELD]: token, ...(shut && { [WAS]: shut }) };
  const condition = stillAt('ladder-changed', Number(head['line']), epoch);
  return (await writeAll(database, [{ put, condition }])) === 'committed' ? put : undefined;
}

/** A season whose items are all made anew from its log, which is held meanwhile. */
export class Rewrite {
  readonly #key: LadderKey;
  readonly #head: Item;
  readonly #work: Writing & Partial<ForgettingWork>;
  readonly #database: Database;
  readonly #pk: string;

  constructor(key: LadderKey, head: Item, work: Writing & Partial<ForgettingWork>) {
    this.#key = key;
    this.#head = head;
    this.#work = work;
    this.#database = work.database;
    this.#pk = ladderPartition(key);
  }

  async run(): Promise<void> {
    const { person } = this.#work;
    const state = await readState(this.#database, this.#key);
    if (!state) throw new StoreOutage(`${this.#pk} is gone`);
    const header = storedHeader(madeOf(ladderOf(state.head, state.parts)));
    const found = await readEntries(this.#database, this.#key, firstEntry(header));
    // A line beyond the head is that with which an earlier try ended.
    const entries = found.filter(({ line }) => line <= Number(this.#head['line']));
    const told = person ? await this.#forget(person, entries) : entries;
    const season = Season.of(
      header,
      told.map(({ command }) => command),
      termsIn(told),
    );
    await this.#finish(season, told);
  }

  async #forget(person: Forgotten, entries: readonly StoredEntry[]): Promise<readonly StoredEntry[]> {
    const commands = entries.map(({ command }) => command);
    const forgetting = new Forgetting({
      ...person,
      said: [...person.said, ...namesIn(commands, person.player)],
      plays: entrantsWith(commands, person),
    });
    const renamed = entries.map((entry) => renamedEntry(forgetting, entry));
    const changed = renamed.filter((entry, index) => !isDeepStrictEqual(entry, entries[index]));
    await this.#write(changed.map((entry) => ({ put: entryItem(this.#key, entry) })));
    await this.#others(forgetting, renamed);
    return renamed;
  }

  async #others(forgetting: Forgetting, entries: readonly StoredEntry[]): Promise<void> {
    const { as } = forgetting.person;
    const byLine = new Map(entries.map((entry) => [Number(entry.line), entry]));
    const writes: Write<never>[] = [];
    // What is remembered of requests, of all seasons in one place.
    const requests = { pk: homePartition(this.#key), sk: { beginsWith: IDEMPOTENCY } };
    for await (const item of this.#database.query(requests)) {
      const entry = byLine.get(Number(item['line']));
      const request = entry && requestOf(entry.command);
      const isTheirs = JSON.stringify(entry?.command.body ?? '').includes(as);
      if (request && isTheirs && item['request'] !== request) writes.push({ put: { ...item, request } });
    }
    for await (const item of this.#database.query({ pk: this.#pk })) {
      const { sk, line, value } = item;
      const entry = byLine.get(Number(line));
      if (sk.startsWith(ID) && entry) {
        const id = newId(entry.command);
        if (id !== undefined && sk !== `${ID}${id}`)
          // In this order, should it break off between them: who takes it up again finds the old name.
          writes.push({ put: idItem(this.#key, id, entry.line) }, { remove: keyOf(item) });
      } else if (sk.startsWith(PROPOSAL)) {
        if (isBetween(thoseIn(item), forgetting)) writes.push({ remove: keyOf(item) });
      } else if (sk.startsWith(WEBHOOK)) {
        const put = toldOf(item, forgetting);
        // By itself: one that is removed at that moment stays removed.
        if (put) await writeAll(this.#database, [{ put, condition: still('changed', 'value', value ?? '') }]);
      } else if (sk === CLAIM) {
        const job = importIn(item);
        // How it went is of no more use: its ladder is there.
        if (!job || isOver(job))
          writes.push(
            { remove: keyOf(item) },
            { remove: { pk: IMPORTS, sk: `${this.#key.club}/${this.#key.ladder}` } },
          );
      }
    }
    await this.#write(writes);
  }

  /** The state as the log makes it, and last a line after which all who remember the ladder read it again; a season that is over has no more lines. */
  async #finish(season: Season, entries: readonly StoredEntry[]): Promise<void> {
    const { at } = season.ladder;
    const was = this.#head[WAS];
    const { person } = this.#work;
    if (was !== 'over') season.append(commandOf({ at, by: person ? REWRITTEN : BY_NEW_RULES }, 'settle', {}));
    else if (!person)
      await this.#write(comesOutOtherwise(season, entries).map((put) => ({ put: entryItem(this.#key, put) })));
    const last = was === 'over' ? undefined : season.lines().at(-1);
    const parts = stateParts(season.ladder);
    const names = new Set(parts.map(({ name }) => name));
    const stored = await allOf(this.#database.query({ pk: this.#pk, sk: { beginsWith: STATE } }));
    const old = stored.filter(({ sk }) => sk !== HEAD && !names.has(sk)).map((item) => ({ remove: keyOf(item) }));
    // The first ones say how the log begins, should the work stop here.
    await this.#write([...parts.map((part) => ({ put: partItem(this.#key, part) })), ...old]);
    const head = headItem(this.#key, season.ladder, parts.length, newToken());
    const put = was === undefined ? head : { ...neverDue(head), [SHUT]: was, [TOUCHED]: at + 1 };
    const marker = last && entryItem(this.#key, { ...last, token: newToken(), lookedBack: true, wait: 0 });
    await this.#transact([{ put, condition: this.#stillHeld }, ...(marker ? [{ put: marker }] : [])]);
  }

  get #stillHeld() {
    return still('lost' as const, HELD, this.#work.token);
  }

  async #write(writes: readonly Write<never>[]): Promise<void> {
    for (const portion of inPortions(writes)) {
      await this.#work.spend?.(portion.length * 4);
      await this.#transact([{ check: headKey(this.#key), condition: this.#stillHeld }, ...portion]);
    }
  }

  async #transact(writes: readonly Write<'lost'>[]): Promise<void> {
    if ((await writeAll(this.#database, writes)) === 'lost')
      throw new StoreOutage(`somebody else has written ${this.#pk} anew`);
  }
}

/** The lines that did something else by the log than is stored of them. */
const comesOutOtherwise = (season: Season, entries: readonly StoredEntry[]): readonly StoredEntry[] =>
  season.lines().flatMap(({ effects }, index) => {
    const entry = entries[index];
    return entry && !isDeepStrictEqual(asStored(entry.effects), asStored(effects)) ? [{ ...entry, effects }] : [];
  });

const renamedEntry = (forgetting: Forgetting, { command, effects, ...rest }: StoredEntry): StoredEntry => ({
  ...rest,
  command: forgetting.command(command),
  effects: forgetting.effects(effects),
});

function neverDue(head: Item): Item {
  const gone: readonly string[] = [DUE_INDEX.partition, DUE_INDEX.sort];
  const rest = Object.entries(head).filter(([name]) => !gone.includes(name));
  return { ...Object.fromEntries(rest), pk: head.pk, sk: head.sk };
}
