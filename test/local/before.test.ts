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
import { commandOf, parseEntry } from '../../shared/log/parse.ts';
import { madeOf } from '../../shared/rules/common/configured.ts';
import { systemOf } from '../../shared/systems/registry.ts';
import type { Command } from '../../shared/vocabulary/command.ts';
import { BEGINNING, type Ladder } from '../../shared/vocabulary/ladder.ts';
import { lineNumber } from '../../shared/vocabulary/vocabulary.ts';
import { accepted } from '../store/club.ts';

/** Those that version 0.1.0 knew. */
const SYSTEMS = ['lavers', 'crewe', 'nairobi', 'computer-go', 'shicargo'] as const;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A data folder as version 0.1.0 left it, with a long season of each system: one of them over, one half played. */
async function openedBefore(database: string, from = database) {
  const folder = mkdtempSync(join(tmpdir(), 'before-'));
  folders.push(folder);
  const packed = readFileSync(new URL(`before/${from}.gz`, import.meta.url));
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

const inOrder = (ladder: Ladder | undefined): readonly string[] => ladder?.order.players() ?? [];

describe('a data folder of the version that had the first seasons', () => {
  it.each(SYSTEMS)('is as its logs say, season by season, and goes on: %s', async (system) => {
    const { store, close } = await openedBefore('ladders.sqlite', 'seasons.sqlite');
    const key = { club: 'before', ladder: system };
    const { ended, present } = await store.seasons(key);
    expect([ended.length, present]).toEqual(system === 'nairobi' ? [0, 1] : [1, 2]);
    for (const season of [...ended.map(({ number }) => number), present]) {
      const place = { ...key, season };
      expect(await store.verify(place)).toEqual([]);
      const ladder = await store.load(place);
      expect(inOrder(ladder)).toEqual(
        inOrder(Season.of(madeOf(ladder ?? expect.fail()), await commandsIn(store, place)).ladder),
      );
      expect(JSON.stringify(await store.log(place)).includes('"fay"')).toBe(!['crewe', 'shicargo'].includes(system));
    }
    for (const line of GOES_ON[system]) {
      const parsed = parseEntry(line, systemOf((await store.load(key)) ?? expect.fail()));
      accepted(await store.submit(key, parsed.ok === true ? parsed.command : expect.fail(JSON.stringify(parsed))));
    }
    expect(await store.verify(key)).toEqual([]);
    await close();
  });

  it('keeps apart what the club chose: names, and which ladder is hidden', async () => {
    const { store, close } = await openedBefore('ladders.sqlite', 'seasons.sqlite');
    expect(await store.naming('before')).toEqual({
      mode: 'nickname',
      nicknames: { ann: 'The Rook' },
      forgotten: ['former-1'],
    });
    expect((await store.club('before'))?.hidden).toEqual(['computer-go']);
    await close();
  });
});

/** What waited, was open or had been recorded in them: confirmed, played and taken back by now. */
const GOES_ON: Readonly<Record<(typeof SYSTEMS)[number], readonly object[]>> = {
  lavers: [
    { at: '2025-12-08T19:30Z', arrive: { player: 'ann' } },
    { at: '2025-12-08T19:31Z', arrive: { player: 'bob' } },
    { at: '2026-02-05T10:00Z', settle: {} },
  ],
  crewe: [
    { at: '2025-10-05T10:00Z', approve: { challenge: 'd1' } },
    { at: '2025-10-05T11:00Z', result: { challenge: 'd3', score: [1, 0] } },
    { at: '2025-10-05T12:00Z', configure: { settings: { confirm: 3 } } },
  ],
  nairobi: [
    { at: '2025-09-21T10:00Z', approve: { challenge: 'n2' } },
    { at: '2025-10-20T10:00Z', settle: {} },
  ],
  'computer-go': [
    { at: '2025-10-02T10:00Z', challenge: { id: 'h1', challenger: 'bob', challenged: 'cy' }, override: 'so agreed' },
    { at: '2025-10-02T11:00Z', accept: { challenge: 'h1' } },
    { at: '2025-10-03T10:00Z', result: { challenge: 'h1', score: [0, 1] } },
  ],
  shicargo: [
    {
      at: '2025-10-06T13:00Z',
      finish: {
        game: 's2',
        scores: [
          ['dee', 10],
          ['eve', 20],
          ['former-1', 30],
        ],
      },
    },
    { at: '2025-12-02T10:00Z', settle: {} },
  ],
};
