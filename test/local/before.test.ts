import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { ItemStore } from '../../functions/store/store.ts';
import { DataFolder } from '../../local/data-folder.ts';
import { openPlace } from '../../local/place.ts';
import { Season } from '../../shared/engine/season.ts';
import { replay } from '../../shared/log/replay.ts';
import { accepted } from '../store/club.ts';
import { generatedLog, keptLines } from '../store/vectors.ts';
import { seasonView } from '../view/told.ts';

/** Those that version 0.1.0 knew. */
const SYSTEMS = ['lavers', 'crewe', 'nairobi', 'computer-go', 'shicargo'] as const;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A data folder as version 0.1.0 left it, with a long season of each system: one of them over, one half played. */
async function openedBefore(database: string) {
  const folder = mkdtempSync(join(tmpdir(), 'before-'));
  folders.push(folder);
  const packed = readFileSync(new URL(`before/${database}.gz`, import.meta.url));
  writeFileSync(join(folder, database), gunzipSync(packed));
  const place = await openPlace(new DataFolder(folder));
  return { store: new ItemStore(place.database()), close: () => place.close() };
}

describe.each([['ladders.sqlite'], ['ladders.db']])('a data folder of the version before, %s', (database) => {
  it.each(SYSTEMS)('is read as it is: %s', async (system) => {
    const { store, close } = await openedBefore(database);
    const [whole, half] = [
      { club: 'before', ladder: system },
      { club: 'before', ladder: `${system}-half` },
    ];
    const log = generatedLog(system);
    expect(await store.verify(whole)).toEqual([]);
    const { season } = replay(log);
    const stored = await store.load(whole);
    expect(stored?.order.players()).toEqual(season.ladder.order.players());
    const read = Season.of(
      log.header,
      (await store.log(whole)).map(({ command }) => command),
    );
    const [now, then] = [read, season].map((each) => seasonView(each, season.ladder.at));
    expect(now).toEqual(then);

    const rest = keptLines(log).slice((await store.log(half)).length);
    expect(rest.length).toBeGreaterThan(30);
    for (const command of rest) accepted(await store.submit(half, command));
    expect(await store.verify(half)).toEqual([]);
    expect((await store.load(half))?.order.players()).toEqual(season.ladder.order.players());
    expect(await store.log(half)).toEqual(await store.log(whole));
    await close();
  });
});
