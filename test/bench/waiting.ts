import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LadderKey } from '#functions/database/keys.ts';
import { addClub } from '#functions/ladders/clubs.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { DataFolder } from '#local/data-folder.ts';
import { handOut } from '#local/keys.ts';
import { release } from '#local/lock.ts';
import { openPlace } from '#local/place.ts';
import { localOf } from '#shared/calendar/zone.ts';
import { readLog } from '#shared/log/read.ts';
import { replay } from '#shared/log/replay.ts';
import { type Day, instant } from '#shared/vocabulary/vocabulary.ts';
import { HEADER, member, opening, say } from './club.ts';
import { markdown } from './figures.ts';
import { seasonOf } from './replay-speed.ts';
import { RunningLaptop } from './running-laptop.ts';

/** How often another club's organiser asks, in milliseconds. */
const PACE = 25;
const LINES = 10_000;

const LONG: LadderKey = { club: 'long', ladder: 'main' };
const WIDE: LadderKey = { club: 'wide', ladder: 'main' };
const OTHER: LadderKey = { club: 'other', ladder: 'main' };

const log = seasonOf([LINES, 40, 0]);
const seasonAsAccepted = () => {
  const read = readLog(log);
  if (!read.ok) throw new Error(read.refusal.message);
  return replay(read.value)
    .season.lines()
    .map(({ command }) => command);
};
const DAY = 24 * 60 * 60;
/** In how many seconds after the benchmark's own season begins it is now. */
const today = Math.floor((Date.now() - opening) / 1000);
const dayIn = (days: number): Day => localOf(HEADER.timezone, instant(Date.now() + days * DAY * 1000)).day;

const seeding = (players: number, seconds = 0) =>
  say(seconds, 'seed', { order: 'given', players: Array.from({ length: players }, (_, n) => ({ id: member(n + 1) })) });

/** Fills a folder with a long, a wide and an ordinary ladder; gives the key of each club. */
async function fill(path: string): Promise<ReadonlyMap<string, string>> {
  const folder = new DataFolder(path);
  const place = await openPlace(folder);
  const store = new LadderStore(place.database());
  const keys = new Map<string, string>();
  const ladders = [
    [LONG, HEADER, seasonAsAccepted()],
    [WIDE, { ...HEADER, season: { start: dayIn(-30), end: dayIn(200) } }, [seeding(LINES, today - DAY)]],
    [OTHER, HEADER, [seeding(40)]],
  ] as const;
  for (const [key, header, commands] of ladders) {
    await addClub(store.database, { id: key.club, name: key.club });
    await store.import(key, header, commands);
    keys.set(key.club, await handOut(store, key.club, instant(Date.now()), { role: 'organiser', label: 'bench' }));
  }
  await place.close();
  release(folder);
  return keys;
}

/** A laptop, and what its callers ask. */
async function startOn(path: string, keys: ReadonlyMap<string, string>) {
  const laptop = await RunningLaptop.start(process.cwd(), path);
  const ask = (method: string, { club, ladder }: LadderKey, verb = '', body?: string, type = 'application/json') =>
    fetch(`${laptop.origin}/api/clubs/${club}/ladders/${ladder}${verb}`, {
      method,
      headers: { authorization: `Bearer ${keys.get(club)}`, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    });
  return { ask, stop: () => laptop.stop() };
}

type Laptop = Awaited<ReturnType<typeof startOn>>;

/** How long another club's requests take while some work is done, in milliseconds: as many as come at their pace. */
async function waitsDuring({ ask }: Laptop, work: () => Promise<unknown>): Promise<readonly (string | number)[]> {
  const waits: Promise<number>[] = [];
  let over = false;
  const begun = performance.now();
  const working = work().finally(() => {
    over = true;
  });
  while (!over) {
    const asked = performance.now();
    waits.push(
      ask('GET', OTHER).then(async (answer) => {
        await answer.text();
        return performance.now() - asked;
      }),
    );
    await sleep(PACE);
  }
  await working;
  const took = performance.now() - begun;
  const sorted = (await Promise.all(waits)).toSorted((one, other) => one - other);
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  return [Math.round(took), sorted.length, at(0.5), at(0.99), at(1)];
}

async function done(answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
}

async function importAndFollow({ ask }: Laptop): Promise<void> {
  const copy = { ...LONG, ladder: 'copy' };
  await done(await ask('POST', copy, '/import?keepRefused=true', log, 'application/jsonl'));
  for (let state = ''; state !== 'made'; ) {
    await sleep(200);
    ({ state } = await (await ask('GET', copy, '/import')).json());
    if (state === 'failed' || state === 'refused') throw new Error(state);
  }
}

const path = mkdtempSync(join(tmpdir(), 'bench-'));
const keys = await fill(path);
const laptop = await startOn(path, keys);
try {
  await waitsDuring(laptop, () => sleep(3000));
  const rows: (string | number)[][] = [];
  const measure = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    rows.push([name, ...(await waitsDuring(laptop, work))]);
    console.log(rows.at(-1));
  };
  const early = seasonAsAccepted().findIndex(({ verb }) => verb === 'result') + 2;
  const correct = JSON.stringify({ line: early, score: [1, 1] });
  await measure('nothing else', () => sleep(5000));
  await measure(`an early line of ${LINES} is corrected`, async () =>
    done(await laptop.ask('POST', LONG, '/correct', correct)),
  );
  await sleep(8000);
  await measure(`a log of ${LINES} lines is imported`, () => importAndFollow(laptop));
  await sleep(8000);
  const match = JSON.stringify({
    id: 'm1',
    challenger: member(9000),
    challenged: member(8990),
    score: [2, 0],
    override: 'bench',
  });
  await measure(`a match among ${LINES} players is recorded and published`, async () => {
    await done(await laptop.ask('POST', WIDE, '/match', match));
    await sleep(8000);
  });
  const text = [
    '# How long others wait',
    `Made by \`npx tsx test/bench/waiting.ts\` on Node ${process.version}, ${cpus().length} cores. Every ${PACE} ms the organiser of another club looks at a ladder of 40 players, while on the same laptop:`,
    markdown(['work', 'ms', 'requests', 'median wait in ms', '99 %', 'longest'], rows),
    'Bar: nobody waits more than 200 ms for another’s work.',
  ].join('\n\n');
  writeFileSync('test/bench/results/waiting.md', `${text}\n`);
} finally {
  await laptop.stop();
  rmSync(path, { recursive: true });
}
