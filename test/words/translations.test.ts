import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { parseDay } from '#shared/calendar/moment.ts';
import type { LadderView } from '#shared/contract/view.ts';
import { missedPeriods } from '#shared/rules/inactivity/missed-in-words.ts';
import { cutWords } from '#shared/rules/night/final-in-words.ts';
import { removalOfAbsentees } from '#shared/rules/night/final-removal.ts';
import { type KindsSettled, systems } from '#shared/systems/registry.ts';
import type { Declaration, System } from '#shared/systems/system.ts';
import type { SystemControls } from '#shared/systems/system-controls.ts';
import type { SystemWords } from '#shared/systems/system-words.ts';
import { wordsOf } from '#shared/systems/words.ts';
import { PERIOD_KINDS, type PeriodSettlement, type Settlement } from '#shared/vocabulary/entry.ts';
import { newLadder } from '#shared/vocabulary/ladder.ts';
import { LANGUAGES } from '#shared/vocabulary/language.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { counted, de, nth } from '#shared/words/french.ts';
import { namesOf } from '#shared/words/names.ts';
import { textOf } from '#shared/words/phrase.ts';
import { settlementWords, type WordsFor } from '#shared/words/settlement-words.ts';
import { Challenges } from '#web/apps/wall/challenges.tsx';
import { known } from '../rules/club.ts';
import { at, Club, header, seasonView, who } from '../view/club.ts';
import { whyOf } from '../view/vectors.ts';

describe('before a name in French', () => {
  it.each(['Ann', 'Élise', 'Yves', 'Œdipe', 'ian'])('“de” is short before %s', (name) => {
    expect(de(name)).toBe('d’');
  });

  it.each(['Bob', 'Yasmine', 'Hiro', 'Çelik', '3 joueurs', ''])('“de” stays as it is before %s', (name) => {
    expect(de(name)).toBe('de ');
  });
});

describe('a number in French', () => {
  it.each([0, 1, -1, '+1', '−1'])('is singular: %s', (count) => {
    expect(counted(count, 'point')).toBe(`${count} point`);
  });

  it.each([2, 11, 21, -10, '+20', '1,5'])('is plural: %s', (count) => {
    expect(counted(count, 'joueur a bougé', 'joueurs ont bougé')).toBe(`${count} joueurs ont bougé`);
  });

  it('has its own ordinal for the first alone', () => {
    expect([1, 2, 11].map(nth)).toEqual(['1er', '2e', '11e']);
  });
});

const [ANN, OTHER] = [who('p7'), who('p8')];

/** How two players of a ladder are called who gave these names. */
function called(one: string, other: string): readonly string[] {
  const players = new Map([
    [ANN, { id: ANN, name: one }],
    [OTHER, { id: OTHER, name: other }],
  ]);
  return [ANN, OTHER].map((id) => namesOf({ players })(id).name);
}

describe('a deadline at midnight', () => {
  it.each(LANGUAGES)('is said on the wall as the day before it, in %s', (language) => {
    const [challenger, challenged] = [ANN, OTHER].map((id) => ({ id, name: id }));
    const dues = [{ kind: 'acceptance', at: '2026-11-24T00:00:00+00:00', between: [challenger, challenged] }];
    const open = [{ id: 'm1', challenger, challenged, state: 'open', terms: {} }];
    const wall = h(Challenges, { view: { calendar: { dues } }, open } as never);
    const said = inLanguage(language, () => renderToString(wall)).replace(/<[^>]+>/g, ' ');
    expect(said).toMatch(/ 23\.? nov/i);
  });
});

