import { publicSnapshot } from '#shared/engine/format-ladder.ts';
import type { AnswersByStatus } from '#shared/features/all.ts';
import { publicTerms } from '#shared/view/public-effects.ts';
import { publicHeader } from '#shared/view/public-parts.ts';
import { picked } from '#shared/vocabulary/alike.ts';
import { UNFINISHED } from '#shared/vocabulary/command.ts';
import type { Awaiting, Challenge, Ladder, Peg, Player } from '#shared/vocabulary/ladder.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { toldPreferences } from './players.ts';

/** All that a tablet needs in order to play ahead on a ladder: what is listed here, and what slots list. */
export function stateView(ladder: Ladder, now: Instant): AnswersByStatus<'getLadderState'>[200] {
  const snapshot = publicSnapshot(ladder);
  return {
    now,
    ladder: {
      ...snapshot,
      header: publicHeader(snapshot.header),
      settled: snapshot.settled.map(({ first, last }) => ({ first, last })),
      pages: snapshot.pages.map(({ number, players }) => ({ number, players })),
      players: snapshot.players.map(toldPlayer),
      challenges: snapshot.challenges.map(toldChallenge),
    },
  };
}

const toldPlayer = (player: Player): Player => ({
  ...picked(player, ['id', 'name', 'rating', 'admitted', 'played', 'gap', 'entering', 'declined', 'hasResult']),
  ...(player.preferences && { preferences: toldPreferences(player.preferences) }),
  ...(player.peg && { peg: toldPeg(player.peg) }),
});

const toldPeg = (peg: Peg): Peg => picked(peg, ['night', 'presence', 'imbalance', 'passed', 'met']);

const TOLD = [
  'line',
  'under',
  'unreached',
  'accepted',
  'acceptedAt',
  'reopened',
  'postponing',
  'postponed',
  'offered',
  'decided',
] as const;

function toldChallenge(challenge: Challenge): Challenge {
  const { awaiting } = challenge;
  const terms = publicTerms(challenge.terms);
  return {
    ...picked(challenge, ['id', 'challenger', 'challenged', 'issued', 'distance']),
    ...(terms && { terms }),
    ...(awaiting && { awaiting: toldAwaiting(awaiting) }),
    ...picked(challenge, TOLD),
  };
}

const toldAwaiting = (awaiting: Awaiting): Awaiting =>
  picked(awaiting, ['score', 'day', 'line', 'points', ...UNFINISHED, 'reported', 'counts', 'disputed']);
