import { describe, expect, it } from 'vitest';
import { nextRollover } from '#shared/engine/due.ts';
import { placeOf, rowsOf } from '#shared/rules/common/pyramid.ts';
import { dayOf } from '#shared/rules/common/standing.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { opponentsNear, opponentsOf } from '#shared/view/opponents.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { seasonView } from '#test/view/club.ts';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { rivalsOf } from '#web/ui/ladder/rivals.ts';
import type { ChessClub } from '../systems/club.ts';
import { houseOf, playerOn } from './club.ts';

const TOO_SOON = 'rematch-too-soon (H5)';

/** A club in which 5 challenged 4 on 1 March, and lost a week later. */
function playedOnce(settings: { readonly rematchWeeks?: number } = {}, changes: object = {}): ChessClub {
  const club = houseOf(6, settings, changes);
  const game = club.issue('5', '4');
  club.at('2023-03-08 20:00').result(game, [0, 1]);
  return club;
}

describe('the same two, where they wait for so many weeks (H5)', () => {
  it('may challenge each other again on that day of the week, counted from their challenge', () => {
    const club = playedOnce();
    expect(() => club.at('2023-03-14 23:59:59.999').challenge('5', '4')).toThrow(
      `${TOO_SOON}: 5 and 4 can challenge each other again from 15 March 2023.`,
    );
    expect(club.at('2023-03-15').challenge('5', '4')).toBeDefined();
  });

  it('wait in either direction, and not at all where that is nothing', () => {
    const upset = houseOf(6, { rematchWeeks: 1 }).plays('5', '4', [1, 0]);
    expect(() => upset.at('2023-03-07 20:00').challenge('4', '5')).toThrow(TOO_SOON);
    expect(playedOnce({ rematchWeeks: 0 }).challenge('5', '4')).toBeDefined();
    expect(houseOf(6, { rematchWeeks: 0 }).plays('5', '4', [0, 1]).challenge('5', '4')).toBeDefined();
  });

  it('count days by the club’s clock, also where a day was skipped', () => {
    const samoa = { timezone: 'Pacific/Apia', season: { start: '2011-12-01' } };
    const club = houseOf(6, { rematchWeeks: 1 }, samoa).at('2011-12-24 20:00').plays('5', '4', [0, 1]);
    // 30 December 2011 was no day in Samoa.
    expect(() => club.at('2011-12-29 23:59').challenge('5', '4')).toThrow(TOO_SOON);
    expect(club.at('2011-12-31 00:00').challenge('5', '4')).toBeDefined();
  });

  it('go by what the club has said last', () => {
    expect(
      playedOnce()
        .does('configure', { settings: { rematchWeeks: 1 } })
        .challenge('5', '4'),
    ).toBeDefined();
  });

  it('are listed the soonest first, whoever stands above first, while both are there and in reach (H5)', () => {
    const lost = [0, 1] as const;
    const club = houseOf(6, { rematchWeeks: 4, reach: 2 }).at('2023-03-01 20:00').plays('3', '2', lost);
    club.at('2023-03-02 20:00').plays('6', '4', lost);
    club.at('2023-03-29 20:00').plays('3', '2', lost).plays('6', '5', lost);
    const listed = () => {
      const today = dayOf(club.ladder, club.ladder.at);
      return systemOf(club.ladder)
        .rematches(club.ladder, today)
        .map(({ above, below, from }) => `${above} ${below} ${from}`);
    };
    expect(listed()).toEqual(['4 6 2023-03-30', '2 3 2023-04-26', '5 6 2023-04-26']);
    club.does('configure', { settings: { reach: 1 } });
    expect(listed()).toEqual(['2 3 2023-04-26', '5 6 2023-04-26']);
    expect(club.leave('5').plays('4', '3', [1, 0]) && listed()).toEqual(['4 3 2023-04-26']);
    club.at('2023-04-26 00:00').does('settle', {});
    expect(listed()).toEqual([]);
  });

  it('are listed until that day, and the page is drawn anew on it', () => {
    const { season } = playedOnce({ rematchWeeks: 4 });
    expect(seasonView(season, season.ladder.at).rematches).toMatchObject([{ one: { id: '4' }, from: '2023-03-29' }]);
    expect(nextRollover(season.ladder, instant(Date.parse('2023-03-20T20:00Z')))).toBe(
      Date.parse('2023-03-29T00:00+01:00'),
    );
  });

  it('need not wait after a challenge that was withdrawn, declined or voided', () => {
    const club = houseOf(6, { rematchWeeks: 52 });
    club.withdraw(club.issue('5', '4'));
    expect(club.decline(club.issue('5', '4')).plays('5', '4', [0, 1]).void().challenge('5', '4')).toBeDefined();
  });

  it.each(['lost-by-challenged', 'lost-by-both'])(
    'wait after a challenge that was %s, and not after one that lapsed',
    (late) => {
      const unplayed = (playLate: string): ChessClub => {
        const club = houseOf(6, { rematchWeeks: 4, playDays: 7, playLate }).challenge('5', '4');
        return club.at('2023-03-10 20:00').settle();
      };
      const lost = unplayed(late);
      expect(lost.open).toEqual([]);
      const [below = '', above = ''] = lost.order.startsWith('1 2 3 5') ? ['4', '5'] : ['5', '4'];
      expect(() => lost.challenge(below, above)).toThrow(TOO_SOON);
      expect(lost.at('2023-03-29').challenge(below, above)).toBeDefined();
      expect(unplayed('lapses').challenge('5', '4')).toBeDefined();
    },
  );

  it('wait after a challenge that was lost for not being played once its late result was voided (H15)', () => {
    const club = houseOf(6, { rematchWeeks: 4, playDays: 7, playLate: 'lost-by-both' });
    const game = club.issue('5', '4');
    club.at('2023-03-12 20:00').result(game, [1, 0], '2023-03-08 20:00').void();
    expect(() => club.challenge('5', '4')).toThrow(TOO_SOON);
  });

  it('wait after a challenge that was lost by declining', () => {
    const club = houseOf(6, { rematchWeeks: 4, freeDeclines: 0, declining: 'lost' });
    expect(club.decline(club.issue('5', '4')).order).toBe('1 2 3 5 4 6');
    expect(() => club.challenge('4', '5')).toThrow(TOO_SOON);
  });
});

