import { describe, expect, it, test } from 'vitest';
import { parseHeader } from '#shared/log/parse.ts';
import { freeChallenges, freeLeft, keptOfFree } from '#shared/rules/challenge/whom/free.ts';
import { idleWords } from '#shared/rules/common/settings-in-words.ts';
import { houseSettings } from '#shared/systems/house/settings.ts';
import { rulesOf } from '#shared/systems/words.ts';
import { opponentsNear, opponentsOf } from '#shared/view/opponents.ts';
import { textOf } from '#shared/words/phrase.ts';
import { header, seasonView } from '#test/view/club.ts';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { rivalsOf } from '#web/ui/ladder/rivals.ts';
import type { ChessClub } from '../systems/club.ts';
import { houseOf, playerOn } from './club.ts';

const mayOf = ({ season: { ladder } }: ChessClub, player: string) =>
  opponentsOf(ladder, playerOn(ladder, player), ladder.at)
    .filter(({ refusal }) => !refusal)
    .map(({ player: other }) => Number(other));

const BANDS = [
  { from: 1, up: 2 },
  { from: 5, up: 3 },
];

describe('a reach in bands (H3)', () => {
  const club = houseOf(8, { reach: BANDS, rematchWeeks: 0 });

  it('goes by the rung on which the challenger stands', () => {
    expect(['8', '5', '4', '2', '1'].map((player) => mayOf(club, player))).toEqual([
      [5, 6, 7],
      [2, 3, 4],
      [2, 3],
      [1],
      [],
    ]);
  });

  it('is named where it is refused, and in the rules', () => {
    const says = 'Challenges can only go to players up to 2 (from 5th: 3) places above.';
    expect(() => club.challenge('4', '1')).toThrow(`out-of-reach (H3): ${says}`);
    const [rule] = rulesOf(header({ system: 'house', settings: { reach: BANDS } }));
    expect(rule?.text).toBe('Anyone up to 2 places above you; from 5th down, up to 3.');
  });

  it('is another one after a win: who comes into the band above reaches no further than that', () => {
    expect(mayOf(houseOf(8, { reach: BANDS, rematchWeeks: 0 }).plays('5', '4', [1, 0]), '5')).toEqual([2, 3]);
  });

  it('may be changed in mid-season, and the page says from what to what', () => {
    const changed = houseOf(8).does('configure', { settings: { reach: BANDS } });
    expect(mayOf(changed, '4')).toEqual([2, 3]);
    const [told] = seasonView(changed.season, changed.ladder.at).calendar.changes ?? [];
    expect(told && textOf(told.text)).toBe('Challenge range (rungs): 3 → 2 (from 5th: 3).');
    expect(mayOf(changed.does('configure', { settings: { reach: null } }), '4')).toEqual([1, 2, 3]);
  });

  describe('as far as a rung (H3)', () => {
    const asFar = [...BANDS, { from: 7, to: 6 }];
    const far = houseOf(9, { reach: asFar, rematchWeeks: 0, passes: 'away' });

    it('goes up to that one however many rungs it is, and passes over nobody on the way', () => {
      expect(['9', '8', '7', '6'].map((player) => mayOf(far, player))).toEqual([[6, 7, 8], [6, 7], [6], [3, 4, 5]]);
      const gone = houseOf(9, { reach: asFar, passes: 'away' });
      gone.does('away', { player: '6', from: '2023-03-01', to: '2023-03-09' }).at('2023-03-02 19:00');
      expect(mayOf(gone, '9')).toEqual([7, 8]);
    });

    it('is said in the rules and in refusals', () => {
      expect(() => far.challenge('9', '5')).toThrow('up to 2 (from 5th: 3, from 7th: as far as 6th) places above.');
      const [rule] = rulesOf(header({ system: 'house', settings: { reach: asFar } }));
      expect(rule?.text).toBe(
        'Anyone up to 2 places above you; from 5th down, up to 3; from 7th down, up to the player who’s 6th.',
      );
    });
  });

  const six = [1, 2, 3, 4, 5, 6].map((from) => ({ from, up: 1 }));
  test.each([
    [[{ from: 1, up: 2 }]],
    [[{ from: 1, to: 1 }, BANDS[1]]],
    [[BANDS[0], { from: 5, to: 5 }]],
    [[BANDS[0], { from: 5, up: 2, to: 3 }]],
    [[BANDS[0], { from: 5 }]],
    [[{ from: 2, up: 2 }, ...BANDS.slice(1)]],
    [BANDS.toReversed()],
    [[BANDS[0], BANDS[0]]],
    [[BANDS[0], { from: 5, up: 0 }]],
    [[BANDS[0], { from: 5, up: 101 }]],
    [six],
    [['2', '3']],
  ])('is no reach that does not begin at 1 and go down, two to five bands of 1 to 100: %j', (reach) => {
    const read = parseHeader({
      system: 'house',
      timezone: 'UTC',
      season: { start: '2025-09-01' },
      settings: { reach },
    });
    expect(read.ok === false && read.refusal.message).toMatch(/settings\.reach/);
  });

  it('is of no system but this one: elsewhere it is a number', () => {
    const nairobi = { system: 'nairobi', timezone: 'UTC', season: { start: '2025-09-01' } };
    expect(parseHeader({ ...nairobi, settings: { reach: BANDS } }).ok).toBe(false);
    expect(parseHeader({ ...nairobi, settings: { reach: 3 } }).ok).toBe(true);
  });
});

