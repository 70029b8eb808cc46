import { afterEach, describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { placeOf, rowsOf } from '#shared/rules/common/pyramid.ts';
import { opponentsNear, opponentsOf } from '#shared/view/opponents.ts';
import type { Language } from '#shared/vocabulary/language.ts';
import { readBy } from '#shared/words/reader.ts';
import { seasonView } from '#test/view/club.ts';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { rivalsOf } from '#web/ui/ladder/rivals.ts';
import type { ChessClub } from '../systems/club.ts';
import { challenged, houseOf, playerOn } from './club.ts';

/** Where a player has one challenge of each kind open, unless a test says otherwise. */
const clubOf = (size: number, settings: object = {}) => houseOf(size, { openMade: 1, openReceived: 1, ...settings });

describe('a player with as many challenges open as there may be (H4)', () => {
  it('makes no further one, and nobody makes them one', () => {
    const club = clubOf(6);
    const game = club.issue('5', '4');
    expect(() => club.challenge('5', '3')).toThrow('enough-open (H4): 5’s challenge to another player comes first.');
    expect(() => club.challenge('6', '4')).toThrow('enough-open (H4): Another player has already challenged 4.');
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
    expect(() => club.challenge('6', '3')).toThrow('6’s challenges to 2 other players come first.');
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

describe('a refusal on a player’s own page', () => {
  afterEach(() => readBy(''));

  it('says “you” of the one who reads it, and names them everywhere else (H3, H4)', () => {
    const club = clubOf(6).challenge('5', '4');
    const said = (challenger: string) =>
      opponentsOf(club.ladder, playerOn(club.ladder, challenger), club.ladder.at).map(({ player, refusal }) =>
        refusal ? `${player}: ${refusal.message}` : '',
      );
    expect(said('5')).toContain('4: 5 and 4 already have an open challenge. Play that first.');
    expect(said('5')).toContain('3: 5’s challenge to another player comes first.');
    readBy('5');
    expect(said('5')).toContain('4: You already have an open challenge with 4. Play that first.');
    expect(said('5')).toContain('3: Your challenge to another player comes first.');
    expect(said('5')).toContain('1: You can challenge only players up to 3 places above you.');
  });

  it('says it of their own days away, day offered and challenge too, in each language (H15, H16, H19)', () => {
    const club = challenged({ holidayDays: 5 }).does('away', { player: '4', from: '2023-04-01', to: '2023-04-05' });
    club.does('postpone', { challenge: 'c' }).does('offer', { challenge: 'c', player: '4' });
    const refused = (language: Language, away: string, offer: string, postpone: string) =>
      inLanguage(language, () => {
        expect(() => club.does('away', { player: '4', from: '2023-05-01', to: '2023-05-01' })).toThrow(`: ${away}`);
        expect(() => club.does('offer', { challenge: 'c', player: '4' })).toThrow(`: ${offer}`);
        expect(() => club.does('postpone', { challenge: 'c' })).toThrow(`: ${postpone}`);
      });
    refused(
      'en',
      '4 has no days away left this season.',
      '4 already offered a day for this challenge.',
      'The challenge between 4 and 2 has already been postponed.',
    );
    readBy('4');
    refused(
      'en',
      'You have no days away left this season.',
      'You’ve already offered a day for this challenge.',
      'The challenge between you and 2 has already been postponed.',
    );
    refused(
      'de',
      'Du hast in dieser Saison keine Abwesenheitstage mehr.',
      'Du hast für diese Forderung schon einen Tag angeboten.',
      'Die Forderung zwischen dir und 2 wurde schon einmal verschoben.',
    );
    refused(
      'fr',
      'Vous n’avez plus de jours d’absence cette saison.',
      'Vous avez déjà proposé un jour pour ce défi.',
      'Le défi entre 2 et vous a déjà été reporté.',
    );
  });
});
