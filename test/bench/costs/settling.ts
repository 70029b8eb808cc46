import { BatchWriteCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { addClub } from '#functions/club/clubs.ts';
import { connect, setUpTable, toItem } from '#functions/database/dynamo/client.ts';
import type { Item } from '#functions/database/item.ts';
import { dueShard, type LadderKey, ladderPartition, STATE } from '#functions/database/keys.ts';
import { findDue } from '#functions/find-due.ts';
import { runtimeIn } from '#functions/http/world.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import { settle } from '#functions/settle.ts';
import { parseInstant } from '#shared/calendar/moment.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { headerOf, matchId, member, must, opening, say, seeding } from '../club.ts';
import { CountedLine } from '../deployed/line.ts';
import { withTable } from '../deployed/table.ts';
import { type Cost, madeBy, markdown, report } from '../figures.ts';

/** One in so many ladders is due. */
const ONE_IN = 10;
/** Players of a club, and of the largest ladder that there may be. */
const PLAYERS = 30;
const LARGE = 10_000;

const OCTOBER = must(parseInstant('2021-10-01T00:00:00+01:00'));
const NOVEMBER = must(parseInstant('2021-11-01T00:00:00+00:00'));
const NEXT_DAY = must(parseInstant('2021-10-02T00:00:00+01:00'));

/** What settling costs, by the number of ladders and on the largest one. */
export async function settling(quick: boolean): Promise<void> {
  const counts = quick ? [100] : [100, 1000, 10_000];
  const [costs, large] = await withTable(async (endpoint) => {
    const each: Settling[] = [];
    for (const ladders of counts) each.push(await costsOf(endpoint, ladders));
    return [each, await largeCosts(endpoint)];
  });
  const share = (of: (costs: Settling) => Cost): string => {
    const rows = costs.map((row) => {
      const { requests, readUnits, items, writeUnits, ms } = of(row);
      const sums = [requests, readUnits, items, writeUnits, ms];
      return [row.ladders, row.due, ...sums.map((sum) => Math.round((10 * sum) / row.due) / 10)];
    });
    return markdown(['ladders', 'due', 'requests', 'read units', 'items written', 'write units', 'ms'], rows);
  };
  const looks = costs.flatMap(({ ladders, look, idle }) => [
    [ladders, '10%', look.requests, look.readUnits],
    [ladders, 'nothing', idle.requests, idle.readUnits],
  ]);
  report('settle-cost.md', quick, [
    '# What settling costs',
    `${madeBy('npm run bench -- settling')} Units are DynamoDB’s, from the emulator’s consumed capacity.`,
    '## A ladder of 30 players settled by the timer: its share, where one ladder in ten is due',
    share(({ settled }) => settled),
    'What is not due costs nothing, so that the cost of one does not grow with the number of ladders.',
    '## Its page published again at midnight: the same share',
    share(({ touched }) => touched),
    'An active ladder’s page tells today, and is rendered at each midnight until a week after its last line.',
    '## The hourly look',
    markdown(['ladders', 'due', 'requests', 'read units'], looks),
    'Where nothing is due that is one query for each of the 16 parts of the index, however many ladders there are.',
    '## The largest ladder',
    markdown(
      ['what', 'requests', 'items written', 'write units', 'ms'],
      large.map(([what, { requests, items, writeUnits, ms }]) => [what, requests, items, writeUnits, Math.round(ms)]),
    ),
    'Bar: one transaction, so 100 items at most.',
  ]);
}

/** The timer and its worker, which share nothing but a table, with a list for a queue; what they ask is counted. */
async function startTimer(emulator: string, table: string) {
  await setUpTable(emulator, table);
  const line = new CountedLine(emulator);
  const place = { endpoint: await line.open(), table };
  const store = new DynamoStore(place);
  let now = opening;
  const common = { now: () => now, siteOrigin: '', log: () => {} };
  const looking = runtimeIn({ store: new DynamoStore(place), ...common });
  const worker = settle(runtimeIn({ store, ...common }));
  return {
    store,
    /** Looks for what is due at an instant; gives the messages. */
    look: async (at: Instant): Promise<readonly string[]> => {
      now = at;
      const messages: string[] = [];
      await findDue(looking, async (bodies) => {
        messages.push(...bodies);
        return [];
      })();
      return messages;
    },
    work: async (messages: readonly string[]): Promise<void> => {
      for (let start = 0; start < messages.length; start += 10) {
        const Records = messages.slice(start, start + 10).map((body) => ({ messageId: body, body }));
        const { batchItemFailures } = await worker({ Records });
        if (batchItemFailures.length > 0) throw new Error('a ladder could not be settled');
      }
    },
    costOf: async (work: () => Promise<unknown>): Promise<Cost> => {
      line.read();
      const start = performance.now();
      await work();
      return { ...line.read(), ms: performance.now() - start };
    },
    close: () => line.close(),
  };
}

/** What settling costs with some ladders in the table, of which one in ten is due. */
interface Settling {
  readonly ladders: number;
  readonly due: number;
  readonly look: Cost;
  readonly settled: Cost;
  /** A look when nothing is due. */
  readonly idle: Cost;
  /** The same ladders' pages at the next midnight. */
  readonly touched: Cost;
}

async function costsOf(emulator: string, ladders: number): Promise<Settling> {
  const table = `settle-${ladders}`;
  const timer = await startTimer(emulator, table);
  const client = connect(emulator);
  await fill(DynamoDBDocumentClient.from(client), table, timer.store, ladders);
  client.destroy();
  let messages: readonly string[] = [];
  const look = await timer.costOf(async () => {
    messages = await timer.look(OCTOBER);
  });
  const settled = await timer.costOf(() => timer.work(messages));
  const idle = await timer.costOf(() => timer.look(OCTOBER));
  const due = messages.length;
  messages = (await timer.look(NEXT_DAY)).slice(0, due);
  const touched = await timer.costOf(() => timer.work(messages));
  await timer.close();
  return { ladders, due, look, settled, idle, touched };
}

/** Copies of two ladders, the one due and the other settled already. */
async function fill(client: DynamoDBDocumentClient, table: string, store: DynamoStore, ladders: number): Promise<void> {
  const due = await modelOf(client, table, store, { club: 'bench', ladder: 'due' });
  const done = await modelOf(client, table, store, { club: 'bench', ladder: 'done' }, settledBy(OCTOBER));
  const copies = Array.from({ length: ladders - 2 }, (_, n) => {
    const pk = ladderPartition({ club: `club-${n}`, ladder: 'main' });
    return (n % ONE_IN === ONE_IN - 1 ? due : done).map((item) => ({
      ...item,
      pk,
      ...('due' in item && { due: dueShard(pk) }),
    }));
  }).flat();
  for (let start = 0; start < copies.length; start += 25) {
    const requests = copies.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [table]: requests } }));
  }
}

