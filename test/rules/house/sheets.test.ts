import { describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { rulesOf } from '#shared/systems/words.ts';
import type { SettingValue } from '#shared/vocabulary/header.ts';
import { LANGUAGES, type Language } from '#shared/vocabulary/language.ts';
import { ruleByRule } from '#shared/words/written-rule.ts';
import { header } from '../club.ts';
import { SHEETS, type Sheet } from './sheets.ts';

const SEASON = { start: '2023-03-01', end: '2023-12-31' };

/** All that a member of a club with these rules reads, without examples; a header that is not accepted throws. */
function readBack({ settings }: Sheet, read: Language): string {
  const of = header({ system: 'house', season: SEASON, settings });
  const rules = inLanguage(read, () => ruleByRule(rulesOf(of)).map(({ heading, text }) => `${heading}: ${text}`));
  return rules.join('\n').replaceAll(/\d+-\d+/g, '');
}

/** The figures of a setting that are read as figures: one is a word in some places, and none is no rule. */
const figuresIn = (value: SettingValue): readonly number[] =>
  (typeof value === 'string' ? value.split('-') : typeof value === 'object' ? value.flatMap(Object.values) : [value])
    .map(Number)
    .filter((each) => each > 1 && each < 100);

const isRead = (page: string, figure: number): boolean =>
  [figure, figure / 7].some((each) => new RegExp(`(?<!\\d)${each}(?!\\d)`).test(page));

describe.each(Object.entries(SHEETS))('a sheet of %s', (_name, sheet) => {
  it.each(LANGUAGES)(
    'is said by settings, and each of its figures stands in the rules as they are read in %s',
    (read) => {
      const page = readBack(sheet, read);
      const unsaid = Object.entries(sheet.settings).filter(([, value]) =>
        figuresIn(value).some((figure) => !isRead(page, figure)),
      );
      expect(unsaid).toEqual([]);
    },
  );

  it('reads back what is not said by its figures (§0)', () => {
    const page = readBack(sheet, 'en');
    expect(sheet.says.filter((each) => !each.test(page))).toEqual([]);
  });
});
