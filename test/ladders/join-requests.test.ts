import { describe, expect, it } from 'vitest';
import { clearClub } from '#functions/erasing/clearances.ts';
import {
  acceptRequest,
  addRequest,
  dropRequest,
  readRequest,
  readRequests,
} from '#functions/features/join-requests-book.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { at, player } from './club.ts';
import { KINDS } from './databases.ts';

const NOW = at('19:00');
const DAY = 24 * 60 * 60 * 1000;
const later = (days: number): Instant => instant(NOW + days * DAY);
const asker = (hash: string, when = NOW) => ({
  hash,
  ladder: 'main',
  at: when,
  name: `Name of ${hash}`,
  note: 'hello',
});

describe.each(KINDS)('requests to join on $name', ({ use }) => {
  const open = use();

  it('are kept for 30 days, oldest first, each club its own', async () => {
    const database = await open();
    await addRequest(database, 'riverside-1', asker('b', later(1)));
    await addRequest(database, 'riverside-1', asker('z', NOW));
    await addRequest(database, 'hilltop-1', asker('h'));
    expect(await readRequests(database, 'riverside-1', later(2))).toEqual([asker('z'), asker('b', later(1))]);
    expect(await readRequests(database, 'riverside-1', later(30))).toEqual([asker('b', later(1))]);
    expect(await readRequest(database, 'riverside-1', 'z', later(30))).toBeUndefined();
    expect(await readRequest(database, 'hilltop-1', 'z', NOW)).toBeUndefined();
  });

  it('keep nothing of what was said once they are accepted, and go once', async () => {
    const database = await open();
    await addRequest(database, 'riverside-2', asker('a'));
    const taken = { hash: 'a', ladder: 'main', at: NOW, player: player('ann') };
    expect(await acceptRequest(database, 'riverside-2', taken)).toBe(true);
    expect(await readRequest(database, 'riverside-2', 'a', NOW)).toEqual(taken);
    expect(await dropRequest(database, 'riverside-2', 'a')).toBe(true);
    expect(await dropRequest(database, 'riverside-2', 'a')).toBe(false);
    expect(await acceptRequest(database, 'riverside-2', taken)).toBe(false);
    expect(await readRequests(database, 'riverside-2', NOW)).toEqual([]);
  });

  it('are fifty at most, those that were accepted not counted', async () => {
    const database = await open();
    for (let count = 0; count < 50; count++)
      expect(await addRequest(database, 'riverside-3', asker(`a${count}`))).toBe('added');
    expect(await addRequest(database, 'riverside-3', asker('late'))).toBe('too-many');
    await acceptRequest(database, 'riverside-3', { hash: 'a7', ladder: 'main', at: NOW, player: player('ann') });
    expect(await addRequest(database, 'riverside-3', asker('late'))).toBe('added');
  });
});

describe.each(KINDS)('a club that is deleted, on $name', ({ use }) => {
  const open = use();

  it('takes along who asked to join it', async () => {
    const database = await open();
    await addRequest(database, 'seaside', asker('a'));
    await clearClub(database, 'seaside');
    expect(await readRequests(database, 'seaside', NOW)).toEqual([]);
  });
});