describe('in a pyramid where one reaches right of one’s own place (H2)', () => {
  const club = () => houseOf(15, { shape: 'pyramid-right', rematchWeeks: 0 });

  it('the k-th of a row reaches those to the left, and the row above from its k-th place on', () => {
    const all = ['13', '15', '11', '10', '7', '6', '5', '4', '2', '1'].map((player) => mayOf(club(), player));
    expect(all).toEqual([
      [9, 10, 11, 12],
      [11, 12, 13, 14],
      [7, 8, 9, 10],
      [7, 8, 9],
      [4, 5, 6],
      [4, 5],
      [3, 4],
      [2, 3],
      [1],
      [],
    ]);
  });

  it('rung 3 also reaches rung 1, as the only last one of a row', () => {
    expect(mayOf(club(), '3')).toEqual([1, 2]);
    const says =
      'Challenges can only go to players further left in the same row, or from the same place on in the row above.';
    expect(() => club().challenge('6', '3')).toThrow(`out-of-reach (H3): ${says}`);
  });

  it('is drawn as any pyramid is', () => {
    expect(seasonView(club().season, club().ladder.at).shape).toBe('pyramid');
  });
});

describe('a reach downwards (H3)', () => {
  const club = (settings: object = {}) => houseOf(8, { reach: 2, reachDown: 1, rematchWeeks: 0, ...settings });

  it('goes that far below, and the refusal says both', () => {
    expect([mayOf(club(), '4'), mayOf(club(), '1'), mayOf(club(), '8')]).toEqual([[2, 3, 5], [2], [6, 7]]);
    const says = 'Challenges can only go to players up to 2 places above, or up to one place below.';
    expect(() => club().challenge('4', '6')).toThrow(`out-of-reach (H3): ${says}`);
    expect(mayOf(club({ shape: 'pyramid' }), '4')).toEqual([2, 3, 5]);
  });

  it('moves what any game does: a win of whoever stands above is a defence, of the other one from below', () => {
    expect(club().plays('4', '5', [1, 0]).season.ladder.order.players().join('')).toBe('12345678');
    expect(club().plays('4', '5', [0, 1]).season.ladder.order.players().join('')).toBe('12354678');
    expect(club({ defence: 'up-one' }).plays('4', '5', [1, 0]).season.ladder.order.players().join('')).toBe('12435678');
  });

  it('protects nobody who was challenged from above, and defended nothing', () => {
    expect(club({ protectedDays: 7 }).plays('4', '5', [0, 1]).at('2023-03-03 20:00').challenge('6', '5')).toBeDefined();
  });
});

describe('a reach that passes over players (H3)', () => {
  const away = (club: ChessClub, ...players: readonly string[]) =>
    players.reduce((so, player) => so.does('away', { player, from: '2023-03-01', to: '2023-03-05' }), club);
  const club = (passes: string, settings: object = {}) =>
    houseOf(9, { reach: 2, passes, rematchWeeks: 0, ...settings });

  it('counts nobody who is away that day, and brings none of those within reach', () => {
    expect(mayOf(away(club('away'), '8', '6'), '9')).toEqual([5, 7]);
    expect(mayOf(away(club('away'), '8', '6').at('2023-03-06 20:00').settle(), '9')).toEqual([7, 8]);
    expect(mayOf(away(club('nobody'), '8', '6'), '9')).toEqual([7]);
    expect(() => away(club('away'), '7').challenge('9', '4')).toThrow(
      'places above. Players who are away aren’t counted.',
    );
  });

  it('counts nobody with an open challenge either where the club says so, until its result waits or it is over', () => {
    const busy = club('busy', { confirm: 3 });
    const game = busy.issue('8', '7');
    expect(mayOf(busy, '9')).toEqual([5, 6, 7, 8]);
    busy.does('result', { ...game, score: [0, 1], reported: '8' });
    expect(mayOf(busy, '9')).toEqual([7, 8]);
  });

  it('passes over them downwards too, but not in the rows of a pyramid', () => {
    expect(mayOf(away(club('away', { reachDown: 1 }), '5'), '4')).toEqual([2, 3, 6]);
    expect(mayOf(away(club('away', { shape: 'pyramid' }), '4'), '7')).toEqual([5, 6]);
  });

  it('shows on one’s own page whoever is reached behind many who are away', () => {
    const long = houseOf(40, { reach: 2, passes: 'away' });
    for (let rung = 39; rung > 20; rung--) away(long, `${rung}`);
    const { ladder } = long.season;
    const { judged } = opponentsNear(ladder, playerOn(ladder, '40'), ladder.at, 200);
    expect(judged.filter(({ refusal }) => !refusal).map(({ player }) => player)).toEqual(['19', '20']);
  });
});

