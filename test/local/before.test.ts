import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import type { LadderKey } from '../../functions/store/port.ts';
import { ItemStore } from '../../functions/store/store.ts';
import { DataFolder } from '../../local/data-folder.ts';
import { openPlace } from '../../local/place.ts';
import { type Amendment, isAmendment } from '../../shared/engine/amend.ts';
import { Season } from '../../shared/engine/season.ts';
import { commandOf } from '../../shared/log/parse.ts';
import type { Command } from '../../shared/vocabulary/command.ts';
import { BEGINNING } from '../../shared/vocabulary/ladder.ts';
import { lineNumber } from '../../shared/vocabulary/vocabulary.ts';
import { accepted } from '../store/club.ts';

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

/** Those of which a rule has changed since: what is stored is mended first, as docs/operate.md says. */
const CHANGED: readonly string[] = ['lavers', 'nairobi', 'shicargo'];

async function mended(store: ItemStore, key: LadderKey): Promise<void> {
  const differences = await store.verify(key);
  if (!CHANGED.includes(key.ladder.replace('-half', ''))) expect(differences).toEqual([]);
  if (differences?.length === 0) return;
  const at = (await store.load(key))?.at ?? BEGINNING;
  accepted(await store.submit(key, commandOf({ at }, 'settle', {}), { again: true }));
  expect(await store.verify(key)).toEqual([]);
}

/**
 * What was accepted once is accepted again, whatever the rules ask about by now. A line that was added after `length`
 * lines of a log moves those after it on by one.
 */
function again(command: Command, length: number, added: number): Command {
  const accepted: Command = { override: 'as it was recorded', ...command };
  if (!isAmendment(accepted) || accepted.body.line <= length + 1) return accepted;
  return { ...accepted, body: { ...accepted.body, line: lineNumber(accepted.body.line + added) } } as Amendment;
}

const commandsIn = async (store: ItemStore, key: LadderKey): Promise<readonly Command[]> =>
  (await store.log(key)).map(({ command }) => command);

describe.each([['ladders.sqlite'], ['ladders.db']])('a data folder of the version before, %s', (database) => {
  it.each(SYSTEMS)('is read as it is, and goes on: %s', async (system) => {
    const { store, close } = await openedBefore(database);
    const [whole, half] = [
      { club: 'before', ladder: system },
      { club: 'before', ladder: `${system}-half` },
    ];
    const commands = await commandsIn(store, whole);
    const { length } = await commandsIn(store, half);
    const rest = commands.slice(length);
    expect(rest.length).toBeGreaterThan(30);
    await mended(store, whole);
    const stored = await store.load(whole);
    if (!stored) throw new Error('there is no such ladder');
    const { ladder } = Season.of(stored.header, await commandsIn(store, whole));
    expect(stored.order.players()).toEqual(ladder.order.players());

    await mended(store, half);
    const added = (await commandsIn(store, half)).length - length;
    for (const command of rest) accepted(await store.submit(half, again(command, length, added)));
    expect(await store.verify(half)).toEqual([]);
    expect((await store.load(half))?.order.players()).toEqual(stored.order.players());
    await close();
  });
});
