import type { WithSettings } from '#shared/rules/common/settings.ts';
import { sharePerson } from '#shared/rules/entrants/sharing.ts';
import { type MayBeUnfinished, type Score, unfinishedIn, walkoverIn } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { boxSettings } from './settings.ts';
import { type Cross, type Crosses, crossesSlot } from './slots.ts';

const NOBODY: Crosses['met'] = {};

/** Whom a player has met in a round. */
export function metBy(ladder: Ladder, player: PlayerId, since: Day): Crosses['met'] {
  const known = crossesSlot.of(ladder).get(player);
  return known?.since === since ? known.met : NOBODY;
}

/** The match against another of those whom a player has met: an id may be that of something that every object has. */
export const crossWith = (met: Crosses['met'], other: PlayerId): Cross | undefined =>
  Object.hasOwn(met, other) ? met[other] : undefined;

/** Whom of some that they have not met an entrant can’t play, as somebody plays as both (P5). */
export const barredFrom = (ladder: Ladder, some: readonly PlayerId[], player: PlayerId): readonly PlayerId[] =>
  some.filter((other) => sharePerson(ladder, player, other));

interface Ended extends MayBeUnfinished {
  readonly score: Score;
  /** How many games win a match. */
  readonly needed: number;
}

/** A match of two counts in a round. */
export function withCross(
  ladder: Ladder,
  since: Day,
  [one, other]: readonly [PlayerId, PlayerId],
  ended: Ended,
): Ladder {
  const [ofOne, ofOther] = crossesOf(ended);
  return withMet(withMet(ladder, since, one, other, ofOne), since, other, one, ofOther);
}

/** The same match for each of the two. */
export function crossesOf(ended: Ended): readonly [one: Cross, other: Cross] {
  const [won, lost] = ended.score;
  const how = howEnded(ended);
  return [
    { won, lost, ...how },
    { won: lost, lost: won, ...how },
  ];
}

function howEnded({ score, needed, ...ended }: Ended): Pick<Cross, 'how'> {
  if (walkoverIn(ended)) return { how: 'walkover' };
  return !unfinishedIn(ended) && Math.max(...score) < needed ? { how: 'unfinished' } : {};
}

function withMet(ladder: Ladder, since: Day, player: PlayerId, other: PlayerId, cross: Cross): Ladder {
  const met = { ...metBy(ladder, player, since), [other]: cross };
  return crossesSlot.set(ladder, crossesSlot.of(ladder).set(player, { since, met }));
}

export const hasWon = ({ won, lost, how }: Cross): boolean => how !== 'unfinished' && won > lost;
export const hasLost = ({ won, lost, how }: Cross): boolean => how !== 'unfinished' && lost > won;

/** Whether a player was there for it: one who gave it away was not (B5). */
export const wasPlayed = (cross: Cross): boolean => cross.how !== 'walkover' || hasWon(cross);

/** What a match is worth to a player (B5). */
export function pointsFor(ladder: WithSettings, cross: Cross): number {
  if (!wasPlayed(cross)) return 0;
  const { forPlaying, forGame, forWinning } = boxSettings;
  return forPlaying.of(ladder) + forGame.of(ladder) * cross.won + (hasWon(cross) ? forWinning.of(ladder) : 0);
}
