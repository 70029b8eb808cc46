import { picked } from '#shared/vocabulary/alike.ts';
import { PREFERENCES, type Preferences } from '#shared/vocabulary/command.ts';
import { type Ladder, nameOf, withPlayer } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { Clause, Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { awaitsWhat, twoNames } from '../challenge/the-two.ts';
import type { Rule } from '../rule.ts';
import { CHALLENGE, COMMON } from '../texts.ts';
import { dayOf, matchOf, mustBeOnLadder, playsIn, putAtBottom, takenOff } from './standing.ts';

/** New players, and those who come back, start on the first free rung at the bottom (L4, C9, N3). */
export const joining = (clause: Clause): Rule<'join'> => ({
  fields: [],
  *refusals(ladder, { body }) {
    const standing = ladder.order.rungOf(body.player);
    if (standing !== undefined)
      yield refusal('already-on-ladder', COMMON.isOnLadder(nameOf(ladder, body.player), standing), clause);
    const known = ladder.players.get(body.player);
    if (!known?.hasResult || body.rated === undefined) return;
    if (body.rated !== (known.preferences?.rated ?? false)) yield electionFixed(ladder, body.player);
  },
  apply(ladder, { body, at }) {
    if (ladder.order.has(body.player)) return { ladder };
    const joined = withPreferences(putAtBottom(ladder, body.player, dayOf(ladder, at)), body.player, body);
    const { name } = body;
    return {
      ladder: name === undefined ? joined : withPlayer(joined, body.player, (player) => ({ ...player, name })),
      clause,
    };
  },
});

/** The same, but where an entry says on which rung they start: then everybody from there on moves down one. */
export function joiningOnRung(clause: Clause): Rule<'join'> {
  const atBottom = joining(clause);
  return {
    ...atBottom,
    fields: ['rung'],
    *refusals(ladder, command) {
      yield* atBottom.refusals(ladder, command);
      const { rung } = command.body;
      const most = ladder.order.size + 1;
      if (rung !== undefined && rung > most) yield refusal('no-such-rung', COMMON.startsBelowBottom(most), clause);
    },
    apply(ladder, command) {
      const applied = atBottom.apply(ladder, command);
      const { player, rung } = command.body;
      // A correction may have made the ladder shorter: then they stay at the bottom.
      if (applied.ladder === ladder || rung === undefined || rung > ladder.order.size) return applied;
      return { ...applied, ladder: { ...applied.ladder, order: ladder.order.move(player, rung) } };
    },
  };
}

/** What else leaving does: whether a challenge is a match that must be ended first, and what follows. */
interface LeavingTerms {
  readonly mustEndMatch?: true;
  readonly afterwards?: (ladder: Ladder, player: PlayerId, at: Instant) => Ladder;
}

/** A player who leaves is taken off at once, and those below close the gap; not in the middle of a match (§0 Leaving). */
export const leaving = ({ mustEndMatch, afterwards = (ladder) => ladder }: LeavingTerms = {}): Rule<'leave'> => ({
  *refusals(ladder, { body }) {
    yield* mustBeOnLadder(ladder, body.player);
    if (mustEndMatch && matchOf(ladder, body.player))
      yield refusal('busy', COMMON.inMatch(nameOf(ladder, body.player)), '§0');
    yield* mustAwaitNothing(ladder, body.player);
  },
  apply(ladder, { body, at }) {
    if (!ladder.order.has(body.player)) return { ladder };
    const left = closedForGood(takenOff(ladder, new Set([body.player])), body.player);
    return { ladder: afterwards(left, body.player, at), clause: '§0' };
  },
});

/** Challenges of theirs that a deadline or a penalty had closed are closed for good: a result told later reopens none. */
function closedForGood(ladder: Ladder, player: PlayerId): Ladder {
  let { ended } = ladder.past;
  for (const { lapsed, missed, ...challenge } of ended.values())
    if ((lapsed || missed) && playsIn(challenge, player)) ended = ended.set(challenge.id, challenge);
  return { ...ladder, past: { ...ladder.past, ended } };
}

/** Refuses a player who has played a game that would be lost with them (N7). */
export function* mustAwaitNothing(ladder: Ladder, player: PlayerId): Generator<Refusal> {
  for (const challenge of ladder.challenges.values()) {
    if (!challenge.awaiting || !playsIn(challenge, player)) continue;
    const says = CHALLENGE.awaits[awaitsWhat(challenge.awaiting)];
    const sentence = `${says(twoNames(ladder, challenge))} ${COMMON.decideFirst}`;
    yield refusal('awaiting-approval', sentence, '§0');
    return;
  }
}

/** Changes what a player prefers; what they do not name stays. */
export const withPreferences = (ladder: Ladder, id: PlayerId, asked: Preferences): Ladder => {
  const preferences = picked(asked, PREFERENCES);
  if (Object.keys(preferences).length === 0) return ladder;
  return withPlayer(ladder, id, (player) => ({ ...player, preferences: { ...player.preferences, ...preferences } }));
};

/** Changing what one prefers; `mustBeIn` says who may. In a replay it says nothing of somebody who is not there (§0 Voiding). */
export const preferring = (clause: Clause, mustBeIn = mustBeOnLadder): Rule<'prefer'> => ({
  *refusals(ladder, { body }) {
    yield* mustBeIn(ladder, body.player);
    if (body.rated !== undefined && ladder.players.get(body.player)?.hasResult)
      yield electionFixed(ladder, body.player);
  },
  apply(ladder, { body }) {
    const [absent] = mustBeIn(ladder, body.player);
    return absent ? { ladder } : { ladder: withPreferences(ladder, body.player, body), clause };
  },
});

/** Rated or unrated is elected for the season (C14). */
const electionFixed = (ladder: Ladder, player: PlayerId): Refusal =>
  refusal('election-fixed', COMMON.electionFixed(nameOf(ladder, player)), 'C14');
