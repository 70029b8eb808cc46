import { houseOf } from '../house-like.ts';
import type { ChessClub } from '../systems/club.ts';

/** A club where 4 has challenged 2, who has until 6 March to accept; they have until 15 March to play. */
export function challenged(settings: object = {}, changes: object = {}): ChessClub {
  const club = houseOf(5, { acceptDays: 5, playDays: 14, playLate: 'lost-by-challenged', ...settings }, changes);
  club.challenge('4', '2', 'c');
  return club;
}

/** What ran out in a season: "acceptance-c at 2023-03-07T00:00Z (T7): 4 to 2 closed". */
export const lapsedOf = ({ season }: ChessClub): readonly string[] =>
  season.lines().flatMap(({ effects }) =>
    effects.settled.flatMap((settlement) => {
      if (settlement.kind !== 'deadline') return [];
      const { name, at, clause, challenger, challenged, outcome } = settlement;
      return `${name} at ${new Date(at).toISOString().slice(0, 16)}Z (${clause}): ${challenger} to ${challenged} ${outcome}`;
    }),
  );
