import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { connect } from '#functions/database/dynamo/client.ts';
import { DynamoDatabase } from '#functions/database/dynamo/database.ts';
import { CLUBS } from '#functions/database/keys.ts';
import { type AdminChange, readChanges } from '#functions/ladders/admin-history.ts';
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
    await store.createClub({ id: one, name: 'The Rooks' });
    await store.createClub({ id: other, name: 'The Knights', unlisted: true });
    expect(await store.club(one)).toEqual({ id: one, name: 'The Rooks', ladders: [] });
    expect(await store.club(other)).toEqual({ id: other, name: 'The Knights', unlisted: true, ladders: [] });
    expect(await store.clubs()).toContainEqual({ id: other, name: 'The Knights', unlisted: true });
  });

  it('is changed to and fro, each change counted and told once, and nothing else changes', async () => {
    const store = await open();
    const id = `club-${randomUUID()}`;
    await store.createClub({ id, name: 'The Rooks' });
    await store.createLadder({ club: id, ladder: 'main' }, HEADER);
    const club = { id, name: 'The Rooks', ladders: ['main'] };
    expect(await store.updateClub(id, { unlisted: false }, { unlisted: CHANGE })).toBe('unchanged');
    expect(await store.updateClub(id, { unlisted: true }, { unlisted: CHANGE })).toBe('changed');
    expect(await store.updateClub(id, { unlisted: true }, { unlisted: CHANGE })).toBe('unchanged');
    expect(await (await open()).club(id)).toEqual({ ...club, unlisted: true, switched: 1 });
    expect(await store.updateClub(id, { unlisted: false }, { unlisted: CHANGE })).toBe('changed');
    expect(await (await open()).club(id)).toEqual({ ...club, switched: 2 });
    expect(await readChanges(store.database, id, 10)).toHaveLength(2);
  });

  it('leaves the colour that the club wears as it is, and the colour leaves it', async () => {
    const store = await open();
    const id = `club-${randomUUID()}`;
    await store.createClub({ id, name: 'The Rooks', unlisted: true });
    expect(await store.updateClub(id, { colour: 'green' })).toBe('unchanged');
    expect(await store.updateClub(id, { colour: 'blue' })).toBe('changed');
    await store.updateClub(id, { unlisted: false });
    expect(await (await open()).club(id)).toEqual({
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
    await store.createClub({ id, name: 'The Rooks' });
    expect(await store.updateClub(id, { joining: false })).toBe('unchanged');
    expect(await store.updateClub(id, { joining: true })).toBe('changed');
    await store.updateClub(id, { unlisted: true });
    expect((await (await open()).club(id))?.joining).toBe(true);
    await store.updateClub(id, { joining: false });
    expect(await store.updateClub(id, { joining: false })).toBe('unchanged');
  });

  it('leaves the crest of the club as it is, whose picture is kept until it is taken away', async () => {
    const store = await open();
    const id = `club-${randomUUID()}`;
    await store.createClub({ id, name: 'The Rooks' });
    const crest = { name: 'crest-0123456789ab.png', bytes: new Uint8Array([1, 2, 3]) };
    expect(await store.updateClub(id, { crest })).toBe('changed');
    expect(await store.updateClub(id, { crest })).toBe('unchanged');
    await store.updateClub(id, { unlisted: true });
    expect(await (await open()).club(id)).toMatchObject({ crest: crest.name, switched: 2 });
    expect(await (await open()).crest(id)).toEqual(crest);
    expect(await store.updateClub(id, { crest: null })).toBe('changed');
    expect((await (await open()).club(id))?.crest).toBeUndefined();
    expect((await (await open()).club(id))?.crestsBefore).toEqual([crest.name]);
    expect(await (await open()).crest(id)).toBeUndefined();
  });

  it('is counted right where many change it at once', async () => {
    const store = await open();
    const id = `club-${randomUUID()}`;
    await store.createClub({ id, name: 'The Rooks' });
    const wishes = Array.from({ length: 6 }, (_, index) => index % 2 === 0);
    const ends = await Promise.allSettled(
      wishes.map(async (wish) => (await open()).updateClub(id, { unlisted: wish }, { unlisted: CHANGE })),
    );
    const changed = ends.filter((end) => end.status === 'fulfilled' && end.value === 'changed').length;
    const { switched, unlisted = false } = (await store.club(id)) ?? {};
    expect(switched).toBe(changed);
    expect(unlisted).toBe(changed % 2 === 1);
    expect(await readChanges(store.database, id, 10)).toHaveLength(changed);
  });

  it('is nothing that a club has that there is not', async () => {
    const store = await open();
    const id = `club-${randomUUID()}`;
    expect(await store.updateClub(id, { unlisted: true }, { unlisted: CHANGE })).toBe('no-such-club');
    expect(await store.club(id)).toBeUndefined();
    expect(await readChanges(store.database, id, 10)).toEqual([]);
  });
});

describe('the table', () => {
  const place = useEmulator();

  it('tells its stream of every change, by the item that lists the club', async () => {
    const { table, endpoint } = place();
    const database = new DynamoDatabase({ table, client: connect(endpoint) });
    const id = `club-${randomUUID()}`;
    await storeAt(place()).createClub({ id, name: 'The Rooks' });
    const seen = [await database.get({ pk: CLUBS, sk: id })];
    for (const unlisted of [true, false]) {
      await storeAt(place()).updateClub(id, { unlisted });
      seen.push(await database.get({ pk: CLUBS, sk: id }));
    }
    expect(new Set(seen.map((item) => JSON.stringify(item))).size).toBe(3);
  });
});