describe('free challenges (H3)', () => {
  const club = (settings: object = {}) => houseOf(6, { reach: 1, freeChallenges: 1, rematchWeeks: 0, ...settings });
  const freeOf = ({ season }: ChessClub) =>
    season.lines().flatMap(({ command, effects }) => (effects.free ? [command.verb] : []));

  it('are those of newcomers, to anybody above; whoever was seeded has none', () => {
    const joined = club().join('n').challenge('n', '1');
    expect(freeOf(joined)).toEqual(['challenge']);
    expect(() => joined.challenge('n', '2')).toThrow('out-of-reach');
    expect(() => club().challenge('6', '1')).toThrow('out-of-reach');
  });

  it('stand by themselves on one’s own page, with how many are left', () => {
    const { ladder } = club({ freeFrom: 2 }).join('n').season;
    const { may, free, freeLeft } = rivalsOf(ladder, playerOn(ladder, 'n'), ladder.at, namesIn(ladder));
    expect(may.map(({ id }) => id)).toEqual(['6']);
    expect(free.map(({ id }) => id)).toEqual(['2', '3', '4', '5']);
    expect(freeLeft).toBe('1 free challenge left: anyone above you, as high as 2nd.');
    expect(rivalsOf(ladder, playerOn(ladder, '6'), ladder.at, namesIn(ladder))).not.toHaveProperty('freeLeft');
  });

  it('are used up only by a challenge that goes too far without', () => {
    const joined = club().join('n').challenge('n', '6');
    expect(freeOf(joined)).toEqual([]);
    expect(freeOf(joined.challenge('n', '1'))).toEqual(['challenge']);
  });

  it('are everybody’s where the club says so, down from a rung, and the refusal says so as long as one is left', () => {
    const all = club({ freeFor: 'everybody', freeFrom: 3 });
    expect(mayOf(all, '6')).toEqual([3, 4, 5]);
    expect(() => all.challenge('6', '2')).toThrow('above. A free challenge can go to anyone above, as high as 3rd.');
    expect(() => all.challenge('6', '3').challenge('6', '2')).toThrow(/directly above\.$/);
    expect(mayOf(all, '2')).toEqual([1]);
  });

  it('stay used where they are declined or lapse, and come back where they are withdrawn or voided', () => {
    const declined = club().join('n');
    declined.decline(declined.issue('n', '1'));
    expect(() => declined.challenge('n', '2')).toThrow('out-of-reach');
    const withdrawn = club().join('n');
    withdrawn.withdraw(withdrawn.issue('n', '1'));
    expect(withdrawn.challenge('n', '2').void().challenge('n', '3')).toBeDefined();
  });

  it('are no more for whoever leaves and returns, and none for who was seeded and comes back', () => {
    const back = club().join('n');
    back.decline(back.issue('n', '1'));
    expect(() => back.leave('n').join('n').challenge('n', '2')).toThrow('out-of-reach');
    expect(() => club().leave('3').join('3').challenge('3', '1')).toThrow('out-of-reach');
  });

  it('are the first challenges of a season, needed or not, where all that are made count', () => {
    const first = club({ freeFor: 'everybody', freeUntil: 'made' });
    expect(freeOf(first.challenge('6', '5'))).toEqual([]);
    expect(() => first.challenge('6', '1')).toThrow('out-of-reach');
    expect(freeOf(first.challenge('4', '1'))).toEqual(['challenge']);
    const back = club({ freeFor: 'everybody', freeUntil: 'made' });
    back.withdraw(back.issue('6', '5'));
    expect(back.challenge('6', '1')).toBeDefined();
  });

  it('end with a first result of theirs that counts, where the club says so', () => {
    const ended = club({ freeUntil: 'result', confirm: 3 }).join('n').join('m');
    const game = ended.issue('m', 'n');
    ended.does('result', { ...game, score: [0, 1], reported: 'm' });
    expect(mayOf(ended, 'n')).toEqual([1, 2, 3, 4, 5, 6]);
    ended.does('approve', { challenge: game.challenge });
    expect(mayOf(ended, 'n')).toEqual([6]);
    expect(mayOf(ended.void(6), 'n')).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each([
    [
      'made',
      /^If you joined during the season, your first 2 challenges of a season can go to anyone above you, however far\. A/,
    ],
    [
      'result',
      /you have 2 free challenges a season, until your first result counts: to anyone above you, however far\. A/,
    ],
  ])('are told in the rules by what ends them: %s', (freeUntil, says) => {
    const settings = { freeChallenges: 2, freeUntil };
    const told = rulesOf(header({ system: 'house', settings })).map(({ text }) => text);
    expect(
      told
        .join('\n')
        .split('\n')
        .some((text) => says.test(text)),
    ).toBe(true);
  });

  it('are no rule where everybody above is reached anyway, and the form says that nothing comes of them', () => {
    const of = (settings: object) => {
      const ladder = header({ system: 'house', settings: { freeChallenges: 1, ...settings } });
      return [
        rulesOf(ladder).some(({ heading }) => heading === 'Free challenges'),
        idleWords(houseSettings.freeChallenges, { header: ladder }),
        houseSettings.freeUntil.matters?.({ header: ladder }),
      ];
    };
    expect(of({ reach: 99 })).toEqual([true, undefined, true]);
    expect(of({ reach: 100, shape: 'pyramid' })).toEqual([true, undefined, true]);
    expect(of({ reach: 100 })).toEqual([false, 'With the other rules this changes nothing.', false]);
  });

  it('are there as soon as the club has them, also for who came before', () => {
    const joined = club({ freeChallenges: 0 }).join('n');
    expect(keptOfFree.flatMap((kept) => kept.players(joined.season.ladder))).toEqual([]);
    expect(() => joined.challenge('n', '1')).toThrow('out-of-reach');
    expect(joined.does('configure', { settings: { freeChallenges: 2 } }).challenge('n', '1')).toBeDefined();
  });
});

describe('a reach of 100 goes to anybody above (H3)', () => {
  const far = (settings: object = {}) =>
    houseOf(130, { reach: 100, freeChallenges: 2, freeFor: 'everybody', ...settings });

  it('however many stand there, so that no free challenge is needed, used up or spoken of', () => {
    for (const freeUntil of ['used', 'made']) {
      const club = far({ freeUntil }).challenge('130', '1');
      expect(club.season.lines().some(({ effects }) => effects.free)).toBe(false);
      expect(keptOfFree.flatMap((kept) => kept.players(club.season.ladder))).toEqual([]);
      expect(freeLeft(club.season.ladder, freeChallenges, playerOn(club.season.ladder, '130'))).toBe(0);
      const rules = rulesOf(club.season.ladder.header).map(({ text }) => text);
      expect(rules).toContain('Anyone above you.');
      expect(rules.join(' ')).not.toContain('free challenge');
    }
    expect(() => far().challenge('1', '3')).toThrow(/^(?!.*free).*/s);
  });

  it('while 99 rungs are 99', () => {
    expect(() => far({ reach: 99, freeChallenges: 0 }).challenge('101', '1')).toThrow('out-of-reach');
    expect(far({ reach: 99 }).challenge('101', '1').season.lines().at(-1)?.effects.free).toBe(true);
  });
});

describe('other matches (H3–H6)', () => {
  const club = (settings: object = {}) =>
    houseOf(8, { reach: 1, protectedDays: 9, freeChallenges: 1, freeFor: 'everybody', ...settings });

  it('count however far apart the two stand, and whenever they last met, and need no free challenge', () => {
    const counted = club({ otherMatches: 'always' }).sheet('8', '1', [0, 1]).sheet('1', '8', [0, 1]);
    expect(counted.season.ladder.order.players().join('')).toBe('81234567');
    expect(counted.season.lines().some(({ effects }) => effects.free)).toBe(false);
    expect(() => club().sheet('8', '1', [0, 1]).sheet('8', '2', [0, 1])).toThrow('out-of-reach');
  });

  it('are still kept until after a challenge that the two have open, and are between two of the ladder', () => {
    const always = club({ otherMatches: 'always' }).challenge('8', '7');
    expect(() => always.sheet('8', '7', [0, 1])).toThrow('already-open');
    expect(() => always.sheet('8', 'zoe', [0, 1])).toThrow('unknown-player');
    expect(() => always.challenge('6', '1').challenge('6', '2')).toThrow('out-of-reach');
  });
});
