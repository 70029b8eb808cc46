import { randomUUID } from 'node:crypto';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { addClub } from '#functions/books/clubs.ts';
import type { Database } from '#functions/database/database.ts';
import type { Capacity } from '#functions/database/dynamo/database.ts';
import { type LadderKey, ladderPartition } from '#functions/database/keys.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { DynamoStore, type StoreConfig } from '#functions/ladders/dynamo/store.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import type { Submission } from '#functions/ladders/submit.ts';
import { parseInstant } from '#shared/calendar/moment.ts';
import { commandOf, parseHeader } from '#shared/log/parse.ts';
import type { Bodies, Command, Stamp } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import {
  type ChallengeId,
  type Instant,
  type LineNumber,
  type PlayerId,
  parseChallengeId,
  parsePlayerId,
  type Verb,
} from '#shared/vocabulary/vocabulary.ts';
import { clientAt, type Place } from './emulator.ts';

/** A season of a Lavers club in London, which opens on a Monday in September and ends with the Grand Final. */
export const HEADER: Header = header({
  system: 'lavers',
  timezone: 'Europe/London',
  season: { start: '2021-09-06', end: '2022-06-06' },
});

export function header(value: unknown): Header {
  const parsed = parseHeader(value);
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  return parsed.value;
}

/** A time of the first club night, such as "19:50", or any other moment given whole, in London. */
export function at(time: string): Instant {
  return valid(parseInstant(time.includes('T') ? `${time}Z` : `2021-09-06T${time}+01:00`), time);
}

export const player = (id: string): PlayerId => valid(parsePlayerId(id), id);
export const challengeId = (id: string): ChallengeId => valid(parseChallengeId(id), id);

function valid<T>(parsed: T | undefined, text: string): T {
  if (parsed === undefined) throw new Error(`"${text}" is not valid`);
  return parsed;
}

/** A command at a time of the first club night. */
export const say = <V extends Verb>(time: string, verb: V, body: Bodies[V], stamp: Partial<Stamp> = {}): Command<V> =>
  commandOf({ at: at(time), ...stamp }, verb, body);

export const join = (id: string, time = '19:00') => say(time, 'join', { player: player(id) });
export const arrive = (id: string, time = '19:30') => say(time, 'arrive', { player: player(id) });
export const challenge = (id: string, challenger: string, challenged: string, time = '19:55') =>
  say(time, 'challenge', { id: challengeId(id), challenger: player(challenger), challenged: player(challenged) });
export const result = (id: string, score: readonly [number, number] = [2, 0], time = '20:20') =>
  say(time, 'result', { challenge: challengeId(id), score });
/** A match from a sheet. */
export const match = (
  id: string,
  challenger: string,
  challenged: string,
  score: readonly [number, number] = [2, 0],
  time = '21:00',
) => say(time, 'match', { id: challengeId(id), challenger: player(challenger), challenged: player(challenged), score });
export const settle = (time: string) => say(time, 'settle', {});
export const voiding = (line: LineNumber, time: string) => say(time, 'void', { line });

export const ids = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `p${String(index + 1).padStart(5, '0')}`);

export const seed = (players: readonly string[], name?: (id: string) => string): Command =>
  say('18:00', 'seed', {
    order: 'given',
    players: players.map((id) => ({ id: player(id), ...(name && { name: name(id) }) })),
  });

export const NO_PAUSE = async (): Promise<void> => {};

/** A request to the database, and what it cost. */
export interface Use extends Capacity {
  readonly operation: string;
}

/** A store that notes what each of its requests costs. */
export function meteredStore(place: Place): { readonly store: DynamoStore; readonly used: Use[] } {
  const used: Use[] = [];
  return { store: storeAt(place, { onCapacity: (operation, cost) => used.push({ operation, ...cost }) }), used };
}

export const storeAt = (place: Place, config: Partial<StoreConfig> & { client?: DynamoDBClient } = {}): DynamoStore =>
  new DynamoStore({ client: clientAt(place), ...place, ...config });

/** The names of all that a database has of a ladder. */
export async function namesIn(database: Database, key: LadderKey): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const { sk } of database.query({ pk: ladderPartition(key) })) names.push(sk);
  return names;
}

/** A new club with one empty ladder, of Lavers unless said otherwise. */
export async function newLadderIn(store: LadderStore, settings: Header = HEADER): Promise<LadderKey> {
  const key = { club: `club-${randomUUID()}`, ladder: 'main' };
  await addClub(store.database, { id: key.club, name: 'A club' });
  await createLadder(store.database, key, settings);
  return key;
}

export async function seededLadderIn(store: LadderStore, players: readonly string[]): Promise<LadderKey> {
  const key = await newLadderIn(store);
  accepted(await store.submit(key, seed(players)));
  return key;
}

export function accepted(submission: Submission): Submission & { readonly kind: 'accepted' } {
  if (submission.kind !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(submission).slice(0, 300)}`);
  return submission;
}

export const standings = (ladder: Ladder | undefined): readonly string[] => ladder?.order.players() ?? [];
