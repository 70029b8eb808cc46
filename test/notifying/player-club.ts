import type { Mail, PostOffice, SendOutcome } from '#functions/aws/post-office.ts';
import { addClearance } from '#functions/books/clearances.ts';
import { addClub } from '#functions/books/clubs.ts';
import { putContact, readContact, type Wishes } from '#functions/books/contacts.ts';
import { type GameDate, nameOfDate, putGameDate } from '#functions/books/game-dates.ts';
import type { Item } from '#functions/database/item.ts';
import { EXPIRY } from '#functions/database/table.ts';
import { forgetInClub } from '#functions/erasing/forget-in-club.ts';
import { forget } from '#functions/erasing/forget-on-ladder.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { StoredBuckets } from '#functions/limits/stored-buckets.ts';
import type { Channel, Deferred, ShownNotice } from '#functions/notifying/channel.ts';
import { formatEvent } from '#functions/notifying/messages.ts';
import { tell } from '#functions/tell.ts';
import { parseEntry } from '#shared/log/parse.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type Instant, instant, type PlayerId, type Verb } from '#shared/vocabulary/vocabulary.ts';
import { player } from '../ladders/club.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { header } from '../view/club.ts';

export const KEY = { club: 'riverside', ladder: 'main' };
export const at = (text: string): Instant => instant(Date.parse(text));

export const named = (id: string) => ({ id, name: `${id[0]?.toUpperCase()}${id.slice(1)}` });

const FOUR = ['ann', 'bob', 'cy', 'dee'].map(named);

/** A channel that keeps what it brings, to one address a player. */
export class FakeChannel implements Channel {
  readonly name = 'email';
  readonly #people: readonly string[];
  /** What each message said: the titles of its notices. */
  readonly brought: { readonly player: string; readonly titles: readonly string[] }[] = [];
  /** What it says of the next ones. */
  readonly ends: (SendOutcome | Deferred)[] = [];

  constructor(people: readonly string[]) {
    this.#people = people;
  }

  reached = async (): Promise<readonly PlayerId[]> => this.#people.map(player);

  addresses = async (_: string, id: PlayerId) => [
    {
      id: 'one',
      send: async (notices: readonly ShownNotice[]): Promise<SendOutcome | Deferred> => {
        const end = this.ends.shift() ?? 'sent';
        if (end === 'sent') this.brought.push({ player: id, titles: notices.map(({ title }) => title) });
        return end;
      },
    },
  ];
}

/** A ladder of a club, by Crewe’s rules unless another is asked for, the functions that tell its players, and the queue between them. */
export class ToldClub {
  readonly store: LadderStore;
  readonly buckets: StoredBuckets;
  readonly channel: FakeChannel;
  /** Those by which players are told. */
  channels: readonly Channel[];
  readonly lines: unknown[] = [];
  /** What organisers were sent, and what the post office says of the next ones. */
  readonly letters: Mail[] = [];
  readonly taken: SendOutcome[] = [];
  readonly office: PostOffice = {
    from: 'notices@ladder.example',
    send: async (mail) => {
      const end = this.taken.shift() ?? 'sent';
      if (end === 'sent') this.letters.push(mail);
      return end;
    },
  };
  queue: { readonly body: string; readonly tries: number; readonly due: number }[] = [];
  readonly #database = new MemoryDatabase();
  readonly #header: Header;

