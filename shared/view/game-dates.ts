import type { Challenge, Ladder } from '../vocabulary/ladder.ts';
import { type ChallengeId, type Instant, instant } from '../vocabulary/vocabulary.ts';
import type { CalendarDate } from '../words/calendar-date.ts';

/** How long a game is told to take, in milliseconds. */
const LENGTH = 2 * 3_600_000;

/** When a challenge is to be played, as the two have agreed. */
export interface AgreedDate {
  /** When the challenge was issued. */
  readonly issued: Instant;
  readonly at: Instant;
}

/** When the challenges of a ladder are to be played. */
export type GameDates = ReadonlyMap<ChallengeId, Instant>;

/**
 * Finds the challenges of agreed dates by when they were issued: the public may know them by other ids. Where two were
 * issued at the same instant, neither is told, and one whose result waits is played.
 */
export function gameDatesOf({ challenges }: Pick<Ladder, 'challenges'>, agreed: readonly AgreedDate[]): GameDates {
  const all = [...challenges.values()];
  return new Map(
    agreed.flatMap(({ issued, at }) => {
      const [challenge, ...more] = all.filter((each) => each.issued === issued);
      return challenge && more.length === 0 && isToBePlayed(challenge) ? [[challenge.id, at] as const] : [];
    }),
  );
}

/** A game that is to be played at a date, between players by their names. */
export const eventOfGame = (id: ChallengeId, at: Instant, [one, other]: readonly [string, string]): CalendarDate => ({
  id: `game-${id}`,
  summary: `${one} – ${other}`,
  at,
  until: instant(at + LENGTH),
});

const isToBePlayed = ({ accepted, awaiting }: Challenge): boolean => accepted === true && !awaiting;
