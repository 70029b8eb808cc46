import { judge } from '../engine/decide.ts';
import { settleDue } from '../engine/settle.ts';
import { dayOf } from '../rules/common/standing.ts';
import { asRemembered } from '../rules/inactivity/attendance.ts';
import { isPresent } from '../rules/night/pegs.ts';
import { systemOf } from '../systems/registry.ts';
import type { Command } from '../vocabulary/command.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { isSoft, type Refusal } from '../vocabulary/refusal.ts';
import { type ChallengeId, type Instant, type PlayerId, parseChallengeId } from '../vocabulary/vocabulary.ts';

/** Somebody whom a player may challenge, or why not. */
export interface Opponent {
  readonly player: PlayerId;
  /** What the rules would say to the challenge; missing where they would take it. */
  readonly refusal?: Refusal;
  /** An official may override that. */
  readonly soft?: true;
}

/**
 * Everybody whom a player could think of challenging at an instant, top first, with what the rules would say to it: the
 * very judgement that the challenge itself would meet. Where pegs hang on a board, those whose peg is there. Empty for a
 * player who takes no part, and where there are no challenges (S). Each opponent costs a look through the ladder:
 * `among` names those that are wanted of a large one.
 */
export function opponentsOf(
  ladder: Ladder,
  challenger: PlayerId,
  at: Instant,
  among?: readonly PlayerId[],
): readonly Opponent[] {
  const { ladder: ready } = settleDue(ladder, at, asRemembered);
  if (!systemOf(ready).rules.challenge || !takesPart(ready, challenger, at)) return [];
  const id = unusedId(ready);
  return (among ?? ready.order.players())
    .filter((player) => player !== challenger && ready.order.has(player) && takesPart(ready, player, at))
    .map((player) => opponent(ready, player, { at, verb: 'challenge', body: { id, challenger, challenged: player } }));
}

function opponent(ladder: Ladder, player: PlayerId, challenge: Command<'challenge'>): Opponent {
  const refusal = judge(ladder, challenge);
  return { player, ...(refusal && { refusal, ...(isSoft(refusal.code) && { soft: true }) }) };
}

/** Whether somebody can challenge or be challenged at all: on the ladder or about to enter it, and here, where that is asked. */
function takesPart(ladder: Ladder, player: PlayerId, at: Instant): boolean {
  const { hasNights, entrants } = systemOf(ladder).controls;
  if (hasNights) return ladder.order.has(player) && isPresent(ladder, player, dayOf(ladder, at));
  return ladder.order.has(player) || entrants(ladder).includes(player);
}

/** A name for a challenge that nobody has issued yet. */
function unusedId({ challenges, past }: Ladder): ChallengeId {
  for (let number = 1; ; number++) {
    const id = parseChallengeId(`challenge-${number}`);
    if (id && !challenges.has(id) && !past.ended.has(id)) return id;
  }
}
