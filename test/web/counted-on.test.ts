import { expect, it } from 'vitest';
import { countedOn } from '#web/ui/page/words.tsx';

const counted = (at: string, on: string, since?: string): string =>
  countedOn({ at: `${at}T20:00:00+00:00`, counted: `${on}T20:00:00+00:00` }, since);

it('a game says when it counted where that was long after it was played, or within the days of the arrow', () => {
  expect(counted('2026-11-20', '2026-11-21')).toBe('');
  expect(counted('2026-11-20', '2026-11-23')).toBe(', counted on 23 Nov');
  expect(counted('2026-11-20', '2026-11-21', '2026-11-21')).toBe(', counted on 21 Nov');
  expect(countedOn({ at: '2026-11-20T20:00:00+00:00' })).toBe('');
});
