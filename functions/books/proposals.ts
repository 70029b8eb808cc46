import * as z from 'zod/mini';
import type { TheTwo } from '#shared/rules/challenge/the-two.ts';
import { MOST } from '#shared/vocabulary/size-limits.ts';
import type { ChallengeId, Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { writeAll } from '../database/change.ts';
import { type Item, type ItemKey, pack } from '../database/item.ts';
import { ASKED_GAME, type LadderKey, ladderPartition, PROPOSAL } from '../database/keys.ts';
import { readList } from '../database/lists.ts';
import { instant, maybe, type Stored, stored, text } from '../database/stored.ts';
import { EXPIRY } from '../database/table.ts';
import { type Condition, present } from '../database/transaction.ts';
import type { Seasonal } from './seasonal.ts';

export const proposalIn = stored(
  z.object({
    /** What the challenge will be called. */
    id: text<ChallengeId>(),
    challenger: text<PlayerId>(),
    challenged: text<PlayerId>(),
    /** The person who made it, as entries name them. */
    by: z.string(),
    at: instant,
  }),
);

/** A match outside the range that one player proposes to another; a challenge, once both want it. */
export type Proposal = Stored<typeof proposalIn>;

/** How long a proposal stands, in milliseconds: two weeks. */
export const PROPOSAL_STANDS = 14 * 24 * 60 * 60 * 1000;

/** Each lies twice in its ladder's partition, under who made it and under whom it is made to, so that both find it. */
const SIDES = ['from', 'to'] as const;
type Side = (typeof SIDES)[number];

const nameOf = (side: Side, { challenger, challenged }: TheTwo): string =>
  side === 'from' ? `${PROPOSAL}from#${challenger}#${challenged}` : `${PROPOSAL}to#${challenged}#${challenger}`;

const placesOf = (key: LadderKey, two: TheTwo): readonly ItemKey[] =>
  SIDES.map((side) => ({ pk: ladderPartition(key), sk: nameOf(side, two) }));

const secondsAt = (at: Instant): number => Math.ceil(at / 1000);

async function readSide({ database }: Seasonal, key: LadderKey, side: Side, player: PlayerId, now: Instant) {
  const query = { pk: ladderPartition(key), sk: { beginsWith: `${PROPOSAL}${side}#${player}#` } };
  return readList(database, query, (item) => (Number(item[EXPIRY]) > secondsAt(now) ? proposalIn(item) : undefined));
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
  const [value, expires] = [pack(proposal), Math.ceil((proposal.at + PROPOSAL_STANDS) / 1000)];
  const items = placesOf(season, proposal).map((place): Item => ({ ...place, value, [EXPIRY]: expires }));
  const end = await writeAll(
    store.database,
    items.map((put) => ({ put, condition })),
  );
  return end === 'committed' ? 'proposed' : end;
}

export async function endProposal(store: Seasonal, key: LadderKey, two: TheTwo): Promise<boolean> {
  const writes = placesOf(await store.inSeason(key), two).map((remove) => ({ remove, condition: present('gone') }));
  return (await writeAll(store.database, writes)) === 'committed';
}

export const askedGameIn = stored(
  z.object({
    id: text<ChallengeId>(),
    /** The person who asks for a game; one game at a time. */
    asks: text<PlayerId>(),
    /** In the order of their seats, who asks among them. */
    players: z.array(text<PlayerId>()),
    /** What each is asked to pay, in points. */
    stake: z.number(),
    /** The people asked who have agreed, and what their keys are called. */
    agreed: z.array(z.object({ player: text<PlayerId>(), by: z.string() })),
    /** Somebody who doesn't want to play: the game is then dropped. */
    declined: maybe(text<PlayerId>()),
    /** The label of the asker's key. */
    by: z.string(),
    at: instant,
  }),
);

/** A game for points to which one player invites others: it begins once all of them have agreed. */
export type AskedGame = Stored<typeof askedGameIn>;

/** How long an invitation to a game lasts, in milliseconds: a day. */
export const GAME_ASKED_FOR = 24 * 60 * 60 * 1000;

/** One of each player who asks: nobody waits for two tables at once. */
const placeOf = (key: LadderKey, asks: PlayerId): ItemKey => ({ pk: ladderPartition(key), sk: `${ASKED_GAME}${asks}` });

/** How many have answered: each answer makes it another one. */
const answersTo = ({ agreed, declined }: AskedGame): number => agreed.length + (declined === undefined ? 0 : 1);

const itemOf = (key: LadderKey, game: AskedGame): Item => ({
  ...placeOf(key, game.asks),
  value: pack(game),
  game: game.id,
  answers: answersTo(game),
  [EXPIRY]: Math.ceil((game.at + GAME_ASKED_FOR) / 1000),
});

/** The invitations on a ladder that are valid at an instant; oldest first. */
export async function readAskedGames(store: Seasonal, key: LadderKey, now: Instant): Promise<readonly AskedGame[]> {
  const query = { pk: ladderPartition(await store.inSeason(key)), sk: { beginsWith: ASKED_GAME } };
  const games = await readList(store.database, query, (item) =>
    Number(item[EXPIRY]) > secondsAt(now) ? askedGameIn(item) : undefined,
  );
  return games.toSorted((one, other) => one.at - other.at);
}

/** One that stood longer than it may counts as gone. */
export async function putAskedGame(
  store: Seasonal,
  key: LadderKey,
  game: AskedGame,
): Promise<'asked' | 'exists' | 'too-many'> {
  const season = await store.inSeason(key);
  const standing = await readAskedGames(store, season, game.at);
  if (standing.length >= MOST.askedGames) return 'too-many';
  const value = secondsAt(game.at);
  const holds = { any: ['absent', { attribute: EXPIRY, is: '<=', value }] } as const;
  const end = await writeAll(store.database, [{ put: itemOf(season, game), condition: { name: 'exists', holds } }]);
  return end === 'committed' ? 'asked' : end;
}

const unanswered = (game: AskedGame): Condition<'answered'> => ({
  name: 'answered',
  holds: {
    all: [
      { attribute: 'game', is: '=', value: game.id },
      { attribute: 'answers', is: '=', value: answersTo(game) },
    ],
  },
});

/** Puts an answer to it, or its end, in place of what was read; false where another answer was faster. */
export async function replaceAskedGame(
  store: Seasonal,
  key: LadderKey,
  before: AskedGame,
  after: AskedGame | undefined,
): Promise<boolean> {
  const [season, condition] = [await store.inSeason(key), unanswered(before)];
  const end = await writeAll(store.database, [
    after ? { put: itemOf(season, after), condition } : { remove: placeOf(season, before.asks), condition },
  ]);
  return end === 'committed';
}
