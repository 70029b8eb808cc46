import * as z from 'zod/mini';
import { addClub } from '#functions/ladders/clubs.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import type { DataFolder } from '#local/data-folder.ts';
import type { handOut } from '#local/keys.ts';
import type { release } from '#local/lock.ts';
import type { openPlace } from '#local/place.ts';
import type { readLog } from '#shared/log/read.ts';
import type { replay } from '#shared/log/replay.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { partsOf } from '../tree.ts';
import { type Case, clubOf, halfwayOf, ladderOf } from './cases.ts';
import { logOf } from './log.ts';

/**
 * Fills a data folder by the code of one version, past HTTP, and prints the keys of each club's scorers, and of a player:
 * `tsx test/bench/http/fill.ts DIR FOLDER KEYS CASES`.
 */
const [tree = '', path = '', keys = '', cases = ''] = process.argv.slice(2);
const its = partsOf(tree);
const now = instant(Date.now());
const wanted: readonly Case[] = z.array(z.custom<Case>()).parse(JSON.parse(cases));

const Folder = await its<typeof DataFolder>('local/data-folder.ts', 'DataFolder');
const Store = await its<typeof LadderStore>('functions/ladders/store.ts', 'LadderStore');
const hand = await its<typeof handOut>('local/keys.ts', 'handOut');
const read = await its<typeof readLog>('shared/log/read.ts', 'readLog');
const play = await its<typeof replay>('shared/log/replay.ts', 'replay');

function commandsOf(of: Case) {
  const log = read(logOf(of, now));
  if (!log.ok) throw new Error(log.refusal.message);
  const [refused] = play(log.value).refused;
  if (refused) throw new Error(`${clubOf(of)}: ${JSON.stringify(refused)}`);
  const commands = log.value.lines.map(({ entry }) => {
    if (entry.ok !== true) throw new Error(entry.ok ? entry.verb : entry.refusal.message);
    return entry.command;
  });
  return { header: log.value.header, commands };
}

async function fill(store: LadderStore, of: Case): Promise<readonly string[]> {
  const club = clubOf(of);
  await addClub(store.database, { id: club, name: club });
  const { header, commands } = commandsOf(of);
  for (let n = 0; n < of.ladders; n++) {
    const outcome = await store.import({ club, ladder: ladderOf(n) }, header, commands);
    if (outcome !== 'created') throw new Error(`${club}: ${outcome}`);
  }
  const given: string[] = [];
  for (let n = 0; n < Number(keys); n++)
    given.push(await hand(store, club, now, { role: 'scorer', label: `tablet ${n}` }));
  given.push(await hand(store, club, now, { role: 'player', label: 'a phone', player: halfwayOf(of) }));
  return given;
}

const folder = new Folder(path);
const place = await (await its<typeof openPlace>('local/place.ts', 'openPlace'))(folder);
const store = new Store(place.database());
const given: Record<string, readonly string[]> = {};
for (const of of wanted) given[clubOf(of)] = await fill(store, of);
await place.close();
(await its<typeof release>('local/lock.ts', 'release'))(folder);
process.stdout.write(JSON.stringify(given));
