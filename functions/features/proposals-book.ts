import { MOST } from '#shared/log/limits.ts';
import type { ChallengeId, Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { type Item, type ItemKey, pack, unpack } from '../database/item.ts';
import { type LadderKey, ladderPartition, PROPOSAL } from '../database/keys.ts';
import { EXPIRY } from '../database/table.ts';
import { certain, present } from '../database/transaction.ts';
import type { Seasonal } from '../ladders/store.ts';

/** A match outside the range that one player proposes to another; a challenge, once both want it. */
export interface Proposal extends Pair {
  /** What the challenge will be called. */
  readonly id: ChallengeId;
  /** Who made it, as entries name them. */
  readonly by: string;
  readonly at: Instant;
}

export interface Pair {
  readonly challenger: PlayerId;
  readonly challenged: PlayerId;
}

/** How long a proposal stands, in milliseconds: two weeks. */
const STANDS = 14 * 24 * 60 * 60 * 1000;

/** Each lies twice in its ladder's partition, under who made it and under whom it is made to, so that both find it. */
const SIDES = ['from', 'to'] as const;
type Side = (typeof SIDES)[number];

const nameOf = (side: Side, { challenger, challenged }: Pair): string =>
  side === 'from' ? `${PROPOSAL}from#${challenger}#${challenged}` : `${PROPOSAL}to#${challenged}#${challenger}`;

const placesOf = (key: LadderKey, pair: Pair): readonly ItemKey[] =>
  SIDES.map((side) => ({ pk: ladderPartition(key), sk: nameOf(side, pair) }));

const secondsAt = (at: Instant): number => Math.ceil(at / 1000);

async function readSide({ database }: Seasonal, key: LadderKey, side: Side, player: PlayerId, now: Instant) {
  const proposals: Proposal[] = [];
  const query = { pk: ladderPartition(key), sk: { beginsWith: `${PROPOSAL}${side}#${player}#` } };
  for await (const { value, [EXPIRY]: expires } of database.query(query)) {
    if (Number(expires) > secondsAt(now)) proposals.push(unpack(value) as Proposal);
  }
  return proposals;
}

/** The proposals that a player has made or that are made to them, and stand at an instant; oldest first. */
export async function readProposals(store: Seasonal, key: LadderKey, player: PlayerId, now: Instant) {
  const place = await store.inSeason(key);
  const sides = await Promise.all(SIDES.map((side) => readSide(store, place, side, player, now)));
  return sides.flat().toSorted((one, other) => one.at - other.at);
}

/** One that stood longer than it may counts as gone. */
export async function putProposal(
  store: Seasonal,
  key: LadderKey,
  proposal: Proposal,
): Promise<'proposed' | 'exists' | 'too-many'> {
  const season = await store.inSeason(key);
  const own = await readSide(store, season, 'from', proposal.challenger, proposal.at);
  if (own.length >= MOST.proposals) return 'too-many';
  const now = secondsAt(proposal.at);
  const condition = {
    name: 'exists',
    holds: { any: ['absent', { attribute: EXPIRY, is: '<=', value: now }] },
  } as const;
  const [value, expires] = [pack(proposal), Math.ceil((proposal.at + STANDS) / 1000)];
  const items = placesOf(season, proposal).map((place): Item => ({ ...place, value, [EXPIRY]: expires }));
  const outcome = await store.database.transact(items.map((put) => ({ put, condition })));
  // Another press of the same button is at it.
  if (outcome.end === 'contended') return 'exists';
  const end = certain(outcome);
  return end === 'committed' ? 'proposed' : end;
}

/** Whether there was one. */
export async function endProposal(store: Seasonal, key: LadderKey, pair: Pair): Promise<boolean> {
  const writes = placesOf(await store.inSeason(key), pair).map((remove) => ({ remove, condition: present('gone') }));
  return certain(await store.database.transact(writes)) === 'committed';
}
