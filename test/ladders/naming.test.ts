import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { storeAt } from './club.ts';
import { useEmulator } from './emulator.ts';

const place = useEmulator();

it('what a club shows of names is its own to choose, again and again, and no secret of its record', async () => {
  const store = storeAt(place());
  const [one, other] = [`club-${randomUUID()}`, `club-${randomUUID()}`];
  for (const id of [one, other]) await store.createClub({ id, name: 'The Rooks' });
  expect(await store.naming(one)).toEqual({ mode: 'full', nicknames: {} });
  const nicknames = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`player-${index}`, `Rook ${index}`]));
  for (const chosen of [{ mode: 'initials', nicknames: {} } as const, { mode: 'nickname', nicknames } as const]) {
    await store.setNaming(one, chosen);
    expect(await storeAt(place()).naming(one)).toEqual(chosen);
  }
  expect(await store.naming(other)).toEqual({ mode: 'full', nicknames: {} });
  expect(await store.club(one)).toEqual({ id: one, name: 'The Rooks', ladders: [] });
});
