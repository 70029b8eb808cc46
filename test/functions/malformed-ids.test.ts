import { beforeEach, describe, expect, test } from 'vitest';
import { OPERATIONS } from '#shared/features/all.ts';
import { routeKeyOf } from '#shared/features/operation.ts';
import { Evening, type Sent } from './evening.ts';

/** What people and programs put where an id should stand. */
const BAD = ['UP', 'riverside.', '..', 'a b', 'riverside#main', 'x'.repeat(200), 'café', '\0', '~'];

const PLACES = ['club', 'ladder', 'player', 'season'] as const;

let evening: Evening;
let callers: readonly (readonly [who: string, sent: Sent])[];
beforeEach(async () => {
  evening = await Evening.begin();
  callers = [
    ['a stranger', {}],
    ['an organiser', { key: await evening.hand('riverside', { role: 'organiser' }) }],
    ['a player', { key: await evening.hand('riverside', { role: 'player', player: 'bob' }) }],
    ['the operator', { operator: true }],
  ];
});

describe.each(OPERATIONS.filter(({ path }) => path.includes('{')).map((route) => [routeKeyOf(route), route] as const))(
  '%s',
  (_, { method, path }) => {
    test('is no outage, whatever stands where an id should', async () => {
      const before = evening.database.dump();
      for (const [who, sent] of callers)
        for (const place of PLACES.filter((each) => path.includes(`{${each}}`)))
          for (const bad of BAD) {
            const address = path
              .replace(`{${place}}`, bad)
              .replace('{club}', 'riverside')
              .replace('{ladder}', 'main')
              .replace('{player}', 'bob')
              .replace(/\{\w+\}/g, 'whatever');
            const got = await evening.send(method, address, { ...sent, ...(method === 'POST' && { body: {} }) });
            expect(`${who} ${bad} ${got.status}`).toMatch(place === 'club' || place === 'ladder' ? / 404$/ : / 4\d\d$/);
          }
      expect(evening.database.dump()).toBe(before);
      expect(evening.lines.filter(({ status }) => Number(status) >= 500)).toEqual([]);
    });
  },
);
