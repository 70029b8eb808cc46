import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type AdminChange, readChanges } from '#functions/club/admin-history.ts';
import { addClub, changeClub, readClub, readClubs, readCrest } from '#functions/club/clubs.ts';
import { connect } from '#functions/database/dynamo/client.ts';
import { DynamoDatabase } from '#functions/database/dynamo/database.ts';
import { CLUBS } from '#functions/database/keys.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { at, HEADER, storeAt } from './club.ts';
import { KINDS, useStores } from './databases.ts';
import { useEmulator } from './emulator.ts';

const CHANGE: AdminChange = {
  at: at('19:00'),
  what: 'listing-changed',
  about: 'unlisted',
  by: 'Jo',
  role: 'organiser',
};

describe.each(KINDS)('whether a club is listed, on $name,', (kind) => {
  const open = useStores(kind);

  it('is said when it is made, or else it is', async () => {
    const store = await open();
    const [one, other] = [`club-${randomUUID()}`, `club-${randomUUID()}`];
    await addClub(store.database, { id: one, name: 'The Rooks' });
    await addClub(store.database, { id: other, name: 'The Knights', unlisted: true });
    expect(await readClub(store.database, one)).toEqual({ id: one, name: 'The Rooks', ladders: [] });
    expect(await readClub(store.database, other)).toEqual({
      id: other,
      name: 'The Knights',
      unlisted: true,
      ladders: [],
    });
    expect(await readClubs(store.database)).toContainEqual({ id: other, name: 'The Knights', unlisted: true });
  });

  it('is changed to and fro, each change counted and told once, and nothing else changes', async () => {
    const store = await open();
    const id = `club-${randomUUID()}`;
    await addClub(store.database, { id, name: 'The Rooks' });
    await createLadder(store.database, { club: id, ladder: 'main' }, HEADER);
    const club = { id, name: 'The Rooks', ladders: ['main'] };
    expect(await changeClub(store.database, id, { unlisted: false }, { unlisted: CHANGE })).toBe('unchanged');
    expect(await changeClub(store.database, id, { unlisted: true }, { unlisted: CHANGE })).toBe('changed');
    expect(await changeClub(store.database, id, { unlisted: true }, { unlisted: CHANGE })).toBe('unchanged');
    expect(await readClub((await open()).database, id)).toEqual({ ...club, unlisted: true, switched: 1 });
    expect(await changeClub(store.database, id, { unlisted: false }, { unlisted: CHANGE })).toBe('changed');
    expect(await readClub((await open()).database, id)).toEqual({ ...club, switched: 2 });
    expect(await readChanges(store.database, id, 10)).toHaveLength(2);
  });

  it('leaves the colour that the club wears as it is, and the colour leaves it', async () => {
    const store = await open();
    const id = `club-${randomUUID()}`;
    await addClub(store.database, { id, name: 'The Rooks', unlisted: true });
    expect(await changeClub(store.database, id, { colour: 'green' })).toBe('unchanged');
    expect(await changeClub(store.database, id, { colour: 'blue' })).toBe('changed');
    await changeClub(store.database, id, { unlisted: false });
    expect(await readClub((await open()).database, id)).toEqual({
      id,
      name: 'The Rooks',
      ladders: [],
      colour: 'blue',
      switched: 2,
    });
  });

  it('leaves whether people may ask to join as it is', async () => {
    const store = await open();
    const id = `club-${randomUUID()}`;
    await addClub(store.database, { id, name: 'The Rooks' });
    expect(await changeClub(store.database, id, { joining: false })).toBe('unchanged');
    expect(await changeClub(store.database, id, { joining: true })).toBe('changed');
    await changeClub(store.database, id, { unlisted: true });
    expect((await readClub((await open()).database, id))?.joining).toBe(true);
    await changeClub(store.database, id, { joining: false });
    expect(await changeClub(store.database, id, { joining: false })).toBe('unchanged');
  });

  it('leaves the crest of the club as it is, whose picture is kept until it is taken away', async () => {
    const store = await open();
    const id = `club-${randomUUID()}`;
    await addClub(store.database, { id, name: 'The Rooks' });
    const crest = { name: 'crest-0123456789ab.png', bytes: new Uint8Array([1, 2, 3]) };
    expect(await changeClub(store.database, id, { crest })).toBe('changed');
    expect(await changeClub(store.database, id, { crest })).toBe('unchanged');
    await changeClub(store.database, id, { unlisted: true });
    expect(await readClub((await open()).database, id)).toMatchObject({ crest: crest.name, switched: 2 });
    expect(await readCrest((await open()).database, id)).toEqual(crest);
    expect(await changeClub(store.database, id, { crest: null })).toBe('changed');
    expect((await readClub((await open()).database, id))?.crest).toBeUndefined();
    expect((await readClub((await open()).database, id))?.crestsBefore).toEqual([crest.name]);
    expect(await readCrest((await open()).database, id)).toBeUndefined();
  });

  it('is counted right where many change it at once', async () => {
    const store = await open();
    const id = `club-${randomUUID()}`;
    await addClub(store.database, { id, name: 'The Rooks' });
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
    const store = await open();
    const id = `club-${randomUUID()}`;
    expect(await changeClub(store.database, id, { unlisted: true }, { unlisted: CHANGE })).toBe('no-such-club');
    expect(await readClub(store.database, id)).toBeUndefined();
    expect(await readChanges(store.database, id, 10)).toEqual([]);
  });
});

describe('the table', () => {
  const place = useEmulator();

  it('tells its stream of every change, by the item that lists the club', async () => {
    const { table, endpoint } = place();
    const database = new DynamoDatabase({ table, client: connect(endpoint) });
    const id = `club-${randomUUID()}`;
    await addClub(storeAt(place()).database, { id, name: 'The Rooks' });
    const seen = [await database.get({ pk: CLUBS, sk: id })];
    for (const unlisted of [true, false]) {
      await changeClub(storeAt(place()).database, id, { unlisted });
      seen.push(await database.get({ pk: CLUBS, sk: id }));
    }
    expect(new Set(seen.map((item) => JSON.stringify(item))).size).toBe(3);
  });
});