describe('a name that looks like another', () => {
  it.each([
    ['a Cyrillic a', 'Anna Marsh', 'Ann\u0430 Marsh'],
    ['a Greek capital', 'Anna Marsh', '\u0391nna Marsh'],
    ['“rn” for “m”', 'Tom', 'Torn'],
    ['“I” for “l”', 'Al Hill', 'AI HiII'],
    ['a small palochka', 'Ali', 'Al\u04cf'],
    ['a Cyrillic capital for a digit', 'Bob 3', 'Bob \u0417'],
    ['a Greek beta', 'Max Gro\u00df', 'Max Gro\u03b2'],
    ['an Icelandic capital', '\u0110or\u0111e', '\u00d0or\u0111e'],
    ['a small capital of phonetics', 'Tom Cox', 'Tom C\u1d0fx'],
    ['a ligature', 'L\u00e6titia', 'Laetitia'],
    ['Cyrillic letters that none of Latin are like', '\u0413\u043f', '\u0393\u03c0'],
    ['full-width letters', 'Al', '\uff21\uff4c'],
    ['a letter and a mark for one letter', 'Jos\u00e9', 'Jose\u0301'],
    ['a joiner that joins nothing', 'Anna', 'An\u200dna'],
  ])('by %s stands with its id, as does the other', (_, one, other) => {
    expect(called(one, other)).toEqual([`${one} (p7)`, `${other} (p8)`]);
  });

  it('stands by itself as soon as the eye tells it apart', () => {
    expect(called('Jos\u00e9', 'Jose')).toEqual(['Jos\u00e9', 'Jose']);
    expect(called('Ann', 'Anne')).toEqual(['Ann', 'Anne']);
  });
});

describe('what nobody sees of a name', () => {
  it('is dropped, so that none is turned round or told apart by it', () => {
    expect(called('\u202eAnn\u202c', 'Bob\u00ad\u200b\ufeff')).toEqual(['Ann', 'Bob']);
    expect(called('Ann', 'A\u2060nn\u200d')).toEqual(['Ann (p7)', 'Ann (p8)']);
  });

  it('stays where it joins or parts the letters of a word', () => {
    const persian = '\u0645\u06cc\u200c\u0634';
    expect(called(persian, 'Bob')).toEqual([persian, 'Bob']);
  });
});

const viewOf = (club: Club, now = club.season.ladder.at) => seasonView(club.season, now);
const headlines = ({ results }: LadderView) => results.map(({ moved }) => textOf(moved));
const people = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve'].map((name) => ({ id: name.toLowerCase(), name }));

describe('why somebody moved, and what a game did, is told in the language of the club', () => {
  it('after a game of chess', () => {
    const club = new Club({ system: 'crewe' });
    club.does('2021-09-06T08:00Z', 'seed', { order: 'given', players: people });
    club.match('2021-09-13T20:00Z', 'dee', 'ann', [1, 0]);
    inLanguage('de', () => {
      expect(whyOf(viewOf(club), 'dee')).toBe('Sieg gegen Ann (4 → 2) (C4)');
      expect(whyOf(viewOf(club), 'cy')).toBe('überholt von Dee (Sieg gegen Ann) (3 → 4) (C4)');
      expect(headlines(viewOf(club))).toEqual(['Dee: um 2 auf Platz 2 gestiegen (halber Abstand)']);
    });
    inLanguage('fr', () => {
      expect(whyOf(viewOf(club), 'dee')).toBe('victoire contre Ann (4 → 2) (C4)');
      expect(whyOf(viewOf(club), 'cy')).toBe('désormais derrière Dee (victoire contre Ann) (3 → 4) (C4)');
    });
  });

  it('after a month without a match', () => {
    const club = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy', dee: 'Dee', eve: 'Eve' });
    club.match('2021-09-13T20:00+01:00', 'bob', 'cy', [1, 1]);
    club.match('2021-09-13T20:00+01:00', 'dee', 'eve', [1, 1]);
    club.does('2021-10-01T00:00+01:00', 'settle', {});
    const now = at('2021-10-01T08:00+01:00');
    inLanguage('de', () => {
      const view = viewOf(club, now);
      expect(whyOf(view, 'ann')).toBe('keine Partie im September 2021 (1 → 5) (L25)');
      expect(whyOf(view, 'bob')).toBe('andere sind ohne Partie abgestiegen (2 → 1) (L25)');
    });
    inLanguage('fr', () => {
      const why = whyOf(viewOf(club, now), 'ann');
      expect(why).toBe('aucune partie en septembre 2021 (1 → 5) (L25)');
    });
  });

  it('after a game of programs', () => {
    const club = new Club({ system: 'computer-go', board: 9 });
    const players = ['Gnu', 'Ego', 'Many'].map((name) => ({ id: name.toLowerCase(), name, gap: '2.5?' }));
    club.does('2021-09-06T08:00Z', 'seed', { order: 'given', players });
    club.does('2021-09-13T10:00Z', 'challenge', { id: 'g', challenger: 'many', challenged: 'ego' });
    club.does('2021-09-13T10:00Z', 'result', { challenge: 'g', score: [1, 0] });
    expect(inLanguage('de', () => headlines(viewOf(club)))).toEqual(['Abstand zwischen Ego und Many auf 1- verkürzt']);
    expect(inLanguage('fr', () => headlines(viewOf(club)))).toEqual(['écart entre Ego et Many réduit à 1-']);
  });

  it('after a game for points', () => {
    const club = new Club({ system: 'shicargo', timezone: 'America/Chicago' });
    club.does('2021-09-01T06:00Z', 'seed', { order: 'given', players: people });
    club.does('2021-09-10T20:00Z', 'start', { id: 'g', players: ['ann', 'bob', 'cy'] });
    const scores = Object.entries({ ann: 30, bob: 20, cy: 10 });
    club.does('2021-09-10T21:00Z', 'finish', { game: 'g', scores });
    const german = inLanguage('de', () => whyOf(viewOf(club), 'ann'));
    expect(german).toMatch(/^erzielt 30: \d+ aus dem Pot von 300 \(\+\d+\)/);
    const french = inLanguage('fr', () => whyOf(viewOf(club), 'ann'));
    expect(french).toMatch(/^marque 30\u202f: \d+ du pot de 300 \(\+\d+\)/);
  });
});

