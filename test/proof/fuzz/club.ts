import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import type { Mail } from '#functions/aws/post-office.ts';
import { readClub } from '#functions/books/clubs.ts';
import { putAsked, readAllSignedUp } from '#functions/books/sign-ups.ts';
import type { Item, ItemKey } from '#functions/database/item.ts';
import { HEAD, parseLadderPartition, SESSION } from '#functions/database/keys.ts';
import { DUE_INDEX } from '#functions/database/table.ts';
import { type AttributeChange, type Condition, fits, type Write } from '#functions/database/transaction.ts';
import { hashOf } from '#functions/features/sign-up/link.ts';
import type { HttpEvent, HttpResult } from '#functions/http/event.ts';
import { TOUCHED } from '#functions/ladders/head.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import { type Instant, instant, type LineNumber } from '#shared/vocabulary/vocabulary.ts';
import { Evening, type Sent } from '#test/functions/evening.ts';
import { MemoryDatabase, TRACES } from '#test/ladders/memory-database.ts';
import { officeTo } from '#test/notifying/office.ts';
import { eventFor, InProcess, type Params, ROUTES } from '../doors/routes.ts';

/** Who may ask: each has a key. */
export const WHO = [
  'organiser',
  'scorer',
  'p0',
  'p1',
  'p2',
  'p3',
  'operator',
  'nobody',
  'neighbour',
  'browser',
] as const;
export type Who = (typeof WHO)[number];

/** A request in which nothing is random any more: sent again to the same club, it does the same. */
export interface Asked {
  /** The name of its route. */
  readonly route: string;
  readonly who: Who;
  readonly at: number;
  readonly params: Params;
  readonly sent: Pick<Sent, 'body' | 'headers' | 'query'> & { readonly isBase64Encoded?: boolean };
  /** Of a page to which links in e-mails lead: which link of that page is followed, counted from the first one that was sent. */
  readonly link?: number;
  /** What others send at the same moment. */
  readonly beside?: readonly Asked[];
  /** Which of the transactions meet another, as the table says: each of that number. */
  readonly contended?: number;
}

/** As long as DynamoDB lets the two names of an item be, in bytes. */
const MOST_BYTES_OF = { pk: 2048, sk: 1024 } as const;

/** Of a head, what changes as its ladder is looked at, without a line: since when it is as it is, and when something is due. */
const OF_TIME: readonly string[] = [TOUCHED, DUE_INDEX.partition, DUE_INDEX.sort];

/** The links of sign-ups that wait for being confirmed: what each holds. */
const SIGNING_UP = ['A', 'B', 'C', 'D'].map((letter) => letter.repeat(22));

/**
 * A table that is as strict with keys and transactions as DynamoDB is, and knows what was changed since it was last asked,
 * but for when keys and sessions were used and how full limits are.
 */
class StrictTable extends MemoryDatabase {
  /** Of which transactions DynamoDB says that they met another: each of that number; undefined for none. */
  contended: number | undefined;
  #transactions = 0;
  #pauses = 0;
  readonly #before = new Map<string, { readonly key: ItemKey; readonly item: Item | undefined }>();

