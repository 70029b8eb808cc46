import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readClub, readClubIds } from '#functions/books/clubs.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { DataFolder } from '#local/data-folder.ts';
import { release } from '#local/lock.ts';
import { openPlace } from '#local/place.ts';
import { inFolder, markdown } from '#test/bench/figures.ts';
import { beginLaptop } from '#test/bench/http/laptop.ts';
import { askedFor, conclude } from '../program.ts';
import { fuzz } from './fuzz.ts';
import { type Raw, sendRaw } from './raw.ts';
import { chanceOf } from './spoil.ts';

/** The memory that a process has, in MB. */
const memoryOf = (pid: number): number =>
  Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

/** The key of the demo club's organiser, which a laptop makes just after it began to answer. */
async function keyIn(folder: string): Promise<string> {
  for (const end = performance.now() + 60_000; performance.now() < end; await sleep(50)) {
    const file = join(folder, 'keys.json');
    const { organiser } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8') || '{}') : {};
    if (typeof organiser === 'string') return organiser;
  }
  throw new Error('the laptop makes no key');
}

/** Sends bytes to a laptop with the demo clubs, which then has to be as well as before. */
async function onLaptop(seed: number, count: number): Promise<Raw & { readonly memory: readonly [number, number] }> {
  return inFolder(async (folder) => {
    const laptop = beginLaptop({ name: 'now', path: process.cwd() }, folder);
    const { origin, pid } = await laptop.ready();
    const key = await keyIn(folder);
    const port = Number(new URL(origin).port);
    const chance = chanceOf(seed);
    const warm = await sendRaw(port, key, Math.ceil(count / 5), chance);
    const before = memoryOf(pid);
    const raw = await sendRaw(port, key, count - warm.requests, chance);
    const after = memoryOf(pid);
    for (const path of ['/', '/lavers-chess/main/', '/api/clubs/lavers-chess/ladders/main/state']) {
      const { status } = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${key}` } });
      if (status !== 200) raw.faults.push(`in the end ${path} is answered with ${status}`);
    }
    await laptop.end();
    raw.faults.push(...warm.faults, ...(await differencesIn(folder)));
    if (after > before * 1.5 + 50) raw.faults.push(`the laptop took ${before} MB, and then ${after} MB`);
    for (const [status, number] of warm.statuses) raw.statuses.set(status, (raw.statuses.get(status) ?? 0) + number);
    return { ...raw, requests: count, memory: [before, after] };
  });
}

/** What the ladders of a data folder have stored that is not as their logs say. */
async function differencesIn(folder: string): Promise<readonly string[]> {
  const data = new DataFolder(folder);
  const place = await openPlace(data);
  const store = new LadderStore(place.database());
  const found: string[] = [];
  for await (const club of readClubIds(store.database))
    for (const ladder of (await readClub(store.database, club))?.ladders ?? [])
      for (const { item } of (await store.verify({ club, ladder })) ?? []) found.push(`${club}/${ladder}: ${item}`);
  await place.close();
  release(data);
  return found;
}

const asked = askedFor(100_000);
const raws = Math.ceil(asked.size / 20);
const { found, requests, wrote, together, statuses, writing, codes, slowest, heap, ladders } = await fuzz(
  asked.seed,
  asked.size - raws,
);
for (const { fault, requests: shown } of found)
  console.log(`${fault}\n${shown.map((each) => JSON.stringify(each)).join('\n')}`);
const raw = await onLaptop(asked.seed, raws);
const [first = 0, last = 0] = [heap[Math.min(2, heap.length - 1)], heap.at(-1)];
const faults = [
  ...found.map(({ fault }) => fault),
  ...raw.faults,
  ...(last > first * 1.3 + 30 ? [`the heap grew from ${first} to ${last} MB`] : []),
];
const number = (count: number): string => count.toLocaleString('en');
const listed = (counts: ReadonlyMap<number | string, number>): string =>
  [...counts]
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)))
    .map(([status, count]) => `${status}: ${number(count)}`)
    .join(' · ');
const rows = [
  ['requests to the functions in one process', number(requests)],
  ['of them, that wrote something', number(wrote)],
  ['times that several came at once, or met another in the table', number(together)],
  ['answers by status', listed(statuses)],
  ['problems that were told, by their codes', number(codes.size)],
  ['routes that wrote something', number(writing.size)],
  ['ladders compared with their logs in the end', number(ladders)],
  ['the longest that a function worked on one', `${Math.round(slowest)} ms`],
  ['heap after the third club, and after the last', `${first} MB, ${last} MB`],
  ['requests to a laptop, as bytes', number(raw.requests)],
  ['its answers by status', listed(raw.statuses)],
  ['its memory after a fifth of them, and after all', raw.memory.map((mb) => `${mb} MB`).join(', ')],
];
conclude(
  'fuzz',
  asked,
  `${number(requests + raw.requests)} requests, ${number(wrote)} of which wrote`,
  faults,
  markdown(['what', 'how much'], rows),
);
