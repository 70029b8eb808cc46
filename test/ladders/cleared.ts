import { expect } from 'vitest';
import { addClearance } from '#functions/books/clearances.ts';
import { addClub } from '#functions/books/clubs.ts';
import { addMembers, changeMember } from '#functions/books/members.ts';
import { putAskedGame, putProposal } from '#functions/books/proposals.ts';
import { putWebhook, readWebhooks } from '#functions/books/webhooks.ts';
import type { Database } from '#functions/database/database.ts';
import { unpack } from '#functions/database/item.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import { type Cleared, type ClearingWorld, clear, REST } from '#functions/erasing/clear.ts';
import { forget } from '#functions/erasing/forget-on-ladder.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { Pace } from '#functions/importing/pace.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { notify } from '#functions/notify.ts';
import { formatNotification, parseNotification } from '#functions/notifying/messages.ts';
import { deliverToWebhook } from '#functions/notifying/webhook-delivery.ts';
import { makeWebhookNotices } from '#functions/notifying/webhook-notices.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { clubTarget, FRONT, ladderTarget, restTarget } from '#functions/publishing/target.ts';
import type { Forgotten } from '#shared/view/forgetting.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { Shelf } from '../publishing/shelf.ts';
import { ORIGIN } from '../publishing/store.ts';
import { accepted, arrive, at, challenge, HEADER, match, player, result, say } from './club.ts';
import { announcing } from './failing.ts';
import { MemoryTransfers } from './importing/transfers.ts';

const NONE = undefined as never;

export const NOW = at('2021-09-07T10:00');
let count = 0;
const PEOPLE = ['zebedee', 'yolanda', 'xerxes'];
const WEBHOOK = {
  id: 'hook',
  url: 'https://chat.example/zebedee',
  events: ['result'],
  label: 'chat',
  secret: 'whsec_czNjcjN0',
  since: 1,
  created: NOW,
  by: 'zebedee',
} as const;

/** A person of that club, and who they are once they are forgotten. */
export const PERSON: Forgotten = {
  player: player('zebedee'),
  as: player('former-4821'),
  name: 'Former player 4821',
  said: ['zebedee the great'],
};

/** A club with two ladders of the same people, and everything else that a store keeps of a ladder. */
export class Place {
  readonly club = `rooks-${++count}`;
  readonly main: LadderKey = { club: this.club, ladder: 'main' };
  readonly other: LadderKey = { club: this.club, ladder: 'juniors' };
  /** Where anything was ever written to, so that all of it can be looked at. */
  readonly #partitions = new Set<string>();
  readonly files = new Shelf(true);
  readonly transfers = new MemoryTransfers();
  readonly queued: string[] = [];
  readonly #open: () => Promise<Database>;
  now = NOW;
  /** Where it is cleared. */
  database: Database = NONE;
  store: LadderStore = NONE;

  constructor(open: () => Promise<Database>) {
    this.#open = open;
  }

