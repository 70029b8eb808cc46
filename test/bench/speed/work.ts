import type { setUpTable } from '#functions/database/dynamo/setup.ts';
import { addClub } from '#functions/ladders/clubs.ts';
import type { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import type { FileStore } from '#functions/publishing/files.ts';
import type { publishNow } from '#functions/publishing/publish.ts';
import type { settleLadder } from '#functions/settling/settle-ladder.ts';
import type { parseHeader } from '#shared/log/parse.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type Instant, instant, type SystemId } from '#shared/vocabulary/vocabulary.ts';
import { matchId, member, opening, say } from '../club.ts';
import { median } from '../figures.ts';
import { partsOf } from '../tree.ts';

/**
 * Settles and publishes by the code of one version, in a process of its own, and prints how long the processor was at
 * each: `tsx test/bench/speed/work.ts DIR ENDPOINT`.
 */
const [tree = '', endpoint = ''] = process.argv.slice(2);

/** Of each kind of work, so much is done before it is measured, and so much is. */
const [WARM_UP, MEASURED] = [40, 120];
const DAY = 86_400;
const MONTH_END: Instant = instant(opening + 30 * DAY * 1000);

const its = partsOf(tree);

const header = async (system: SystemId): Promise<Header> => {
  const season = { start: '2021-09-06', end: '2022-06-06' };
  const parsed = (await its<typeof parseHeader>('shared/log/parse.ts', 'parseHeader'))({
    system,
    timezone: 'Europe/London',
    season,
  });
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  return parsed.value;
};

const seeding = (size: number): Command =>
  say(0, 'seed', { order: 'given', players: Array.from({ length: size }, (_, n) => ({ id: member(n + 1) })) });

const match = (n: number, size: number): Command => {
  const [challenger, challenged] = [member(1 + ((n * 37) % size)), member(1 + ((n * 37 + 3) % size))];
  return say(60 + n * 600, 'match', { id: matchId(n), challenger, challenged, score: [1, 0] });
};

async function openStore(): Promise<LadderStore> {
  const table = `speed-${process.pid}`;
  await (await its<typeof setUpTable>('functions/database/dynamo/setup.ts', 'setUpTable'))(endpoint, table);
  const Store = await its<typeof DynamoStore>('functions/ladders/dynamo/store.ts', 'DynamoStore');
  const store = new Store({ endpoint, table });
  await addClub(store.database, { id: 'bench', name: 'Bench' });
  return store;
}

/** Milliseconds of processor that each repetition of some work takes, the median, once it is warm. */
async function timeOf(
  prepare: (n: number) => Promise<unknown>,
  work: (n: number) => Promise<unknown>,
): Promise<number> {
  const times: number[] = [];
  for (let n = 1; n <= WARM_UP + MEASURED; n++) {
    await prepare(n);
    const before = process.cpuUsage();
    await work(n);
    const { user, system } = process.cpuUsage(before);
    if (n > WARM_UP) times.push((user + system) / 1000);
  }
  return median(times);
}

/** A club's ladder, of whose thirty players one in three has played, settled at the end of a month. */
async function settling(store: LadderStore): Promise<number> {
  const settle = await its<typeof settleLadder>('functions/settling/settle-ladder.ts', 'settleLadder');
  const lavers = await header('lavers');
  const played = Array.from({ length: 5 }, (_, n) =>
    say(60, 'match', { id: matchId(n), challenger: member(n * 6 + 3), challenged: member(n * 6 + 1), score: [2, 0] }),
  );
  const key = (n: number) => ({ club: 'bench', ladder: `settled-${n}` });
  return timeOf(
    (n) => store.import(key(n), lavers, [seeding(30), ...played]),
    async (n) => {
      if ((await settle({ store, now: () => MONTH_END }, key(n))) !== 'settled') throw new Error('nothing was due');
    },
  );
}

/** Files that are gone at once. */
const nowhere: FileStore = {
  put: async () => 'written',
  edition: async () => undefined,
  text: async () => undefined,
  remove: async () => {},
  remembered: () => undefined,
};

/** A ladder of a hundred, published after each result. */
async function publishing(store: LadderStore): Promise<number> {
  const publish = await its<typeof publishNow>('functions/publishing/publish.ts', 'publishNow');
  const key = { club: 'bench', ladder: 'published' };
  const size = 100;
  await store.import(key, await header('crewe'), [
    seeding(size),
    ...Array.from({ length: 300 }, (_, n) => match(n, size)),
  ]);
  const place = { store, files: nowhere, origin: 'https://ladder.example', release: 'bench' };
  return timeOf(
    async (n) => {
      const { kind } = await store.submit(key, match(300 + n, size));
      if (kind !== 'accepted') throw new Error(kind);
    },
    async (n) => {
      const outcome = await publish({ ...place, now: match(300 + n, size).at }, { kind: 'ladder', key });
      if (outcome === 'older' || outcome === 'no-such-ladder') throw new Error(outcome);
    },
  );
}

const store = await openStore();
process.stdout.write(JSON.stringify({ settling: await settling(store), publishing: await publishing(store) }));
