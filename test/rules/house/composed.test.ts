import { describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { rulesOf } from '#shared/systems/words.ts';
import { LANGUAGES, type Language } from '#shared/vocabulary/language.ts';
import { isNumbered, ruleByRule } from '#shared/words/written-rule.ts';
import { header } from '../club.ts';
import { COMPOSED } from './composed.ts';

/** The page of rules of a ladder, as a club's members read it. */
function pageOf(settings: object, read: Language = 'en', season: object = { start: '2023-03-01', end: '2023-12-31' }) {
  return inLanguage(read, () => {
    const rules = ruleByRule(rulesOf(header({ system: 'house', season, settings })));
    return rules.map(({ heading, text, clause }) => ({ heading, text, clause }));
  });
}

const sentencesOf = (page: ReturnType<typeof pageOf>): readonly string[] =>
  page.flatMap(({ text }) => text.split(/(?<=[.!?]) (?=\p{Lu}|\d)/u));

/** What code puts together wrongly: one of many, a word twice, a gap too many, and French marks without their space. */
const UNREAD: Readonly<Record<Language, RegExp>> = {
  en: /\b1 (?!is)\p{L}+|\bone \p{L}+s\b(?<!loses)|\b(\p{L}+) \1\b|undefined| {2}| [.,;:]|\.\.|\bday \d/u,
  de: /\b1 (?!auf|oder|ist|steht|fordern)\p{L}+|\b(\p{L}+) \1\b|undefined| {2}| [.,;:]|\.\.|einen? \p{L}+n Tage/u,
  fr: /\b1 (?!forme|n’est|,)\p{L}+|\b(?:de|que|le) (?:un|une|il) |\b(\p{L}+) \1\b(?<!vous vous)|undefined| {2}| [.,;:?!]|\.\.|les 1 /u,
};

describe.each(Object.entries(COMPOSED))('the rules of %s', (name, settings) => {
  it.each(LANGUAGES)('say in %s each thing once, and nothing that code put together wrongly (§0)', (read) => {
    const sentences = sentencesOf(pageOf(settings, read));
    expect(sentences.filter((each, index) => sentences.indexOf(each) !== index)).toEqual([]);
    expect(sentences.filter((each) => UNREAD[read].test(each))).toEqual([]);
    expect(sentences.filter((each) => !/[.]$/.test(each))).toEqual([]);
  });

  it('speak of no deadline that can never come first, and of none where there is none (H14, H15)', () => {
    const { acceptDays = 5, playDays = 14 } = settings;
    const page = pageOf(settings);
    const textOf = (heading: string) => page.find((each) => each.heading === heading)?.text ?? '';
    const isTold = Number(acceptDays) > 0 && (playDays === 0 || Number(acceptDays) <= Number(playDays));
    expect([name, /don’t accept a challenge within/.test(textOf('Accepting'))]).toEqual([name, isTold]);
    expect([name, /an accepted challenge/i.test(textOf('Playing'))]).toEqual([name, isTold && playDays !== 0]);
  });
});

describe('the page of rules', () => {
  const told = (settings: object, season?: object) => JSON.stringify(pageOf(settings, 'en', season));

  it('speaks of confirming, of being away and of the last day only where there is such a thing (H6, H19, H20)', () => {
    const without = told({ confirm: 0, holidayDays: 0, period: 'month' }, { start: '2023-03-01' });
    expect(without).not.toMatch(/confirm|were away|player is away|last day|before the month/);
    expect(told({ confirm: 3, protectedDays: 2, period: 'month' })).toMatch(
      /even before the result is confirmed.*player is away.*last day.*awaiting confirmation.*were away.*before the month/,
    );
  });

  it('has the numbers of the club’s sheet, and says once that a reason allows an exception (§0)', () => {
    const page = pageOf({ words: 'Court 2' });
    expect(page.filter((each) => !isNumbered(each)).map(({ heading }) => heading)).toEqual([
      'Exceptions',
      'In our own words',
    ]);
    expect(page.every((each) => isNumbered(each) === each.clause.startsWith('H'))).toBe(true);
    expect(page.at(-2)?.text).toContain('for a reason that is recorded and shown to everyone');
  });
});

it.each([
  ['tennis', 'en', 'The best of 3 sets', '6-4 3-6 7-5'],
  ['pool', 'de', 'Wer zuerst 5 Racks gewinnt', '8-5 6-8 8-3'],
  ['squash', 'fr', 'Au meilleur des 5 manches', '11-7 9-11 11-4'],
  ['chess', 'fr', 'Une seule partie, nulle possible', ''],
] as const)('a club of %s reads its own word for a game (H7, %s)', async (name, read, word, example) => {
  const { presets } = await import('#shared/systems/house/presets.ts');
  const page = pageOf(presets.find((each) => each.name === name)?.settings ?? {}, read);
  const match = page.find(({ clause }) => clause === 'H7–H10')?.text ?? '';
  expect(match).toContain(word);
  expect(match).toContain(example);
});
