import { judge } from '../engine/decide.ts';
import { settleDue } from '../engine/settle.ts';
import { dayOf } from '../rules/common/standing.ts';
import { asRemembered } from '../rules/inactivity/attendance.ts';
import { systemOf } from '../systems/registry.ts';
import type { Command } from '../vocabulary/command.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { isSoft, type Refusal } from '../vocabulary/refusal.ts';
import { type ChallengeId, type Instant, type PlayerId, parseChallengeId } from '../vocabulary/vocabulary.ts';

/** A player whom another may challenge, or why not. */
export interface Opponent {
  readonly player: PlayerId;
  /** What the rules would say to the challenge; missing where they would take it. */
  readonly refusal?: Refusal;
  /** An official may override that. */
  readonly soft?: true;
  /** It would be one of the challenges that the challenger has free, and use it up. */
  readonly free?: true;
}

/**
 * Everybody a player could think of challenging at an instant, top first, with what the rules say to it: the very judgement
 * that the challenge itself would meet. On a board with pegs, those whose peg is there. Empty for a player who takes no part,
 * and on ladders without challenges (S). Each opponent costs a look through the ladder: `among` names those that are wanted on
 * a large one.
 */
export function opponentsOf(
  ladder: Ladder,
  challenger: PlayerId,
  at: Instant,
  among?: readonly PlayerId[],
): readonly Opponent[] {
  const { ladder: ready } = settleDue(ladder, at, asRemembered);
  const judged = judging(ready, challenger, at);
  return (among ?? ready.order.players()).flatMap((player) => judged(player) ?? []);
}

/** The players around somebody on a ladder that may be long, top first. */
export interface Near {
  readonly judged: readonly Opponent[];
  /** Further away than others of whom none was within reach, and so not judged. */
  readonly beyond: readonly PlayerId[];
}

/** After this many in a row out of reach, players farther away are not looked at. */
const FAR = 12;

/** The opponents up to `most` rungs above and below, outwards: what lies beyond players out of reach is out of reach too. */
export function opponentsNear(ladder: Ladder, challenger: PlayerId, at: Instant, most: number): Near {
  const { ladder: ready } = settleDue(ladder, at, asRemembered);
  const judged = judging(ready, challenger, at);
  const players = ready.order.players();
  const place = ready.order.rungOf(challenger) ?? players.length + 1;
  const day = dayOf(ready, at);
  const { play } = systemOf(ready).controls;
  const challenge = play.kind === 'matches' && play.challenge.begins === 'when accepted' ? play.challenge : undefined;
  const isFar = ({ player, refusal }: Opponent): boolean | undefined =>
    refusal?.code !== 'out-of-reach' ? false : challenge?.passesOver?.(ready, player, day) ? undefined : true;
  const above = outwards(players.slice(Math.max(0, place - 1 - most), place - 1).toReversed(), judged, isFar);
  const below = outwards(players.slice(place, place + most), judged, isFar);
  return {
    judged: [...above.judged.toReversed(), ...below.judged],
    beyond: [...above.beyond.toReversed(), ...below.beyond],
  };
}

type Judging = (player: PlayerId) => Opponent | undefined;

/** `isFar` is undefined of a player whom the reach passes over: the next one may still be within it. */
function outwards(
  players: readonly PlayerId[],
  judging: Judging,
  isFar: (opponent: Opponent) => boolean | undefined,
): Near {
  const judged: Opponent[] = [];
  let far = 0;
  for (const [index, player] of players.entries()) {
    if (far === FAR) return { judged, beyond: players.slice(index) };
    const opponent = judging(player);
    if (!opponent) continue;
    judged.push(opponent);
    const isFarther = isFar(opponent);
    if (isFarther !== undefined) far = isFarther ? far + 1 : 0;
  }
  return { judged, beyond: [] };
}

/** Judges those who take part, on a settled ladder; empty if the challenger doesn't take part. */
function judging(ladder: Ladder, challenger: PlayerId, at: Instant): Judging {
  if (!systemOf(ladder).rules.challenge || !takesPart(ladder, challenger, at)) return () => undefined;
  const id = unusedId(ladder);
  return (player) =>
    player !== challenger && ladder.order.has(player) && takesPart(ladder, player, at)
      ? opponent(ladder, player, { at, verb: 'challenge', body: { id, challenger, challenged: player } })
      : undefined;
}

function opponent(ladder: Ladder, player: PlayerId, challenge: Command<'challenge'>): Opponent | undefined {
  const refusal = judge(ladder, challenge);
  // Nobody thinks of playing against themselves.
  if (refusal?.code === 'same-person') return undefined;
  if (refusal) return { player, refusal, ...(isSoft(refusal.code) && { soft: true }) };
  const { free } = systemOf(ladder).rules.challenge?.apply(ladder, challenge) ?? {};
  return { player, ...(free && { free }) };
}

/** Whether a player can challenge or be challenged at all: on the ladder or about to enter it, and here, if that is required. */
function takesPart(ladder: Ladder, player: PlayerId, at: Instant): boolean {
  const { controls, nights } = systemOf(ladder);
  const { hasNights, entrants } = controls;
  if (hasNights) return ladder.order.has(player) && nights.isPresent(ladder, player, dayOf(ladder, at));
  return ladder.order.has(player) || entrants(ladder).includes(player);
}

/** A name for a challenge that nobody has issued yet. */
function unusedId({ challenges, past }: Ladder): ChallengeId {
  for (let number = 1; ; number++) {
    const id = parseChallengeId(`challenge-${number}`);
    if (id && !challenges.has(id) && !past.ended.has(id)) return id;
  }
}
