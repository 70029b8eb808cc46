import { BatchWriteCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { toItem } from '#functions/database/dynamo/attributes.ts';
import { connect } from '#functions/database/dynamo/client.ts';
import { setUpTable } from '#functions/database/dynamo/setup.ts';
import type { Item } from '#functions/database/item.ts';
import { dueShard, type LadderKey, ladderPartition, STATE } from '#functions/database/keys.ts';
import { addClub } from '#functions/ladders/clubs.ts';
import type { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import { parseInstant } from '#shared/calendar/moment.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { headerOf, matchId, member, must, say } from './club.ts';
import { Deployment } from './deployment.ts';
import type { Cost } from './figures.ts';

/** Of so many ladders one is due. */
const ONE_IN = 10;
/** Players of a club, and of the largest ladder that there may be. */
const PLAYERS = 30;
const LARGE = 10_000;

const OCTOBER = must(parseInstant('2021-10-01T00:00:00+01:00'));
const NOVEMBER = must(parseInstant('2021-11-01T00:00:00+00:00'));
const NEXT_DAY = must(parseInstant('2021-10-02T00:00:00+01:00'));

/** What settling costs with so many ladders in the table, of which one in ten is due. */
export interface SettleCosts {
  readonly ladders: number;
  readonly due: number;
  /** The look that finds them. */
  readonly look: Cost;
  /** All of them settled. */
  readonly settled: Cost;
  /** A look when nothing is due. */
  readonly idle: Cost;
  /** The same ladders' pages at the next midnight. */
  readonly touched: Cost;
}

export async function settleCosts(endpoint: string, ladders: number): Promise<SettleCosts> {
  const table = `settle-${ladders}`;
  await setUpTable(endpoint, table);
  const deployment = new Deployment(endpoint, table);
  const client = connect(endpoint);
  await fill(DynamoDBDocumentClient.from(client), table, deployment.store, ladders);
  client.destroy();
  let messages: readonly string[] = [];
  const look = await deployment.costOf(async () => {
    messages = await deployment.look(OCTOBER);
  });
  const settled = await deployment.costOf(() => deployment.work(messages));
  const idle = await deployment.costOf(() => deployment.look(OCTOBER));
  const due = messages.length;
  messages = (await deployment.look(NEXT_DAY)).slice(0, due);
  const touched = await deployment.costOf(() => deployment.work(messages));
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
  await store.import(key, headerOf('lavers'), [seedOf(PLAYERS), ...matchesOf(PLAYERS, 3), ...more]);
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :state)',
      ExpressionAttributeValues: { ':pk': ladderPartition(key), ':state': STATE },
    }),
  );
  return Items.map(toItem);
}

const seedOf = (size: number): Command =>
  say(0, 'seed', { order: 'given', players: Array.from({ length: size }, (_, n) => ({ id: member(n + 1) })) });

/** Matches in which one in so many of some players takes part, spread over the ladder. */
function matchesOf(players: number, oneIn: number): readonly Command[] {
  const keen = keenOf(players, oneIn);
  return keen.flatMap((challenged, n) => {
    const challenger = keen[n + 1];
    if (n % 2 === 1 || !challenger) return [];
    return say(60, 'match', { id: matchId(n), challenger, challenged, score: [2, 0] });
  });
}

const keenOf = (players: number, oneIn: number): readonly PlayerId[] =>
  Array.from({ length: players / oneIn }, (_, n) => member((n + 1) * oneIn));

/** What settling one large ladder costs, of whose players nine in ten have stayed away. */
export async function largeCosts(endpoint: string): Promise<readonly (readonly [what: string, cost: Cost])[]> {
  const table = 'settle-large';
  await setUpTable(endpoint, table);
  const deployment = new Deployment(endpoint, table);
  const { store } = deployment;
  await addClub(store.database, { id: 'bench', name: 'Bench' });
  const settle = (key: LadderKey, at: Instant) =>
    deployment.costOf(async () => {
      const { kind } = await store.submit(key, settledBy(at));
      if (kind !== 'accepted') throw new Error(kind);
    });
  const lavers = { club: 'bench', ladder: 'lavers' };
  await store.import(lavers, headerOf('lavers'), [seedOf(LARGE), ...matchesOf(LARGE, 10)]);
  const shicargo = { club: 'bench', ladder: 'shicargo' };
  await store.import(shicargo, headerOf('shicargo'), [seedOf(LARGE), ...tournamentOf(LARGE, 10)]);
  return [
    ['Lavers: 9,000 of 10,000 drop', await settle(lavers, OCTOBER)],
    ['Lavers: 9,000 of 10,000 are removed', await settle(lavers, NOVEMBER)],
    ['Shicargo: 9,000 of 10,000 forfeit points', await settle(shicargo, OCTOBER)],
  ];
}

/** One game of one in so many players. */
function tournamentOf(size: number, oneIn: number): readonly Command[] {
  const players = keenOf(size, oneIn);
  const scores = players.map((player, n) => [player, n] as const);
  return [say(60, 'start', { id: matchId(0), players }), say(120, 'finish', { game: matchId(0), scores })];
}
