import { describe, expect, it } from 'vitest';
import { Clearing } from '#functions/erasing/clearing.ts';
import { JoinRequests } from '#functions/features/join-requests-book.ts';
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
  const opened = async () => new JoinRequests(await open());

  it('are kept for 30 days, oldest first, each club its own', async () => {
    const requests = await opened();
    await requests.add('riverside-1', asker('b', later(1)));
    await requests.add('riverside-1', asker('z', NOW));
    await requests.add('hilltop-1', asker('h'));
    expect(await requests.all('riverside-1', later(2))).toEqual([asker('z'), asker('b', later(1))]);
    expect(await requests.all('riverside-1', later(30))).toEqual([asker('b', later(1))]);
    expect(await requests.one('riverside-1', 'z', later(30))).toBeUndefined();
    expect(await requests.one('hilltop-1', 'z', NOW)).toBeUndefined();
  });

  it('keep nothing of what was said once they are accepted, and go once', async () => {
    const requests = await opened();
    await requests.add('riverside-2', asker('a'));
    const taken = { hash: 'a', ladder: 'main', at: NOW, player: player('ann') };
    expect(await requests.accept('riverside-2', taken)).toBe(true);
    expect(await requests.one('riverside-2', 'a', NOW)).toEqual(taken);
    expect(await requests.drop('riverside-2', 'a')).toBe(true);
    expect(await requests.drop('riverside-2', 'a')).toBe(false);
    expect(await requests.accept('riverside-2', taken)).toBe(false);
    expect(await requests.all('riverside-2', NOW)).toEqual([]);
  });

  it('are fifty at most, those that were accepted not counted', async () => {
    const requests = await opened();
    for (let count = 0; count < 50; count++)
      expect(await requests.add('riverside-3', asker(`a${count}`))).toBe('added');
    expect(await requests.add('riverside-3', asker('late'))).toBe('too-many');
    await requests.accept('riverside-3', { hash: 'a7', ladder: 'main', at: NOW, player: player('ann') });
    expect(await requests.add('riverside-3', asker('late'))).toBe('added');
  });
});

describe.each(KINDS)('a club that is deleted, on $name', ({ use }) => {
  const open = use();

  it('takes along who asked to join it', async () => {
    const database = await open();
    const requests = new JoinRequests(database);
    await requests.add('seaside', asker('a'));
    await new Clearing(database).clearClub('seaside');
    expect(await requests.all('seaside', NOW)).toEqual([]);
  });
});
