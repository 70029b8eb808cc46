import { expect, it } from 'vitest';
import { publishClubAgain } from '#functions/features/club/publish-again.ts';
import { addClub, setSuspended } from '#functions/ladders/clubs.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { clubTarget, FRONT, ladderTarget, restTarget } from '#functions/publishing/target.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { accepted, at, HEADER, seed } from '../ladders/club.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { Shelf } from './shelf.ts';
import { ORIGIN } from './store.ts';

const KEY = { club: 'rooks', ladder: 'main' };

it('the pages of a suspended club say so and nothing else tells of it, and all of it comes back', async () => {
  const [store, files] = [new LadderStore(new MemoryDatabase()), new Shelf(true)];
  await addClub(store.database, { id: 'rooks', name: 'The Rooks' });
  await store.createLadder(KEY, HEADER);
  accepted(await store.submit(KEY, seed(['ann', 'bob'])));
  let now = at('22:00');
  const publish = async (): Promise<void> => {
    for (const target of [ladderTarget(KEY), restTarget(KEY), clubTarget('rooks'), FRONT])
      await bringUpToDate({ store, files, origin: ORIGIN, release: 'r1', now }, target);
  };
  const choose = async (suspended: boolean): Promise<void> => {
    now = instant(now + 60_000);
    await setSuspended(store.database, 'rooks', suspended);
    await publishClubAgain({ store, now: () => now }, 'rooks');
    now = instant(now + 60_000);
    await publish();
  };
  await publish();
  // Pieces keep their names, which only their heads tell.
  const known = () => [...files.bodies.keys()].filter((path) => !/\/(history|log|season)\/\d/.test(path)).toSorted();
  const before = known();
  expect(files.read('/rooks/main/index.html')).toContain('id="at-ann"');
  await choose(true);
  for (const path of ['/rooks/', '/rooks/main/', '/rooks/main/embed/'])
    expect(files.read(`${path}index.html`), path).toContain('This club is suspended');
  const left = [...files.bodies].filter(([path]) => path.startsWith('/rooks/'));
  for (const [path, body] of left) expect(body, path).not.toContain('id="at-ann"');
  expect(files.read('/index.html')).not.toContain('The Rooks');
  await choose(false);
  expect(known()).toEqual(before);
  expect(files.read('/rooks/main/index.html')).toContain('id="at-ann"');
  expect(files.read('/index.html')).toContain('The Rooks');
});
