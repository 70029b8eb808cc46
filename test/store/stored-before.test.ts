import { describe, expect, it } from 'vitest';
import { parseDay } from '../../shared/calendar/moment.ts';
import type { Header } from '../../shared/vocabulary/header.ts';
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

describe('a ladder that the version before stored, whose dates have no bounds', () => {
  const day = (text: string) => parseDay(text) ?? expect.fail(text);
  const nairobi: Header = { ...HEADER, system: 'nairobi', timezone: 'Africa/Nairobi' };

  it.each([
    [{ ...nairobi, closures: [{ from: day('2021-01-01'), to: day('9999-12-31') }] }],
    [{ ...nairobi, season: { start: day('0000-01-01') } }],
    [{ ...HEADER, season: { start: day('0000-01-01'), end: day('9999-12-31') } }],
    [{ ...nairobi, system: 'shicargo' as const, season: { start: day('0000-01-01') } }],
  ])('takes commands, is read and verified: %j', async (said) => {
    const store = storeAt(place());
    const { club } = await newLadderIn(store);
    const key = { club, ladder: 'hostile' };
    await store.createLadder(key, said);
    accepted(await store.submit(key, join('ann')));
    expect((await storeAt(place()).load(key))?.order.size).toBe(1);
    expect(await store.verify(key)).toEqual([]);
  });
});