  private constructor(people: readonly string[], changes: object) {
    this.#header = header(changes);
    this.store = new LadderStore(this.#database);
    this.buckets = new StoredBuckets(this.#database);
    this.channel = new FakeChannel(people);
    this.channels = [this.channel];
    this.now = at('2021-09-06T12:00:00+01:00');
  }

  /** The clock of everybody, of the database too. */
  get now(): Instant {
    return instant(this.#database.elapsed);
  }

  set now(time: Instant) {
    this.#database.elapsed = time;
  }

  static async begin(
    people: readonly string[] = ['ann', 'bob', 'cy', 'dee'],
    changes: object = { system: 'crewe' },
    players: readonly object[] = FOUR,
  ): Promise<ToldClub> {
    const club = new ToldClub(people, changes);
    await addClub(club.store.database, { id: KEY.club, name: 'Riverside' });
    await createLadder(club.store.database, KEY, club.#header);
    await club.does('seed', { order: 'given', players });
    return club;
  }

  get world() {
    const { store, buckets, channels, office } = this;
    const log = (line: unknown) => this.lines.push(line);
    return { store, buckets, channels, office, siteOrigin: 'https://ladder.example', now: () => this.now, log };
  }

  async wish(id: string, wishes: Wishes): Promise<void> {
    const { version = 0, ...known } = (await readContact(this.#database, KEY.club, player(id))) ?? {};
    await putContact(this.#database, KEY.club, version, { secret: 'x', ...known, player: player(id), wishes });
  }

  /** Records a line, and queues it as notify does; gives its number. */
  async does(verb: Verb, body: object, key = KEY): Promise<number> {
    const parsed = parseEntry(
      { at: new Date(this.now).toISOString(), [verb]: body },
      systemOf({ header: this.#header }),
    );
    if (parsed.ok !== true) throw new Error(`${verb}: not an entry`);
    const done = await this.store.submit(key, parsed.command);
    if (done.kind !== 'accepted') throw new Error(`${verb}: ${JSON.stringify(done)}`);
    this.enqueue([`${key.club}/${key.ladder}/${done.entry.line}`]);
    return done.entry.line;
  }

  /** Puts the date of a game, and queues it as notify does. */
  async dates(date: GameDate): Promise<void> {
    if (!(await putGameDate(this.store, KEY, date))) throw new Error('another one is there');
    this.enqueue([formatEvent({ kind: 'date', key: KEY, name: nameOfDate(date.challenge) })]);
  }

  /** Forgets a player as the worker that clears away does. */
  async forget(id: string): Promise<void> {
    const person = { player: player(id), as: player('someone'), name: 'Someone', said: [] };
    await addClearance(this.store.database, {
      name: 'riverside#1',
      kind: 'person',
      club: KEY.club,
      begun: this.now,
      person,
    });
    await forget(KEY, { database: this.#database, person, token: 'token', spend: async () => {} });
    await forgetInClub(this.#database, KEY.club, person);
  }

  enqueue(bodies: readonly string[]): void {
    this.queue.push(...bodies.map((body) => ({ body, tries: 0, due: 0 })));
  }

  readonly #take = async (bodies: readonly string[]) => {
    this.enqueue(bodies);
    return [];
  };

  /** Looks whom to remind, as every hour. */
  async remind(): Promise<void> {
    await tell(this.world, this.#take, async () => {})({});
  }

  pass(hours: number): void {
    this.now = instant(this.now + hours * 3_600_000);
  }

  /** Has the database delete what has expired; gives how much that is. */
  async expire(): Promise<number> {
    const isOver = (item: Item): boolean => Number(item[EXPIRY]) * 1000 < this.now;
    const over = this.#database.items().filter(isOver);
    await this.#database.transact(over.map(({ pk, sk }) => ({ remove: { pk, sk } })));
    return over.length;
  }

  /** Works until nothing on the queue is due. */
  async work(): Promise<void> {
    for (let round = 0; round < 20; round++) {
      const due = this.queue.filter((each) => each.due <= this.now);
      if (due.length === 0) return;
      this.queue = this.queue.filter((each) => !due.includes(each));
      for (const { body, tries } of due) await this.#bring(body, tries + 1);
    }
    throw new Error('it never ends');
  }

  async #bring(body: string, tries: number): Promise<void> {
    let pause = 0;
    const putOff = async (_: string, seconds: number) => {
      pause = seconds;
    };
    const record = { messageId: '1', receiptHandle: '1', body, attributes: { ApproximateReceiveCount: String(tries) } };
    const { batchItemFailures } = await tell(this.world, this.#take, putOff, () => 0)({ Records: [record] });
    if (batchItemFailures.length > 0) this.queue.push({ body, tries, due: this.now + pause * 1000 });
  }
}
