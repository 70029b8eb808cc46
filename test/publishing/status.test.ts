import { expect, it } from 'vitest';
import { addClub } from '#functions/ladders/clubs.ts';
import { setHidden } from '#functions/ladders/status.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { clubTarget, ladderTarget } from '#functions/publishing/target.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { at, HEADER, join } from '../ladders/club.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { Shelf } from './shelf.ts';
import { ORIGIN } from './store.ts';

const NOINDEX = '<meta name="robots" content="noindex"/>';
const MAIN = { club: 'rooks', ladder: 'main' };

it('a hidden ladder stays at its address but off its club’s page; a closed one says so, and nothing of what is due', async () => {
  const [store, files] = [new LadderStore(new MemoryDatabase()), new Shelf()];
  await addClub(store.database, { id: 'rooks', name: 'The Rooks' });
  await store.createLadder(MAIN, HEADER);
  for (const id of ['ann', 'bob']) await store.submit(MAIN, join(id));
  let now = at('2021-10-20T10:00');
  const publishAll = async () => {
    now = instant(now + 10_000);
    const publishing = { store, files, now, origin: ORIGIN, release: 'r1' };
    await bringUpToDate(publishing, clubTarget('rooks'));
    await bringUpToDate(publishing, ladderTarget(MAIN));
    const [club, page, view] = ['/rooks/index.html', '/rooks/main/index.html', '/rooks/main/view.json'].map((path) =>
      files.read(path),
    );
    return {
      listed: club?.includes('href="main/"'),
      unindexed: page?.includes(NOINDEX),
      closed: page?.includes('This ladder is closed: nothing changes'),
      due: view?.includes('"due":'),
    };
  };
  const open = { listed: true, unindexed: false, closed: false, due: true };
  expect(await publishAll()).toEqual(open);
  await setHidden(store.database, MAIN, true);
  await store.touch(MAIN, instant(now + 1000));
  expect(await publishAll()).toEqual({ ...open, listed: false, unindexed: true });
  await store.setClosed(MAIN, true, instant(now + 1000));
  expect(await publishAll()).toEqual({ listed: false, unindexed: true, closed: true, due: false });
  await setHidden(store.database, MAIN, false);
  await store.setClosed(MAIN, false, instant(now + 1000));
  expect(await publishAll()).toEqual(open);
});