/** Where a player has one challenge of each kind open, unless a test says otherwise. */
const clubOf = (size: number, settings: object = {}) => houseOf(size, { openMade: 1, openReceived: 1, ...settings });

describe('a player with as many challenges open as there may be (H4)', () => {
  it('makes no further one, and nobody makes them one', () => {
    const club = clubOf(6);
    const game = club.issue('5', '4');
    expect(() => club.challenge('5', '3')).toThrow(
      'enough-open (H4): 5 has already challenged another player. That game comes first.',
    );
    expect(() => club.challenge('6', '4')).toThrow(
      'enough-open (H4): 4 has already been challenged by another player.',
    );
    expect(club.result(game, [0, 1]).challenge('5', '3')).toBeDefined();
    expect(club.challenge('6', '4')).toBeDefined();
  });

  it('may have one made and another received: each is counted by itself', () => {
    expect(clubOf(6).challenge('5', '4').challenge('6', '5').challenge('4', '3').open).toHaveLength(3);
  });

  it('may have more where the club says so, from then on', () => {
    const club = clubOf(6)
      .challenge('6', '5')
      .does('configure', { settings: { openMade: 2, openReceived: 2 } });
    club.challenge('6', '4');
    expect(() => club.challenge('6', '3')).toThrow('6 has already challenged 2 other players. Those games come first.');
    expect(club.challenge('5', '4')).toBeDefined();
  });

  it('may have one more with a reason', () => {
    expect(clubOf(6).challenge('5', '4').because('the cup').challenge('5', '3').open).toHaveLength(2);
  });

  it('is free again once that was declined, withdrawn or voided, or closed by leaving', () => {
    const club = clubOf(6);
    club.decline(club.issue('6', '5'));
    club.withdraw(club.issue('6', '4')).challenge('6', '3').leave('3');
    expect(club.challenge('6', '5').void().challenge('6', '4')).toBeDefined();
  });

  it('has it no longer open while its result awaits confirmation, and open again if that is taken back', () => {
    const club = clubOf(6, { confirm: 3 });
    const game = club.issue('5', '4');
    club.does('result', { ...game, score: [1, 0], reported: '5' });
    const next = club.issue('5', '3');
    club.withdraw(next).does('reject', game);
    expect(() => club.challenge('5', '3')).toThrow('enough-open');
  });

  it('can still have a game from a sheet entered: it was never open', () => {
    expect(clubOf(6).challenge('5', '4').sheet('5', '3', [0, 1]).open).toEqual(['5 to 4']);
  });

  it('keeps a challenge that was accepted when others were open, whatever is corrected before it', () => {
    const club = clubOf(6);
    const first = club.plays('5', '4', [0, 1]).line;
    expect(club.challenge('5', '3').correct(first, [1, 0]).open).toEqual(['5 to 3']);
  });

  it('reads why on their own page, and those further away are out of reach as ever', () => {
    const club = clubOf(60, { reach: 5 }).challenge('40', '38');
    const { ladder } = club.season;
    const { may, not } = rivalsOf(ladder, playerOn(ladder, '40'), ladder.at, namesIn(ladder));
    expect(may).toEqual([]);
    expect(not.map(({ refusal, who }) => [refusal.code, who.length])).toEqual([
      ['out-of-reach', 24],
      ['enough-open', 4],
      ['already-open', 1],
    ]);
  });

  it('is told from others by the very rule that a challenge meets', () => {
    const club = clubOf(6).challenge('4', '3');
    const { ladder } = club.season;
    const told = opponentsOf(ladder, playerOn(ladder, '5'), ladder.at).map(
      ({ player, refusal, soft }) => `${player} ${refusal?.code ?? 'may'}${soft ? ' (soft)' : ''}`,
    );
    expect(told).toEqual(['1 out-of-reach (soft)', '2 may', '3 enough-open (soft)', '4 may', '6 out-of-reach (soft)']);
  });
});

const pyramidOf = (size: number) => houseOf(size, { shape: 'pyramid', rematchWeeks: 0 });

const mayOf = ({ season: { ladder } }: ChessClub, player: string) =>
  opponentsOf(ladder, playerOn(ladder, player), ladder.at)
    .filter(({ refusal }) => !refusal)
    .map(({ player: other }) => Number(other));

describe('the rows of a pyramid (H2)', () => {
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

describe('in a pyramid (H2, H3)', () => {
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
    const club = pyramidOf(12).plays('7', '4', [1, 0]);
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
