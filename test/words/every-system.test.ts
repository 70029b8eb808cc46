import { describe, expect, it } from 'vitest';
import { parseDay } from '../../shared/calendar/moment.ts';
import { systems } from '../../shared/systems/registry.ts';
import type { SystemControls } from '../../shared/systems/system-controls.ts';
import type { SystemWords } from '../../shared/systems/system-words.ts';
import { wordsOf } from '../../shared/systems/words.ts';
import type { Settlement } from '../../shared/vocabulary/entry.ts';
import { newLadder } from '../../shared/vocabulary/ladder.ts';
import { instant } from '../../shared/vocabulary/vocabulary.ts';
import { header } from '../view/club.ts';

/** What may be left out. */
type Optional<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? Key : never }[keyof T];
/** Does not compile where anything may be. */
const nothingOf = <T>(...optional: readonly Optional<T>[]): readonly Optional<T>[] => optional;
const [words, controls]: readonly [readonly never[], readonly never[]] = [
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
  it('may leave out nothing of what people read and see of it: the compiler asks', () => {
    expect([...words, ...controls]).toEqual([]);
  });

  it.each(systems().map((system) => [system.name, system] as const))(
    'has words for what falls due where something does: %s',
    (_, { id, duties }) => {
      const ladder = newLadder(header({ system: id }));
      const speak = () => {
        const { cause, ahead, news } = wordsOf(ladder).settlement(OCTOBER);
        return [cause(ladder, OCTOBER), ahead(ladder, OCTOBER), news(OCTOBER)];
      };
      if (duties.length === 0) expect(speak).toThrow('nothing falls due');
      else for (const text of speak()) expect(text).toContain('October 2021');
    },
  );
});
