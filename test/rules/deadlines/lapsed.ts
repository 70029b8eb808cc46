import type { ChessClub } from '../systems/club.ts';

/** What ran out in a season: "acceptance-c at 2023-03-07T00:00Z (T7): 4 to 2 closed". */
export const lapsedOf = ({ season }: ChessClub): readonly string[] =>
  season.lines().flatMap(({ effects }) =>
    effects.settled.flatMap((settlement) => {
      if (settlement.kind !== 'deadline') return [];
      const { name, at, clause, challenger, challenged, outcome } = settlement;
      return `${name} at ${new Date(at).toISOString().slice(0, 16)}Z (${clause}): ${challenger} to ${challenged} ${outcome}`;
    }),
  );
