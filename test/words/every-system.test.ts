import { describe, expect, it } from 'vitest';
import { parseDay } from '#shared/calendar/moment.ts';
import { missedPeriods } from '#shared/rules/inactivity/missed-in-words.ts';
import { cutWords } from '#shared/rules/night/final-in-words.ts';
import { cutOfAbsentees } from '#shared/rules/night/the-cut.ts';
import { type KindsSettled, systems } from '#shared/systems/registry.ts';
import type { Declaration, System } from '#shared/systems/system.ts';
import type { SystemControls } from '#shared/systems/system-controls.ts';
import type { SystemWords } from '#shared/systems/system-words.ts';
import { wordsOf } from '#shared/systems/words.ts';
import type { PeriodSettlement, Settlement } from '#shared/vocabulary/entry.ts';
import { newLadder } from '#shared/vocabulary/ladder.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { namesOf } from '#shared/words/names.ts';
import { settlementWords, type WordsFor } from '#shared/words/settlement-words.ts';
import { header } from '../view/club.ts';

/** What may be left out. */
type Optional<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? Key : never }[keyof T];
/** Does not compile where anything may be. */
const nothingOf = <T>(...optional: readonly Optional<T>[]): readonly Optional<T>[] => optional;
const [system, words, controls]: readonly [readonly never[], readonly never[], readonly never[]] = [
  nothingOf<System>(),
  nothingOf<SystemWords>(),
  nothingOf<SystemControls>(),
];

const [first, last] = [parseDay('2021-10-01'), parseDay('2021-10-31')];
if (!first || !last) throw new Error('these are days');
const OCTOBER: Settlement = {
  kind: 'month',
  name: '2021-10',
  first,
  last,
  at: instant(Date.UTC(2021, 10, 1)),
  clause: '§0',
  removed: [],
  moves: [],
};

describe('a system', () => {
  it('may leave out nothing of its rules, nor of what people read and see of it: the compiler asks', () => {
    expect([...system, ...words, ...controls]).toEqual([]);
  });

  it('whose duties settle a month is not heard of weeks, nor one without duties of anything', () => {
    const ladder = newLadder(header({ system: 'shicargo' }));
    const known = { ladder, named: namesOf(ladder) };
    const { settlements } = wordsOf(ladder);
    expect(settlementWords(settlements, OCTOBER, known).ahead()).toContain('End of October 2021');
    expect(() => settlementWords(settlements, { ...OCTOBER, kind: 'week' }, known)).toThrow('no words for the week');
    for (const { id, duties } of systems()) {
      const kinds = Object.keys(wordsOf({ header: { system: id } }).settlements);
      expect([id, kinds.length]).toEqual([id, duties.length]);
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
    const duties: Declaration<PeriodSettlement<'month'>>['duties'] = [cutOfAbsentees];
    const settled: readonly KindsSettled<'lavers'>[] = ['month', 'cut'];
    const none: readonly KindsSettled<'crewe'>[] = [];
    // @ts-expect-error: no week is settled there.
    const week: KindsSettled<'lavers'> = 'week';
    expect([nameless, unaverted, tooFew, tooMany, duties, settled, none, week]).toHaveLength(8);
  });
});