const settledBy = (at: Instant): Command => ({ at, verb: 'settle', body: {} });

/** A club's ladder on which one in three has played in September: its state, which is all that settling reads. */
async function modelOf(
  client: DynamoDBDocumentClient,
  table: string,
  store: DynamoStore,
  key: LadderKey,
  ...more: readonly Command[]
): Promise<readonly Item[]> {
  await addClub(store.database, { id: key.club, name: 'Bench' });
  await createLadder(store.database, key, headerOf('lavers'), [seeding(PLAYERS), ...matchesOf(PLAYERS, 3), ...more]);
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :state)',
      ExpressionAttributeValues: { ':pk': ladderPartition(key), ':state': STATE },
    }),
  );
  return Items.map(toItem);
}

/** Matches between players who stand some rungs apart, spread over the ladder. */
function matchesOf(size: number, oneIn: number): readonly Command[] {
  const keen = keenOf(size, oneIn);
  return keen.flatMap((challenged, n) => {
    const challenger = keen[n + 1];
    if (n % 2 === 1 || !challenger) return [];
    return say(60, 'match', { id: matchId(n), challenger, challenged, score: [2, 0] });
  });
}

const keenOf = (size: number, oneIn: number): readonly PlayerId[] =>
  Array.from({ length: size / oneIn }, (_, n) => member((n + 1) * oneIn));

async function largeCosts(emulator: string): Promise<readonly (readonly [what: string, cost: Cost])[]> {
  const timer = await startTimer(emulator, 'settle-large');
  const { store } = timer;
  await addClub(store.database, { id: 'bench', name: 'Bench' });
  const settleAt = (key: LadderKey, at: Instant) =>
    timer.costOf(async () => {
      const { kind } = await store.submit(key, settledBy(at));
      if (kind !== 'accepted') throw new Error(kind);
    });
  const lavers = { club: 'bench', ladder: 'lavers' };
  await createLadder(store.database, lavers, headerOf('lavers'), [seeding(LARGE), ...matchesOf(LARGE, 10)]);
  const shicargo = { club: 'bench', ladder: 'shicargo' };
  await createLadder(store.database, shicargo, headerOf('shicargo'), [seeding(LARGE), ...tournamentOf(LARGE, 10)]);
  const costs = [
    ['Lavers: 9,000 of 10,000 drop', await settleAt(lavers, OCTOBER)],
    ['Lavers: 9,000 of 10,000 are removed', await settleAt(lavers, NOVEMBER)],
    ['Shicargo: 9,000 of 10,000 forfeit points', await settleAt(shicargo, OCTOBER)],
  ] as const;
  await timer.close();
  return costs;
}

/** One game of one in so many players. */
function tournamentOf(size: number, oneIn: number): readonly Command[] {
  const keen = keenOf(size, oneIn);
  const scores = keen.map((player, n) => [player, n] as const);
  return [say(60, 'start', { id: matchId(0), players: keen }), say(120, 'finish', { game: matchId(0), scores })];
}
