import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { addClub } from '#functions/books/clubs.ts';
import { beginImport, changeImport, readImport } from '#functions/books/imports.ts';
import { runtimeIn } from '#functions/http/world.ts';
import { checkLog } from '#functions/importing/check.ts';
import { glanceAt, newImport } from '#functions/importing/import-gate.ts';
import { Pace } from '#functions/importing/pace.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { FolderStore } from '#functions/publishing/folder.ts';
import { TransferFolder } from '#functions/transfers/folder.ts';
import { LaptopImports } from '#local/imports.ts';
import { placeAt } from '#local/place.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { logOf } from '../ladders/importing/logs.ts';
import { useFolder } from './laptop.ts';

const folder = useFolder();
const KEY = { club: 'lavers', ladder: 'long' };
/** The clock stands still: a worker’s silence never lasts long enough. */
const NOW = instant(Date.UTC(2026, 10, 24));

async function killed() {
  const path = join(folder, `${Math.random()}.sqlite`);
  const place = placeAt({ kind: 'file', path });
  const database = place.database();
  const store = new LadderStore(database);
  const transfers = new TransferFolder(`${path}-transfers`, '');
  const bytes = Buffer.from(logOf(60));
  const glance = glanceAt(bytes);
  if (glance.kind === 'fault') throw new Error(glance.message);
  const begun = newImport(KEY, { glance, by: 'organiser', at: NOW, keepRefused: false, dryRun: false });
  await addClub(store.database, { id: KEY.club, name: 'Lavers' });
  await transfers.put(begun.source, bytes);
  await beginImport(store.database, KEY, begun);
  await changeImport(store.database, KEY, begun, { ...begun, token: 'killed', worker: 'killed', tries: 1 });
  const importsOf = (alone: boolean): LaptopImports =>
    new LaptopImports({
      runtime: runtimeIn({ store, now: () => NOW, siteOrigin: '', log: ({ error }) => expect(error).toBeUndefined() }),
      place: {
        transfers,
        check: (task, tell) => checkLog(transfers, task, tell),
        files: new FolderStore(`${path}-site`),
        pace: () => new Pace(Number.POSITIVE_INFINITY),
      },
      alone,
    });
  return { place, importsOf, stands: () => readImport(store.database, KEY) };
}

it('an import whose worker was killed goes on as soon as a laptop starts that has the folder to itself', async () => {
  const { place, importsOf, stands } = await killed();
  const imports = importsOf(true);
  await imports.begin();
  await vi.waitFor(async () => expect(await stands()).toMatchObject({ state: 'made', written: 60 }), 4000);
  await imports.close();
  await place.close();
});

it('an import at which somebody else may be at work is left to them until they have been silent', async () => {
  const { place, importsOf, stands } = await killed();
  const imports = importsOf(false);
  await imports.begin();
  await imports.close();
  expect(await stands()).toMatchObject({ worker: 'killed', state: 'checking', written: 0 });
  await place.close();
});
