import { describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { dateNotices } from '#shared/view/player-notices/notices-of-date.ts';
import { remindersOf } from '#shared/view/player-notices/reminders.ts';
import { LANGUAGES } from '#shared/vocabulary/language.ts';
import { instant, parseChallengeId } from '#shared/vocabulary/vocabulary.ts';
import { namesOf } from '#shared/words/names.ts';
import { meOf } from '#web/apps/me/model.ts';
import { houseOf, playerOn } from '../rules/house/club.ts';

const PLACE = { club: 'riverside', ladder: 'squash' };
const SETTINGS = { acceptDays: 5, acceptLate: 'lost', playDays: 14, playLate: 'lost-by-silent' };

/** Max on rung 4 has challenged Eve on rung 2 on 1 March, who has accepted: they have until 15 March to play. */
function accepted(...offers: readonly string[]) {
  const club = houseOf(5, SETTINGS);
  for (const [player, name] of [
    ['4', 'Max'],
    ['2', 'Eve'],
  ])
    club.does('rename', { player, name });
  club.accept(club.issue('4', '2', 'c'));
  for (const player of offers) club.does('offer', { challenge: 'c', player });
  return club;
}

const everyLanguage = <T>(says: () => T): readonly T[] => LANGUAGES.map((language) => inLanguage(language, says));

describe('a challenge that is lost by offering no day, on the page of its two (H15)', () => {
  const saidTo = (id: string, ...offers: readonly string[]) => {
    const { ladder } = accepted(...offers);
    const { place, open } = meOf(ladder, playerOn(ladder, id), ladder.at);
    return [...(place?.fates.map(({ words }) => words) ?? []), open[0]?.offered];
  };

  it('asks the one to offer a day who has not, as the other has', () => {
    expect(everyLanguage(() => saidTo('2', '4'))).toEqual([
      ['Offer Max a day: otherwise you lose by default and fall to 3rd after Wed 15 Mar.', 'theirs'],
      [
        'Biete Max einen Tag an: Sonst verlierst du kampflos und fällst auf Platz 3, wenn der Mi., 15. März vorbei ist.',
        'theirs',
      ],
      [
        'Jouez au plus tard le mer. 15 mars, ou proposez un jour à Max\u202f: sinon, vous perdez par forfait et descendez au rang 3.',
        'theirs',
      ],
    ]);
    expect(saidTo('4', '2')[0]).toBe('Offer Eve a day: otherwise you lose by default after Wed 15 Mar.');
  });

  it('says to the other what they win', () => {
    expect(everyLanguage(() => saidTo('4', '4')[0])).toEqual([
      'If you haven’t played by Wed 15 Mar, and Eve didn’t offer a day, you win by default and rise to 2nd.',
      'Wenn Eve keinen Tag anbietet und ihr bis Mi., 15. März nicht gespielt habt, gewinnst du kampflos und steigst auf Platz 2.',
      'Si Eve ne propose aucun jour et que vous n’avez pas joué d’ici au mer. 15 mars, vous gagnez par forfait et montez au rang 2.',
    ]);
  });

  it('says to both what becomes of sitting still, and of offering', () => {
    expect(saidTo('2')[0]).toMatch(/^Play by Wed 15 Mar, or at least offer Max a day: if only one of you does/);
    expect(saidTo('4', '4', '2')).toEqual(['Play by Wed 15 Mar, or the challenge expires.', 'both']);
  });
});

describe('who has offered no day is told, before it is too late (H15)', () => {
  it('as the other proposes one: by whom, when, and what it costs', () => {
    const { ladder } = accepted('4');
    const names = { named: namesOf(ladder), challenge: <T>(id: T) => id };
    const date = {
      challenge: parseChallengeId('c') ?? expect.fail(),
      players: [playerOn(ladder, '4'), playerOn(ladder, '2')] as const,
      at: instant(Date.parse('2023-03-10T19:30Z')),
      by: playerOn(ladder, '4'),
      version: 1,
    };
    const told = everyLanguage(() =>
      dateNotices({ ladder, names, place: PLACE }, date).map(({ text }) => text.replace(/[\u00a0\u202f]/g, ' ')),
    );
    expect(told).toEqual([
      [
        'Max proposed playing on Fri 10 Mar, 19:30 (squash). Accept it, or propose another date. If you offer no day and haven’t played by 15 March, you lose to Max by default.',
      ],
      [
        'Max möchte am Fr., 10. März, 19:30 Uhr spielen (squash). Sag zu oder schlage einen anderen Termin vor. Wenn du keinen Tag anbietest und ihr bis zum 15. März nicht gespielt habt, verlierst du kampflos gegen Max.',
      ],
      [
        'Max propose de jouer le ven. 10 mars à 19 h 30 (squash). Acceptez, ou proposez une autre date. Si vous ne proposez aucun jour et n’avez pas joué d’ici au 15 mars, vous perdez par forfait contre Max.',
      ],
    ]);
    const both = accepted('4', '2').ladder;
    expect(dateNotices({ ladder: both, names, place: PLACE }, date)[0]?.text).not.toContain('wins');
  });

  it('a week and a day before the last one, by name where names are known', () => {
    const { ladder } = accepted('4');
    const on = (day: string, named = namesOf(ladder)) =>
      remindersOf({ ladder, now: instant(Date.parse(`${day}T08:00Z`)), place: PLACE, named }).map(
        ({ player, text }) => `${player}: ${text}`,
      );
    const text = '2: Offer Max a day: otherwise you lose by default and fall to 3rd after Wed 15 Mar.';
    expect([on('2023-03-09'), on('2023-03-15'), on('2023-03-10')]).toEqual([[text], [text], []]);
    const nobody = remindersOf({ ladder, now: instant(Date.parse('2023-03-15T08:00Z')), place: PLACE });
    expect(nobody[0]?.text).toContain('Offer your opponent a day');
  });
});
