import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { ChessClub } from '../systems/club.ts';

type Settings = NonNullable<Header['settings']>;

/** So many players under House rules, "1" on rung 1, on the evening of 1 March; usual is what the system has as usual. */
export const riverside = (size: number, settings: Settings = {}, changes: object = {}) =>
  new ChessClub({ system: 'house', season: { start: '2023-03-01' }, settings, ...changes })
    .seedNumbered(size)
    .at('2023-03-01 20:00');

const FREE: Settings = {
  game: 'one',
  draws: 'yes',
  openMade: 10,
  openReceived: 10,
  acceptDays: 0,
  playDays: 0,
  freeDeclines: 20,
};

/** The same with matches of one game, where a challenge has no deadline, and hardly any limit, unless a test sets one. */
export const houseOf = (size: number, settings: Settings = {}, changes: object = {}): ChessClub =>
  riverside(size, { ...FREE, ...settings }, changes);

/** A club where 4 has challenged 2, who has until 6 March to accept; they have until 15 March to play. */
export function challenged(settings: object = {}, changes: object = {}): ChessClub {
  const club = houseOf(5, { acceptDays: 5, playDays: 14, playLate: 'lost-by-challenged', ...settings }, changes);
  club.challenge('4', '2', 'c');
  return club;
}

/** What ran out in a season: "acceptance-c at 2023-03-07T00:00Z (H14): 4 to 2 closed". */
export const lapsedOf = ({ season }: ChessClub): readonly string[] =>
  season.lines().flatMap(({ effects }) =>
    effects.settled.flatMap((settlement) => {
      if (settlement.kind !== 'deadline') return [];
      const { name, at, clause, challenger, challenged, outcome } = settlement;
      return `${name} at ${new Date(at).toISOString().slice(0, 16)}Z (${clause}): ${challenger} to ${challenged} ${outcome}`;
    }),
  );

export function playerOn({ order }: Ladder, id: string): PlayerId {
  const player = order.players().find((each) => each === id);
  if (!player) throw new Error(`${id} is not on the ladder`);
  return player;
}