  /** The names of the items that are no longer as they were. */
  changed(): readonly ItemKey[] {
    const all = [...this.#before.values()].filter(({ key, item }) => textOf(this.find(key)) !== textOf(item));
    this.#before.clear();
    return all.map(({ key }) => key);
  }

  /** Of two who stand in each other's way one waits for the other, as pauses at random have it. */
  override readonly pause = async (): Promise<void> => {
    if (++this.#pauses % 2 === 0) await setImmediate();
  };

  override async get(key: ItemKey, only?: readonly string[]): Promise<Item | undefined> {
    return super.get(named(key), only);
  }

  override async getMany(keys: readonly ItemKey[], only: readonly string[]): Promise<readonly Item[]> {
    return super.getMany(distinct(keys), only);
  }

  override async put(item: Item): Promise<void> {
    this.#note(named(item));
    await super.put(item);
  }

  override async update<Name extends string>(key: ItemKey, change: AttributeChange, condition: Condition<Name>) {
    this.#note(named(key));
    return super.update(key, change, condition);
  }

  override async transact<Name extends string>(writes: readonly Write<Name>[], token?: string, inLine?: () => void) {
    const keys = writes.map((write) => ('put' in write ? write.put : 'remove' in write ? write.remove : write.check));
    if (!fits(writes)) throw new Error('a transaction that DynamoDB does not take');
    for (const key of distinct(keys)) this.#note(key);
    if (this.contended !== undefined && ++this.#transactions % this.contended === 0)
      return { end: 'contended' } as const;
    return super.transact(writes, token, inLine);
  }

  #note({ pk, sk }: ItemKey): void {
    const name = JSON.stringify([pk, sk]);
    if (this.#before.has(name) || sk.startsWith(SESSION) || TRACES.some((trace) => pk.startsWith(trace))) return;
    this.#before.set(name, { key: { pk, sk }, item: this.find({ pk, sk }) });
  }
}

const textOf = (item: Item | undefined): string =>
  JSON.stringify(Object.entries(item ?? {}).filter(([name]) => item?.sk !== HEAD || !OF_TIME.includes(name)));

function named<Key extends ItemKey>(key: Key): Key {
  for (const name of ['pk', 'sk'] as const)
    if (key[name] === '' || Buffer.byteLength(key[name]) > MOST_BYTES_OF[name])
      throw new Error(`DynamoDB takes no ${name} like that`);
  return key;
}

function distinct(keys: readonly ItemKey[]): readonly ItemKey[] {
  const names = new Set(keys.map((key) => JSON.stringify([named(key).pk, key.sk])));
  if (names.size < keys.length) throw new Error('DynamoDB takes an item once in a request');
  return keys;
}

/** What an answer must never have in it: where the code lies, or how it came there. */
const STACK =
  /\n\s+at |node_modules|\.(ts|mjs|js):\d+|file:\/\/|\/(tmp|home|root|var|work)\/|(Type|Range|Reference|Syntax)Error/;
/** The longest that a function may work on a request, in milliseconds. */
const LONGEST = 2000;

const byName = new Map(ROUTES.map((route) => [route.name, route]));

export const routeOf = ({ route }: Pick<Asked, 'route'>) => {
  const found = byName.get(route);
  if (!found) throw new Error(`there is no route ${route}`);
  return found;
};

export interface Answered {
  readonly status: number;
  readonly json: Readonly<Record<string, unknown>>;
  readonly wrote: boolean;
  readonly fault?: string;
}

/** A club with ladders, to which anything may be sent; it says what is wrong with an answer. */
export class FuzzedClub {
  readonly store: LadderStore;
  readonly #table: StrictTable;
  readonly #evening: Evening;
  readonly #functions: InProcess;
  readonly #keys: ReadonlyMap<Who, Sent>;
  readonly #mails: readonly Mail[];
  /** The sign-in links that have signed somebody in. */
  readonly #opened = new Set<string>();
  slowest = 0;

  private constructor(evening: Evening, table: StrictTable, keys: ReadonlyMap<Who, Sent>, mails: readonly Mail[]) {
    this.#mails = mails;
    this.#evening = evening;
    this.#table = table;
    this.#functions = new InProcess(evening.world, table);
    this.#keys = keys;
    this.store = evening.store;
  }

  static async open(at: Instant): Promise<FuzzedClub> {
    const table = new StrictTable();
    const mails: Mail[] = [];
    const office = officeTo((mail) => mails.push(mail));
    const evening = new Evening({ office }, table);
    evening.now = at;
    for (const club of ['riverside', 'hilltop']) await evening.open(club);
    for (const [nth, secret] of SIGNING_UP.entries()) {
      const person = { person: 'Jo', email: `jo${nth}@hill.example`, language: 'en' } as const;
      await putAsked(table, { hash: hashOf(secret), at, id: `hill-${nth % 2}`, club: 'Hill', ...person });
    }
    const hand = (role: 'organiser' | 'scorer', club = 'riverside') => evening.hand(club, { role });
    const keys = new Map<Who, Sent>([
      ['organiser', { key: await hand('organiser') }],
      ['scorer', { key: await hand('scorer') }],
      ['operator', { operator: true }],
      ['nobody', {}],
      ['neighbour', { key: await hand('organiser', 'hilltop') }],
      ['browser', { cookie: (await evening.signIn('riverside', { role: 'player', player: 'p0' })).cookie }],
    ]);
    for (const who of ['p0', 'p1', 'p2', 'p3'] as const) keys.set(who, { key: await evening.asPlayer(who) });
    return new FuzzedClub(evening, table, keys, mails);
  }

  async send(asked: Asked): Promise<Answered> {
    this.#evening.now = instant(asked.at);
    const isAlone = asked.beside === undefined && asked.contended === undefined;
    return isAlone ? this.#sendAlone(asked) : this.#sendTogether([asked, ...(asked.beside ?? [])], asked.contended);
  }

  #eventOf(asked: Asked): HttpEvent {
    const { isBase64Encoded = false, ...sent } = asked.sent;
    const event = {
      ...eventFor(routeOf(asked), asked.params, { ...sent, ...this.#keys.get(asked.who) }),
      isBase64Encoded,
    };
    return { ...event, ...this.#followed(asked) };
  }

  /** What of a request comes from the link that it follows. */
  #followed({ link = 0, ...asked }: Asked): Partial<HttpEvent> {
    const { by, page = '' } = routeOf(asked);
    if (by === 'sign-up' && page === 'confirm')
      return { pathParameters: { page: SIGNING_UP[link % SIGNING_UP.length] ?? '' } };
    if (by !== 'mail' || page === '') return {};
    const links = this.#mails.flatMap((mail) => linksIn(mail, page));
    const url = links[link % links.length];
    return url ? { queryStringParameters: { ...asked.sent.query, ...Object.fromEntries(url.searchParams) } } : {};
  }

  /**
   * Sends requests at the same moment. Each has to be answered as if they had come one after the other, in some order: else it
   * was done twice, or refused for a reason that was not so. Who is only asked to come again may be.
   */
  async #sendTogether(all: readonly Asked[], contended: number | undefined): Promise<Answered> {
    const [before, events] = [this.#table.copy(), all.map((asked) => this.#eventOf(asked))];
    const [later, letters] = [this.#evening.queued.length, this.#mails.length];
    this.#table.changed();
    this.#table.contended = contended;
    const results = await Promise.all(
      all.map((asked, nth) => this.#functions.answer(routeOf(asked).by, events[nth] as HttpEvent)),
    );
    this.#table.contended = undefined;
    const wrote = this.#table.changed().length > 0;
    const mails = this.#mails.length;
    const told = results.map(outcomeIn);
    const isBusy = (outcome: string, nth: number): boolean =>
      (contended !== undefined && /^(503|429)/.test(outcome)) || isUnderWay(outcome, nth, all);
    const orders: string[] = [];
    for (const order of permutations([...all.keys()])) {
      const copy = new InProcess(this.#evening.world, before.copy());
      const inTurn: string[] = [];
      for (const nth of order)
        inTurn[nth] = outcomeIn(await copy.answer(routeOf(all[nth] as Asked).by, events[nth] as HttpEvent));
      orders.push(inTurn.join(', '));
      if (told.every((each, nth) => each === inTurn[nth] || isBusy(each, nth))) {
        orders.length = 0;
        break;
      }
    }
    this.#evening.queued.length = Math.min(this.#evening.queued.length, later + all.length);
    (this.#mails as Mail[]).length = Math.min(this.#mails.length, Math.max(letters, mails));
    const fault =
      results
        .map(
          (result, nth) =>
            this.#twice(all[nth] as Asked, events[nth] as HttpEvent, result) ??
            (isBusy(told[nth] ?? '', nth) ? undefined : faultOf(result, 0)),
        )
        .find(Boolean) ??
      (orders.length > 0
        ? `${all.map(({ route }) => route).join(' and ')} at once: ${told.join(', ')}; in turn: ${orders.join(' or ')}`
        : undefined);
    const [first] = results;
    return { status: first?.statusCode ?? 0, json: first ? jsonOf(first) : {}, wrote, ...(fault && { fault }) };
  }

  /** Whether a link that signs in once has done so before. */
  #twice(
    asked: Asked,
    { queryStringParameters }: HttpEvent,
    { statusCode, cookies = [] }: HttpResult,
  ): string | undefined {
    if (!/^POST .*\/sign-in$/.test(asked.route) || statusCode !== 303 || cookies.length === 0) return undefined;
    const reader = queryStringParameters?.['reader'] ?? '';
    const isSecond = this.#opened.has(reader);
    this.#opened.add(reader);
    return isSecond ? 'a sign-in link signs in twice' : undefined;
  }

  async #sendAlone(asked: Asked): Promise<Answered> {
    const route = routeOf(asked);
    const event = this.#eventOf(asked);
    const line = await this.#lineOf(asked);
    this.#table.changed();
    const [began, cpu] = [performance.now(), process.cpuUsage()];
    const result = await this.#functions.answer(route.by, event);
    const [took, { user, system }] = [performance.now() - began, process.cpuUsage(cpu)];
    // The processor may have been busy with other things meanwhile.
    const ms = Math.min(took, (user + system) / 1000);
    this.slowest = Math.max(this.slowest, ms);
    const changed = this.#table.changed();
    const wrote = changed.length > 0;
    const isRefused = result.statusCode >= 400 && wrote && !(await this.#onlySettled(asked, line, changed));
    const fault =
      this.#twice(asked, event, result) ??
      faultOf(result, ms) ??
      (isRefused ? `it is refused, and ${changed[0]?.sk} is changed` : undefined);
    // Kept answers are large, and lines of the log are of no use here.
    this.#functions.lines.length = this.#evening.lines.length = 0;
    return {
      status: result.statusCode,
      json: jsonOf(result),
      wrote,
      ...(fault && { fault: `${result.statusCode}: ${fault}` }),
    };
  }

  /** Goes on with imports and deletions. */
  async workOff(): Promise<void> {
    await this.#evening.workOff();
  }

  /** What is stored of its ladders that is not as their logs say. */
  async verified(): Promise<{ readonly faults: readonly string[]; readonly ladders: number }> {
    const faults: string[] = [];
    const { ladders = [] } = (await readClub(this.store.database, 'riverside')) ?? {};
    for (const ladder of ladders)
      for (const { item } of (await this.store.verify({ club: 'riverside', ladder })) ?? [])
        faults.push(`${ladder}: ${item} is not as its log says`);
    const started = (await readAllSignedUp(this.#table)).map(({ hash }) => hash);
    for (const hash of new Set(started))
      if (started.filter((each) => each === hash).length > 1) faults.push('one link of a sign-up made two clubs');
    return { faults, ladders: ladders.length };
  }

  async #lineOf({ params: { club = '', ladder = '' } }: Asked): Promise<LineNumber | undefined> {
    if (club !== 'riverside' || !/^[a-z0-9-]{1,64}$/.test(ladder)) return undefined;
    return (await this.store.version({ club, ladder }))?.line;
  }

  /** What has fallen due is settled before anything else is looked at, also before what is refused. */
  async #onlySettled({ params }: Asked, line: LineNumber | undefined, changed: readonly ItemKey[]): Promise<boolean> {
    const { club = '', ladder = '' } = params;
    const isOfIt = ({ pk }: ItemKey): boolean => {
      const of = parseLadderPartition(pk);
      return of?.club === club && of.ladder === ladder;
    };
    if (line === undefined || !changed.every(isOfIt)) return false;
    const added = await this.store.log({ club, ladder }, line);
    return added.length > 0 && added.every(({ command: { verb } }) => verb === 'settle');
  }
}

/** The links of an e-mail that lead to a page. */
const linksIn = ({ text, stop = '' }: Mail, page: string): readonly URL[] =>
  [...`${text} ${stop}`.matchAll(/https:\S+/g)]
    .map(([url]) => new URL(url))
    .filter(({ pathname }) => pathname === `/api/mail/riverside/${page}`);

/** Whether an import was refused because another one of that ladder, which came at the same moment, was under way. */
function isUnderWay(outcome: string, nth: number, all: readonly Asked[]): boolean {
  const ladder = all[nth]?.params['ladder'];
  const others = all.filter((each, at) => at !== nth && /import/.test(each.route) && each.params['ladder'] === ladder);
  return outcome === '409 already-importing' && others.length > 0;
}

/** What came of a request: its status, and the code of a problem. */
const outcomeIn = (result: HttpResult): string => `${result.statusCode} ${jsonOf(result)['code'] ?? ''}`;

const permutations = (all: readonly number[]): readonly (readonly number[])[] =>
  all.length < 2
    ? [all]
    : all.flatMap((one) => permutations(all.filter((each) => each !== one)).map((rest) => [one, ...rest]));

/** What is wrong with an answer, whoever gave it. */
export function faultIn(status: number, body: string): string | undefined {
  if (status >= 500) return 'an outage';
  return STACK.test(body) ? `it tells of the code: ${STACK.exec(body)?.[0]}` : undefined;
}

const bodyOf = ({ body, isBase64Encoded }: HttpResult): string =>
  isBase64Encoded ? gunzipSync(Buffer.from(body, 'base64')).toString() : body;

function faultOf(result: HttpResult, ms: number): string | undefined {
  const { statusCode, headers } = result;
  const fault = faultIn(statusCode, bodyOf(result));
  if (fault) return fault;
  if (ms > LONGEST) return `it took ${Math.round(ms)} ms`;
  return Object.values(headers).some((value) => /[\r\n]/.test(value)) ? 'a header of two lines' : undefined;
}

function jsonOf(result: HttpResult): Answered['json'] {
  const text = bodyOf(result);
  if (!/json$/.test(result.headers['content-type'] ?? '') || text === '') return {};
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
