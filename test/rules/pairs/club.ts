import { peopleBehind } from '#shared/rules/entrants/people.ts';
import { nameOf } from '#shared/vocabulary/ladder.ts';
import { idOf } from '../club.ts';
import { ChessClub } from '../systems/club.ts';

const NAMES: Readonly<Record<string, string>> = {
  ann: 'Ann Lee',
  bob: 'Bob Ray',
  cy: 'Cy Fox',
  dee: 'Dee Orr',
  eve: 'Eve Gray',
  fay: 'Fay Hill',
  gus: 'Gus Moe',
};

/** The people of a pair, by their ids: "ann bob". */
export const peopleOf = (ids: string) => ids.split(' ').map((id) => ({ id, ...(NAMES[id] && { name: NAMES[id] }) }));

/** Pairs, under House rules where hardly anything is limited. */
export class PairsClub extends ChessClub {
  /** Pairs p1, p2 … from the top, each of the people with these ids: "ann bob". */
  static of(...pairs: readonly string[]): PairsClub {
    const settings = { game: 'one', reach: 10, openMade: 10, openReceived: 10, acceptDays: 0, playDays: 0 };
    const club = new PairsClub({
      system: 'house',
      entrants: 'pairs',
      season: { start: '2023-03-01' },
      settings: { ...settings, rematchDays: 0 },
    });
    return club.seedPairs(...pairs).at('2023-03-01 20:00');
  }

  /** The same in boxes of four, in which results count at once. */
  static inBoxes(settings: object, ...pairs: readonly string[]): PairsClub {
    const club = new PairsClub({
      system: 'boxes',
      entrants: 'pairs',
      season: { start: '2023-03-01' },
      settings: { size: 4, up: 1, game: 'one', ...settings },
    });
    return club.seedPairs(...pairs).at('2023-03-20 20:00');
  }

  seedPairs(...pairs: readonly string[]): this {
    const players = pairs.map((ids, index) => ({ id: `p${index + 1}`, people: peopleOf(ids) }));
    return this.does('seed', { order: 'given', players });
  }

  regroup(player: string, ids: string): this {
    return this.does('regroup', { player, people: peopleOf(ids) });
  }

  rename(player: string, name: string): this {
    return this.does('rename', { player, name });
  }

  /** Who plays as a pair: "ann bob". */
  people = (pair: string): string => peopleBehind(this.ladder, idOf(pair)).join(' ');

  nameOf = (pair: string): string => nameOf(this.ladder, idOf(pair));
}
