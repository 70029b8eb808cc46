import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type AdminChange, readChanges } from '#functions/club/admin-history.ts';
import { changeClub } from '#functions/club/change-club.ts';
import { addClub, readClub } from '#functions/club/clubs.ts';
import { readCrest } from '#functions/club/crest.ts';
import { CLUBS } from '#functions/database/keys.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import { at, HEADER } from './club.ts';
import { KINDS, useStores } from './databases.ts';

const CHANGE: AdminChange = {
  at: at('19:00'),
  what: 'listing-changed',
  about: 'unlisted',
  by: 'Jo',
  role: 'organiser',
};

describe.each(KINDS)('what a club chooses, on $name,', (kind) => {
  const open = useStores(kind);

  async function newClub(unlisted = false): Promise<{ readonly store: LadderStore; readonly id: string }> {
    const [store, id] = [await open(), `club-${randomUUID()}`];
    await addClub(store.database, { id, name: 'The Rooks', ...(unlisted && { unlisted }) });
    return { store, id };
  }
  const club = (id: string) => ({ id, name: 'The Rooks', ladders: [] as string[] });
  const now = async (id: string) => readClub((await open()).database, id);

  it('is changed to and fro, each change counted, told once, and seen in the list; nothing else changes', async () => {
    const { store, id } = await newClub();
    await createLadder(store.database, { club: id, ladder: 'main' }, HEADER);
    const list = (unlisted: boolean) => changeClub(store.database, id, { unlisted }, { unlisted: CHANGE });
    /** The item by which the table tells its stream of a change. */
    const item = async () => JSON.stringify(await store.database.get({ pk: CLUBS, sk: id }));
    const before = { ...club(id), ladders: ['main'] };
    const items = [await item()];
    expect([await list(false), await list(true), await list(true)]).toEqual(['unchanged', 'changed', 'unchanged']);
    expect(await now(id)).toEqual({ ...before, unlisted: true, switched: 1 });
    items.push(await item());
    expect([await list(false), await now(id)]).toEqual(['changed', { ...before, switched: 2 }]);
    expect(new Set([...items, await item()]).size).toBe(3);
    expect(await readChanges(store.database, id, 10)).toHaveLength(2);
  });

  it('leaves everything else that it has chosen as it is', async () => {
    const { store, id } = await newClub(true);
    const change = (choice: Parameters<typeof changeClub>[2]) => changeClub(store.database, id, choice);
    const crest = { name: 'crest-0123456789ab.png', bytes: new Uint8Array([1, 2, 3]) };
    expect([await change({ colour: 'green' }), await change({ joining: false })]).toEqual(['unchanged', 'unchanged']);
    for (const choice of [{ colour: 'blue' }, { joining: true }, { crest }, { unlisted: false }] as const)
      expect([await change(choice), await change(choice)]).toEqual(['changed', 'unchanged']);
    const chosen = { ...club(id), colour: 'blue', joining: true, crest: crest.name, switched: 4 };
    expect(await now(id)).toEqual(chosen);
    expect(await readCrest((await open()).database, id)).toEqual(crest);
    expect([await change({ crest: null }), await change({ joining: false })]).toEqual(['changed', 'changed']);
    const after = { ...club(id), colour: 'blue', crestsBefore: [crest.name], switched: 6 };
    expect([await now(id), await readCrest((await open()).database, id)]).toEqual([after, undefined]);
  });

  it('is counted right where many change it at once', async () => {
    const { store, id } = await newClub();
    const wishes = Array.from({ length: 6 }, (_, index) => index % 2 === 0);
    const ends = await Promise.allSettled(
      wishes.map(async (wish) => changeClub((await open()).database, id, { unlisted: wish }, { unlisted: CHANGE })),
    );
    const changed = ends.filter((end) => end.status === 'fulfilled' && end.value === 'changed').length;
    const { switched, unlisted = false } = (await readClub(store.database, id)) ?? {};
    expect(switched).toBe(changed);
    expect(unlisted).toBe(changed % 2 === 1);
    expect(await readChanges(store.database, id, 10)).toHaveLength(changed);
  });

  it('is nothing that a club has that there is not', async () => {
    const [store, id] = [await open(), `club-${randomUUID()}`];
    expect(await changeClub(store.database, id, { unlisted: true }, { unlisted: CHANGE })).toBe('no-such-club');
    expect(await readClub(store.database, id)).toBeUndefined();
    expect(await readChanges(store.database, id, 10)).toEqual([]);
  });
});
