import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Alphabet } from '#web/apps/board/alphabet.ts';
import { parseId } from '../kit/names.ts';

const COLLATOR = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const people = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 40 }),
    name: fc.constantFrom('Ann', 'ann', 'Émile', 'Bob 2', 'Bob 10', ''),
  }),
  {
    selector: ({ id }) => id,
    maxLength: 25,
  },
);

describe('people by name', () => {
  it('are in the same order whatever was sorted before: others, fewer, or the same under other names', () => {
    const holds = fc.property(fc.array(people, { maxLength: 5 }), (lists) => {
      const alphabet = new Alphabet();
      for (const list of lists) {
        const named = list.map(({ id, name }) => ({ id: parseId(`p${id}`), name }));
        const anew = named.toSorted(
          (one, other) => COLLATOR.compare(one.name, other.name) || (one.id < other.id ? -1 : 1),
        );
        expect(alphabet.sorted(named)).toEqual(anew);
      }
    });
    return fc.assert(holds, { endOnFailure: true });
  });
});
