import { CONFIRMED_BY, confirmationName, type PotConfirmationSettlement } from '#shared/vocabulary/entry.ts';
import { type Ladder, nameOf } from '#shared/vocabulary/ladder.ts';
import { movesBetween } from '#shared/vocabulary/moves.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { ChallengeId } from '#shared/vocabulary/vocabulary.ts';
import { mustAskForIt, mustHavePlayed, nextToCount } from '../challenge/confirming.ts';
import { dayOf } from '../common/standing.ts';
import type { Duty } from '../duty.ts';
import type { Rule } from '../rule.ts';
import { CHALLENGE, POTS } from '../texts.ts';
import { ofConfirmed, ofTakenBack } from './amending.ts';
import { counted } from './games.ts';
import { admitted } from './players.ts';
import { type AwaitingScores, gamesSlot, type PotGame } from './slots.ts';
import { findGame } from './stake.ts';

type WaitingGame = PotGame & { readonly awaiting: AwaitingScores };

function waitingIn(ladder: Ladder, { game: id }: { readonly game?: ChallengeId }): WaitingGame | undefined {
  const game = id === undefined ? undefined : gamesSlot.of(ladder).get(id);
  return game?.awaiting && { ...game, awaiting: game.awaiting };
}

function* mustWait(ladder: Ladder, body: { readonly game?: ChallengeId }): Generator<Refusal> {
  const waits = waitingIn(ladder, body);
  yield* mustAskForIt(ladder, waits);
  if (waits) return;
  const players = findGame(ladder, body.game)?.players.map((player) => nameOf(ladder, player));
  if (body.game === undefined) yield refusal('unknown-game', POTS.which, CONFIRMED_BY);
  else
    yield players
      ? refusal('not-awaiting-approval', CHALLENGE.notWaiting(players.join(', ')), CONFIRMED_BY)
      : refusal('unknown-game', POTS.none(body.game), CONFIRMED_BY);
}

/** The scores of a game count: another of its players has confirmed them, or the desk has decided so. */
export const confirmingScores: Rule<'approve'> = {
  ...ofConfirmed,
  refusals: (ladder, { body }) => mustWait(ladder, body),
  apply(ladder, { body }) {
    const game = waitingIn(ladder, body);
    return game ? { ladder: counted(ladder, game, game.awaiting), clause: 'S' } : { ladder };
  },
  needs: (ladder, { body }) => waitingIn(ladder, body)?.players ?? [],
};

/** The scores of a game are taken back, and it goes on; or a player disputes them, and they wait for the desk. */
export const disputingScores: Rule<'reject'> = {
  ...ofTakenBack,
  *refusals(ladder, { body }) {
    yield* mustWait(ladder, body);
    const game = waitingIn(ladder, body);
    if (game) yield* mustHavePlayed(ladder, body.disputed, game.players);
  },
  apply(ladder, { body: { game: id, disputed } }) {
    const game = waitingIn(ladder, { ...(id !== undefined && { game: id }) });
    if (!game) return { ladder };
    const { awaiting, ...rest } = game;
    const { counts: _, ...waits } = awaiting;
    const after: PotGame =
      disputed === undefined ? rest : { ...rest, awaiting: { ...waits, disputed: awaiting.disputed ?? disputed } };
    return { ladder: gamesSlot.set(ladder, gamesSlot.of(ladder).set(game.id, after)), clause: CONFIRMED_BY };
  },
};

const nextGame = nextToCount<PotGame>();

/** Scores not disputed in time count by themselves; a player removed meanwhile is admitted anew, as by any game. */
export const scoresInTime: Duty<PotConfirmationSettlement> = (ladder) => {
  const { open: game, at } = nextGame(gamesSlot.of(ladder)) ?? {};
  const awaiting = game?.awaiting;
  if (!game || !awaiting || at === undefined) return undefined;
  return {
    at,
    settle() {
      const there = game.players.reduce((done, player) => admitted(done, player, dayOf(ladder, at)), ladder);
      const after = counted(there, game, awaiting);
      const settlement: PotConfirmationSettlement = {
        kind: 'pot-confirmation',
        name: confirmationName(game.id),
        at,
        game: game.id,
        scores: awaiting.scores,
        clause: 'S',
        removed: [],
        moves: movesBetween(ladder.order, after.order),
      };
      return { ladder: after, settlement };
    },
  };
};
