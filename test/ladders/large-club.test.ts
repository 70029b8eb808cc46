import { describe, expect, it } from 'vitest';
import type { LadderKey } from '#functions/database/keys.ts';
import { readOwnPlace } from '#functions/features/own/ladders.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { madeSlot } from '#shared/rules/challenge/whom/slots.ts';
import { accepted, challenge, header, ids, namesIn, newLadderIn, player, say, seed } from './club.ts';
import { MemoryDatabase } from './memory-database.ts';

const CLUB = header({ system: 'house', timezone: 'Europe/London', season: { start: '2021-09-06' }, settings: {} });

const limitIn = (settings: object) => say('21:00', 'configure', { settings: { ...settings } });

/** Of 2,000 a hundred and twenty challenge whoever stands next to them; some of them have an item of their own already. */
async function busyClub(): Promise<{ database: MemoryDatabase; store: LadderStore; key: LadderKey }> {
  const database = new MemoryDatabase();
  const store = new LadderStore(database);
  const key = await newLadderIn(store, CLUB);
  accepted(await store.submit(key, seed(ids(2000))));
  for (let pair = 0; pair < 120; pair++) {
    const [above = '', below = ''] = ids(240).slice(pair * 2);
    accepted(await store.submit(key, challenge(`m${pair}`, below, above)));
  }
  for (const id of ['p00002', 'p00005', 'p00006'])
    accepted(await store.submit(key, say('20:30', 'rename', { player: player(id), name: `New ${id}` })));
  return { database, store, key };
}

describe('a club of 2,000', () => {
  it('begins to limit challenges in mid-season: what is kept of everybody then is one line, and holds from then on (H4)', async () => {
    const { database, store, key } = await busyClub();
    const before = await namesIn(database, key);
    accepted(await store.submit(key, limitIn({ mostMade: 1 })));
    const added = (await namesIn(database, key)).filter((name) => !before.includes(name));
    expect(added.filter((name) => name.includes('roster#'))).toHaveLength(1);
    expect(added).toHaveLength(3);
    const again = new LadderStore(database);
    expect(await again.verify(key)).toEqual([]);
    const ladder = await again.load(key);
    expect(ladder && madeSlot.of(ladder).get(player('p00002'))).toEqual(['2021-09-06']);
    expect(await again.submit(key, challenge('n1', 'p00002', 'p00001', '21:05'))).toMatchObject({ kind: 'refused' });
    // Whoever changes after that has an item again, which then holds, also beside rosters of before.
    accepted(await again.submit(key, limitIn({ mostMade: 2, openMade: 5, openReceived: 5 })));
    accepted(await again.submit(key, challenge('n2', 'p00004', 'p00001', '21:10')));
    expect(await new LadderStore(database).verify(key)).toEqual([]);
    const own = await readOwnPlace(database, key, player('p00004'));
    expect(own && madeSlot.of(own).get(player('p00004'))).toHaveLength(2);
    const other = await readOwnPlace(database, key, player('p00006'));
    expect(other && madeSlot.of(other).get(player('p00006'))).toEqual(['2021-09-06']);
  });
});
