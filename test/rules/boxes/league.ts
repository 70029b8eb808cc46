import { systemOf } from '#shared/systems/registry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { ChessClub } from '../systems/club.ts';

export type Settings = NonNullable<Header['settings']>;

/** A box league of so many players, "1" on rung 1, on the evening of 1 March, in which results count at once. */
class League extends ChessClub {
  #matches = 0;

  /** Two play each other; `more` is what the line says besides, such as that it was a walkover. */
  override plays(challenger: string, challenged: string, score: readonly [number, number], more: object = {}): this {
    this.#matches += 1;
    this.does('match', { id: `m${this.#matches}`, challenger, challenged, score, ...more });
    return this;
  }

  configure(body: object): this {
    this.does('configure', body);
    return this;
  }

  override settle(): this {
    this.does('settle', {});
    return this;
  }
}

export const leagueOf = (size: number, settings: Settings = {}, changes: object = {}): League => {
  const league = new League({ system: 'boxes', season: { start: '2023-03-01' }, settings, ...changes });
  league.seedNumbered(size).at('2023-03-20 20:00');
  return league;
};

const roundOf = ({ ladder }: ChessClub) => {
  const round = systemOf(ladder).controls.round(ladder);
  if (!round) throw new Error('no round goes on');
  return round;
};

/** The players of each box, by rung. */
export const tablesOf = (league: ChessClub): readonly string[] =>
  roundOf(league)
    .tables()
    .map((players) => league.ladder.order.topFirst(new Set(players)).join(' '));

/** The players of each box by their places, with their points, and who would go up or down: "1:6 3:2 2:0↓". */
export const standingsOf = (league: ChessClub): readonly string[] => {
  const { tables, placeOf } = roundOf(league);
  const said = (player: PlayerId): string => {
    const { points = 0, goes } = placeOf(player) ?? {};
    return `${player}:${points}${goes === 'up' ? '↑' : goes === 'down' ? '↓' : ''}`;
  };
  return tables().map((players) => players.map(said).join(' '));
};
