import { describe, expect, it } from 'vitest';
import { placeOf, rowsOf } from '#shared/rules/common/pyramid.ts';
import { opponentsNear, opponentsOf } from '#shared/view/opponents.ts';
import { seasonView } from '#test/view/told.ts';
import { houseOf, playerOn } from '../house/club.ts';
import type { ChessClub } from '../systems/club.ts';

const pyramidOf = (size: number) => houseOf(size, { shape: 'pyramid', rematchWeeks: 0 });

/** Whom a player may challenge, top first. */
const mayOf = ({ season: { ladder } }: ChessClub, player: string) =>
  opponentsOf(ladder, playerOn(ladder, player), ladder.at)
    .filter(({ refusal }) => !refusal)
    .map(({ player: other }) => Number(other));

describe('the rows of a pyramid', () => {
  it('are each one longer than the one above, and only the last may be incomplete', () => {
    const order = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(rowsOf(order)).toEqual([[1], [2, 3], [4, 5, 6], [7, 8]]);
    expect(rowsOf(order.slice(0, 6))).toEqual([[1], [2, 3], [4, 5, 6]]);
    expect([rowsOf([]), rowsOf(['ann'])]).toEqual([[], [['ann']]]);
  });

  it('hold every rung of the largest ladder where it is said to be', () => {
    const rungs = Array.from({ length: 10_000 }, (_, index) => index + 1);
    const found = rowsOf(rungs).flatMap((row, r) => row.map((_, p) => ({ row: r + 1, place: p + 1 })));
    expect(rungs.map(placeOf)).toEqual(found);
  });
});

describe('in a pyramid', () => {
  it('a player may challenge whoever is further left in their row, and all of the row above', () => {
    const club = pyramidOf(12);
    expect(mayOf(club, '9')).toEqual([4, 5, 6, 7, 8]);
    expect(mayOf(club, '7')).toEqual([4, 5, 6]);
    expect(mayOf(club, '11')).toEqual([7, 8, 9, 10]);
    expect(mayOf(club, '3')).toEqual([1, 2]);
    expect(mayOf(club, '2')).toEqual([1]);
    expect(mayOf(club, '1')).toEqual([]);
  });

  it('whoever is two rows above, or further right, is out of reach', () => {
    const club = pyramidOf(12);
    expect(() => club.challenge('7', '3')).toThrow(
      'out-of-reach (H3): Challenges can only go to players further left in the same row, or in the row above.',
    );
    expect(() => club.challenge('7', '8')).toThrow('out-of-reach');
    expect(club.because('both want to').challenge('7', '3')).toBeDefined();
  });

  it('rows are those of the moment: a win changes whom one may challenge', () => {
    const club = pyramidOf(12);
    club.plays('7', '4', [1, 0]);
    expect(mayOf(club, '4')).toEqual([2, 3, 7]);
    expect(mayOf(club, '7')).toEqual([2, 3]);
  });

  it('nobody within reach is passed over by who looks outwards only as far as needed', () => {
    const club = pyramidOf(100);
    const { ladder } = club.season;
    const near = opponentsNear(ladder, playerOn(ladder, '91'), ladder.at, 200).judged;
    expect(near.filter(({ refusal }) => !refusal).map(({ player }) => Number(player))).toEqual(mayOf(club, '91'));
    expect(mayOf(club, '91')).toHaveLength(12 + 12);
  });

  it('a club that turns its ladder into a pyramid in mid-season goes by rows from then on', () => {
    const club = houseOf(12);
    expect(mayOf(club, '10')).toEqual([7, 8, 9]);
    expect(seasonView(club.season, club.season.ladder.at)).not.toHaveProperty('shape');
    club.does('configure', { settings: { shape: 'pyramid' } });
    expect(mayOf(club, '10')).toEqual([4, 5, 6, 7, 8, 9]);
    expect(seasonView(club.season, club.season.ladder.at).shape).toBe('pyramid');
  });
});
