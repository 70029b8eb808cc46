import { describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { ownSettings } from '#shared/rules/common/settings.ts';
import { houseSettings } from '#shared/systems/house/settings.ts';
import { settableRulesOf } from '#shared/systems/words.ts';
import type { Language } from '#shared/vocabulary/language.ts';
import { header } from '#test/rules/club.ts';
import { askedIn, fieldsOf } from '#web/apps/admin/header-fields.ts';
import { entriesIn } from '#web/apps/admin/rules/entries.ts';
import { rulesFound } from '#web/apps/admin/rules/finding.ts';
import { SOUGHT } from '#web/apps/admin/rules/sought/texts.ts';

const house = header({ system: 'house', settings: { protectedDays: 0 } });

/** The clauses of the rules that are found in a language. */
const foundIn = (read: Language, typed: string): readonly string[] =>
  inLanguage(read, () => {
    const entries = entriesIn(settableRulesOf(house), askedIn(fieldsOf(house)), undefined);
    return rulesFound(entries, typed).map(({ clause }) => clause);
  });

describe('a rule is found by the words of clubs’ sheets', () => {
  it.each([
    ['en', 'walkover', 'H7–H10'],
    ['en', 'no-show', 'H7–H10'],
    ['en', 'number of sets', 'H7–H10'],
    ['en', 'injury', 'H19'],
    ['en', 'per week', 'H18'],
    ['en', 'return match', 'H5'],
    ['en', 'top ten', 'H3'],
    ['en', 'leader', 'H3'],
    ['en', 'newcomers', 'H21–H22'],
    ['en', 'refuse', 'H17'],
    ['en', 'H16', 'H16'],
    ['en', 'until the first match', 'H3, H22'],
    ['en', 'struck off', 'H18'],
    ['en', 'bottom five', 'H3'],
    ['de', 'gestrichen', 'H18'],
    ['de', 'Einforderungsspiel', 'H3, H22'],
    ['de', 'die letzten fünf', 'H3'],
    ['fr', 'radiation', 'H18'],
    ['fr', 'premier résultat', 'H3, H22'],
    ['fr', 'les cinq derniers', 'H3'],
    ['de', 'Sperrfrist', 'H5'],
    ['de', 'Schutzfrist', 'H6'],
    ['de', 'Gewinnsätze', 'H7–H10'],
    ['de', 'kampflos', 'H7–H10'],
    ['de', 'Urlaub', 'H19'],
    ['de', 'Neuling', 'H21–H22'],
    ['fr', 'tête de série', 'H3'],
    ['fr', 'match retour', 'H5'],
    ['fr', 'forfait', 'H7–H10'],
    ['fr', 'blessure', 'H19'],
    ['en', 'one challenge per week', 'H4'],
    ['en', 'draw', 'H7–H10'],
    ['en', 'w/o', 'H7–H10'],
    ['en', 'removed', 'H18'],
    ['en', 'play someone else first', 'H5'],
    ['en', 'top player exempt', 'H18'],
    ['de', 'Ferien', 'H19'],
    ['de', 'Annahmefrist', 'H14'],
    ['de', 'Nichterscheinen', 'H7–H10'],
    ['de', 'Streitfall', 'H20'],
    ['de', 'w.o.', 'H7–H10'],
    ['fr', 'match nul', 'H7–H10'],
    ['fr', 'litige', 'H20'],
  ] as const)('in %s “%s” leads to %s', (read, typed, clause) => {
    expect(foundIn(read, typed)).toContain(clause);
  });

  it('by words that are each about a setting, or a rule without one', () => {
    const names = Object.keys({ ...houseSettings, ...ownSettings });
    expect(Object.keys(SOUGHT).filter((key) => !names.includes(key) && !/^H\d/.test(key))).toEqual([]);
  });

  it('and none is made up for what there is no rule of', () => {
    for (const typed of ['Elo', 'xyz', 'handicap of 5 aces', 'challenge window', 'priority of challenges'])
      expect([typed, foundIn('en', typed)]).toEqual([typed, []]);
  });
});
