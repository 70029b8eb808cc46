import type { Capacity } from '../functions/store/dynamo/database.ts';
import { DynamoStore } from '../functions/store/dynamo/store.ts';
import type { LadderKey, Submission } from '../functions/store/port.ts';
import type { Command } from '../shared/vocabulary/command.ts';
import { HEADER, matchId, member, say } from './club.ts';
import { Meter } from './figures.ts';

/** How many results are measured on each ladder. */
const RESULTS = 20;
/** Seconds from a challenge to its result. */
const MATCH = 60;
/** Seconds from one night to the next. */
const NIGHT = 86_400;

/** What each of some results cost on a ladder of a size: through the real store, warm, with an idempotency key. */
export async function resultCosts(endpoint: string, table: string, size: number): Promise<readonly Capacity[]> {
  const meter = new Meter();
  const store = new DynamoStore({ endpoint, table, onCapacity: meter.count });
  const key: LadderKey = { club: 'bench', ladder: `lavers-${size}` };
  await store.createClub({ id: key.club, name: 'Bench' });
  await store.createLadder(key, HEADER);
  const players = Array.from({ length: size }, (_, index) => ({ id: member(index + 1) }));
  await accept(store.submit(key, say(0, 'seed', { order: 'given', players })));
  const costs: Capacity[] = [];
  for (let n = 1; n <= RESULTS; n++) {
    const match = await startMatch(store, key, size, n);
    meter.read();
    await accept(store.submit(key, match, { idempotencyKey: `result-${n}` }));
    costs.push(meter.read());
  }
  return costs;
}

/** Two who have not met stand up to four rungs apart, spread over the whole ladder, and the challenger wins. */
async function startMatch(store: DynamoStore, key: LadderKey, size: number, n: number): Promise<Command> {
  const time = n * NIGHT;
  const ladder = await store.load(key);
  const upper = 1 + ((n * 7919) % Math.max(1, size - 5));
  const [challenged, challenger] = [ladder?.order.at(upper), ladder?.order.at(upper + 1 + (n % 4))];
  if (!challenged || !challenger) throw new Error('nobody stands there');
  for (const player of [challenged, challenger]) await store.submit(key, say(time, 'arrive', { player }));
  await accept(store.submit(key, say(time, 'challenge', { id: matchId(n), challenger, challenged })));
  return say(time + MATCH, 'result', { challenge: matchId(n), score: [2, 0] });
}

/** Waits for a request that has to be accepted. */
export async function accept(submission: Promise<Submission>): Promise<void> {
  const { kind, ...rest } = await submission;
  if (kind !== 'accepted') throw new Error(`${kind}: ${JSON.stringify('refusal' in rest ? rest.refusal : rest)}`);
}
