import { type Ladder, nameOf, withPlayer } from '#shared/vocabulary/ladder.ts';
import { refusal } from '#shared/vocabulary/refusal.ts';
import type { Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { joining } from '../common/joining.ts';
import { dayOf, mustBeOnLadder, putAtBottom, takenOff } from '../common/standing.ts';
import type { InProgress } from '../inactivity/missed-runs.ts';
import type { Rule } from '../rule.ts';
import { COMMON } from '../texts.ts';
import { shares } from './payout.ts';
import { ADMISSION, placedAnew, pointsOf, withPoints } from './purses.ts';
import { admissionsSlot, gamesSlot, pursesSlot, seatsSlot } from './slots.ts';

/** Admits a player with 1000 points; one who returns is new. */
export function admitted(ladder: Ladder, player: PlayerId, day: Day): Ladder {
  if (ladder.order.has(player)) return ladder;
  return placedAnew(withNewPurses(putAtBottom(ladder, player, day), [player]), new Set([player]));
}

/** Players who have come to stand at the bottom are given their points. */
export function withNewPurses(ladder: Ladder, players: readonly PlayerId[]): Ladder {
  const seat = seatsSlot.of(ladder);
  const purses = players.reduce(
    (all, player, index) => all.set(player, { points: ADMISSION, seat: seat + index }),
    pursesSlot.of(ladder),
  );
  const admissions = admissionsSlot.of(ladder) + players.length;
  return pursesSlot.set(seatsSlot.set(admissionsSlot.set(ladder, admissions), seat + players.length), purses);
}

export const joiningForPoints: Rule<'join'> = {
  ...joining('S'),
  apply(ladder, { body, at }) {
    const joined = admitted(ladder, body.player, dayOf(ladder, at));
    const { name } = body;
    if (joined === ladder || name === undefined) return { ladder: joined, clause: 'S' };
    return { ladder: withPlayer(joined, body.player, (player) => ({ ...player, name })), clause: 'S' };
  },
};

export const gamesInProgress: InProgress = (ladder) =>
  Array.from(gamesSlot.of(ladder).values(), ({ id, players, awaiting }) => ({
    id,
    players,
    ...(awaiting && { ended: awaiting.line }),
  }));

const isPlaying = (ladder: Ladder, player: PlayerId): boolean =>
  gamesInProgress(ladder).some(({ players }) => players.includes(player));

export function withoutPurse(ladder: Ladder, gone: ReadonlySet<PlayerId>): Ladder {
  const purses = [...gone].reduce((rest, player) => rest.delete(player), pursesSlot.of(ladder));
  const rest = takenOff(pursesSlot.set(ladder, purses), gone);
  return rest.order.size === 0 && gamesSlot.of(rest).size === 0 ? admissionsSlot.set(rest, 0) : rest;
}

/** A player who leaves spreads what they have among all who stay; the last one takes it away. */
export const leavingForPoints: Rule<'leave'> = {
  *refusals(ladder, { body }) {
    yield* mustBeOnLadder(ladder, body.player);
    if (isPlaying(ladder, body.player)) yield refusal('busy', COMMON.inMatch(nameOf(ladder, body.player)), 'S');
  },
  apply(ladder, { body }) {
    if (!ladder.order.has(body.player)) return { ladder };
    const stay = ladder.order.players().filter((player) => player !== body.player);
    const spread = stay.length > 0 ? withPoints(ladder, shares(pointsOf(ladder, body.player), stay)) : ladder;
    return { ladder: withoutPurse(spread, new Set([body.player])), clause: 'S' };
  },
};