type Optional<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? Key : never }[keyof T];
/** Does not compile where anything may be. */
const nothingOf = <T>(...optional: readonly Optional<T>[]): readonly Optional<T>[] => optional;
const [system, words, controls]: readonly [readonly never[], readonly never[], readonly never[]] = [
  nothingOf<System>(),
  nothingOf<SystemWords>(),
  nothingOf<SystemControls>(),
];

const [first, last] = [known(parseDay('2021-10-01')), known(parseDay('2021-10-31'))];
const due = { name: '2021-10', first, last, at: instant(Date.UTC(2021, 10, 1)), clause: '§0' };
const OCTOBER: Settlement = { ...due, kind: 'month', removed: [], moves: [] };

describe('a system', () => {
  it('may leave out nothing of its rules, nor of what people read and see of it: the compiler asks', () => {
    expect([...system, ...words, ...controls]).toEqual([]);
  });

  it('whose duties settle a month is not heard of weeks, nor one without duties of anything', () => {
    const ladder = newLadder(header({ system: 'shicargo' }));
    const known = { ladder, named: namesOf(ladder) };
    const { settlements } = wordsOf(ladder);
    expect(settlementWords(settlements, OCTOBER, known).ahead()).toContain('31');
    expect(() => settlementWords(settlements, { ...OCTOBER, kind: 'week' }, known)).toThrow('no words for the week');
    for (const { id, duties } of systems()) {
      const kinds = Object.keys(wordsOf({ header: { system: id } }).settlements);
      // House rules tell two deadlines alike, and count those who stay away by weeks, by months or by days; the rounds of boxes are months or weeks.
      const more = id === 'house' ? PERIOD_KINDS.length - 2 : id === 'boxes' ? 1 : 0;
      expect([id, kinds.length]).toEqual([id, duties.length + more]);
    }
  });

  it('has words for each kind that its duties settle, and for no other: the compiler asks', () => {
    const month = missedPeriods({ cause: () => 'no match', cost: () => 'players with no match in it drop one place' });
    const both: WordsFor<'month' | 'cut'> = { month, cut: cutWords };
    // @ts-expect-error: nothing is said of the cut.
    const tooFew: WordsFor<'month' | 'cut'> = { month };
    const { list: _, ...unlisted } = month;
    // @ts-expect-error: nothing says what those to come are called.
    const nameless: WordsFor<'month'> = { month: unlisted };
    // @ts-expect-error: nothing says what averts a month.
    const unaverted: Pick<SystemControls<'month'>, 'averting'> = { averting: {} };
    // @ts-expect-error: nobody is removed at a cut.
    const tooMany: WordsFor<'month'> = both;
    // @ts-expect-error: the cut is no month.
    const duties: Declaration<PeriodSettlement<'month'>>['duties'] = [removalOfAbsentees];
    const settled: readonly KindsSettled<'lavers'>[] = ['month', 'cut'];
    const none: readonly KindsSettled<'crewe'>[] = [];
    // @ts-expect-error: no week is settled there.
    const week: KindsSettled<'lavers'> = 'week';
    expect([nameless, unaverted, tooFew, tooMany, duties, settled, none, week]).toHaveLength(8);
  });
});
