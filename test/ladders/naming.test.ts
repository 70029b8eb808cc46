import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addClub, readClub } from '#functions/club/clubs.ts';
import { readNaming, setNaming } from '#functions/club/naming.ts';
import { storeAt } from './club.ts';
import { useEmulator } from './emulator.ts';

const place = useEmulator();

it('what a club shows of names is its own to choose, again and again, and no secret of its record', async () => {
  const store = storeAt(place());
  const [one, other] = [`club-${randomUUID()}`, `club-${randomUUID()}`];
  for (const id of [one, other]) await addClub(store.database, { id, name: 'The Rooks' });
  expect(await readNaming(store.database, one)).toEqual({ mode: 'full', nicknames: {} });
  const nicknames = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`player-${index}`, `Rook ${index}`]));
  for (const chosen of [{ mode: 'initials', nicknames: {} } as const, { mode: 'nickname', nicknames } as const]) {
    await setNaming(store.database, one, chosen);
    expect(await readNaming(storeAt(place()).database, one)).toEqual(chosen);
  }
  expect(await readNaming(store.database, other)).toEqual({ mode: 'full', nicknames: {} });
  expect(await readClub(store.database, one)).toEqual({ id: one, name: 'The Rooks', ladders: [] });
});
