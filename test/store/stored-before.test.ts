import { describe, expect, it } from 'vitest';
import { accepted, HEADER, join, newLadderIn, storeAt } from './club.ts';
import { useEmulator } from './emulator.ts';

const place = useEmulator();

describe('a ladder that the version before stored under the zone "BST", and that then threw for ever', () => {
  it('has the time that the platform means, which its head says from the next line on', async () => {
    const store = storeAt(place());
    const { club } = await newLadderIn(store);
    const key = { club, ladder: 'bst' };
    await store.createLadder(key, { ...HEADER, timezone: 'BST' });
    expect((await store.load(key))?.header.timezone).toBe('Asia/Dhaka');
    expect(await store.verify(key)).toEqual([]);
    const { ladder } = accepted(await store.submit(key, join('ann')));
    expect(ladder.header.timezone).toBe('Asia/Dhaka');
    expect(await storeAt(place()).verify(key)).toEqual([]);
  });
});