  /** Another connection to the same database. */
  connect = async (): Promise<Database> =>
    announcing(await this.#open(), (pk, operation) => {
      if (!/^(get|query)/.test(operation)) this.#partitions.add(pk);
    });

  /** Another server of the same deployment. */
  server = async (): Promise<LadderStore> => new LadderStore(await this.connect());

  async fill(): Promise<this> {
    this.store = await this.server();
    this.database = await this.connect();
    await addClub(this.store.database, { id: this.club, name: 'The Rooks' });
    for (const key of [this.main, this.other]) await this.play(key);
    await this.members();
    await this.publish();
    return this;
  }

  /** What the club knows of them besides, and what its history says of that. */
  async members(): Promise<void> {
    const { database } = this;
    const by = { at: NOW, by: 'Jo', role: 'organiser', member: player('zebedee') } as const;
    const zebedee = { id: player('zebedee'), name: 'Zeb Smith', email: 'zebedee@example.org', note: 'Zeb’s brother' };
    const change = { ...by, what: 'members-added', about: 'Zeb Smith' } as const;
    expect(await addMembers(database, this.club, [{ ...zebedee, since: NOW }], change)).toEqual({ kind: 'added' });
    const renamed = { ...by, what: 'member-changed', about: 'Zebedee Smythe: name' } as const;
    const smythe = { ...zebedee, name: 'Zebedee Smythe', since: NOW };
    expect(await changeMember(database, this.club, 1, smythe, renamed)).toBe('changed');
  }

  async play(key: LadderKey): Promise<void> {
    const { store } = this;
    expect(await createLadder(store.database, key, HEADER)).toBe('created');
    const players = PEOPLE.map((id) => ({ id: player(id), name: `${id} the great` }));
    accepted(await store.submit(key, say('19:00', 'seed', { order: 'given', players })));
    for (const id of PEOPLE) accepted(await store.submit(key, arrive(id), { idempotencyKey: `here ${id}` }));
    accepted(await store.submit(key, challenge('zebedee-1', 'xerxes', 'yolanda')));
    accepted(await store.submit(key, result('zebedee-1')));
    await putWebhook(store.database, key, { ...WEBHOOK, since: (await store.version(key))?.line ?? 1 } as never);
    const pair = { challenger: player('zebedee'), challenged: player('xerxes') };
    await putProposal(store, key, { ...pair, id: 'zebedee-2' as never, by: 'zebedee', at: NOW });
    const asked = { id: 'zebedee-3' as never, asks: pair.challenger, players: [pair.challenger, pair.challenged] };
    await putAskedGame(store, key, { ...asked, stake: 100, agreed: [], by: 'zebedee', at: NOW });
    await this.transfers.put(`downloads/${this.club}/${key.ladder}/1.jsonl`, 'zebedee');
    await this.transfers.put(`imports/${this.club}/${key.ladder}/1/outcome.json`, 'zebedee');
  }

  /** What notices are made and sent with; the texts that are sent go to `got`. */
  notifying(store = this.store, got: string[] = []) {
    const post = async (_: unknown, { body }: { readonly body: string }) => {
      got.push(body);
      return 200;
    };
    const world = { store, siteOrigin: ORIGIN };
    return {
      ...world,
      post,
      webhookKey: async () => new Uint8Array(32),
      now: () => this.now,
    };
  }

  /** Plays one more match of zebedee's, and gives the messages by which webhooks are to be told. */
  async tell(key: LadderKey, id = 'told'): Promise<readonly string[]> {
    const { entry } = accepted(await this.store.submit(key, match(id, 'xerxes', 'zebedee')));
    const line = {
      event: { kind: 'line', key, line: entry.line },
      webhooks: await readWebhooks(this.store.database, key),
    } as const;
    return (await makeWebhookNotices(this.notifying())(line)).map(formatNotification);
  }

  /** What a webhook gets by a message; nothing where it gets nothing. */
  async deliver(message: string): Promise<string | undefined> {
    const delivery = parseNotification(message);
    if (delivery?.channel !== 'webhook') throw new Error(`${message} is no delivery`);
    const [got, again]: [string[], string[]] = [[], []];
    const deps = this.notifying(await this.server(), got);
    const enqueue = async (bodies: readonly string[]) => {
      again.push(...bodies);
      return [];
    };
    await deliverToWebhook({ ...deps, again: enqueue }, delivery);
    if (again.length === 0) return got[0];
    const work = notify({ ...deps, log: () => {} }, { deliveries: enqueue, again: enqueue });
    await work({ Records: again.splice(0).map((body) => ({ messageId: body, body })) });
    return again.includes(message) ? this.deliver(message) : undefined;
  }

  async publish(): Promise<void> {
    this.now = instant(this.now + 5000);
    const publishing = { store: this.store, files: this.files, now: this.now, origin: ORIGIN, release: 'r1' };
    for (const key of [this.main, this.other])
      for (const target of [ladderTarget(key), restTarget(key)]) await bringUpToDate(publishing, target, 'remembers');
    for (const target of [clubTarget(this.club), FRONT]) await bringUpToDate(publishing, target);
  }

  world(): ClearingWorld {
    return {
      store: this.store,
      database: this.database,
      files: this.files,
      transfers: this.transfers,
      pace: new Pace(Number.POSITIVE_INFINITY),
      now: () => this.now,
      hasTime: () => true,
      enqueue: async (names) => void this.queued.push(...names),
    };
  }

  /** Forgets a person on a ladder, as the clearance called `token` does. */
  forget = (key: LadderKey, person: Forgotten, token: string, spend: (units: number) => Promise<void>) =>
    forget(key, { database: this.database, person, token, spend });

  clear = (name = `${this.club}/main`): Promise<Cleared> => clear(this.world(), name);

  rest(): void {
    this.now = instant(this.now + REST);
  }

  /** Clears for the second time, when nobody can remember anything any more. */
  clearAgain(name?: string): Promise<Cleared> {
    this.rest();
    return this.clear(name);
  }

  /** Wherever something is found of a text: in the names and contents of items and files. */
  async findAll(text: string): Promise<readonly string[]> {
    const texts = [...this.files.bodies, ...this.transfers.files].map((file) => file.join(' '));
    const database = await this.#open();
    for (const pk of this.#partitions)
      for await (const { value, import: job, ...item } of database.query({ pk }))
        texts.push(JSON.stringify([item, unpack(value), unpack(job)]));
    return texts.filter((each) => each.includes(text) && each.includes(this.club));
  }

  /** Likewise of a person, but for what a webhook is called. */
  findPerson = async (id: string): Promise<readonly string[]> =>
    (await this.findAll(id)).filter((each) => !each.includes('webhook#'));

  /** Has a person forgotten from now on; gives the name under which that is worked on. */
  async beginForgetting(person = PERSON, index = 1): Promise<string> {
    const name = `${this.club}#${index}`;
    await addClearance(this.store.database, { name, kind: 'person', club: this.club, begun: NOW, person });
    return name;
  }
}
