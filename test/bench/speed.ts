import { writeSync } from 'node:fs';
import { addClub } from '#functions/club/clubs.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import { settleLadder } from '#functions/ladders/settle-ladder.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import type { FileStore } from '#functions/publishing/files.ts';
import { publishNow } from '#functions/publishing/publish.ts';
import { decide } from '#shared/engine/decide.ts';
import { formatLog } from '#shared/log/format.ts';
import { readLog } from '#shared/log/read.ts';
import { replay } from '#shared/log/replay.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { newLadder } from '#shared/vocabulary/ladder.ts';
import { instant, lineNumber, type SystemId } from '#shared/vocabulary/vocabulary.ts';
import { headerOf, matchId, member, opening, say, seeding } from './club.ts';
import { cpuTimeOf, median } from './figures.ts';

/**
 * How fast the code is, in a process of its own: decides and replays seasons, settles and publishes, and prints the
 * processor's time of each. `tsx test/bench/speed.ts ENDPOINT TABLE [quick]`, with the empty table of an emulator.
 */
const [endpoint = '', table = '', isQuick] = process.argv.slice(2);

const HOUR = 3600;
const DAY = 24 * HOUR;
const LINES = 4000;

/** Games all over a ladder, each challenged, and finished within the hour. */
function gamesOf(system: SystemId, size: number): readonly Command[] {
  const commands = [seeding(size)];
  for (let game = 0; commands.length < LINES; game++) {
    const [id, at] = [matchId(game), game * HOUR];
    const first = (game * 37) % size;
    const [challenger, challenged] = [member(((first + 1 + (game % 5)) % size) + 1), member(first + 1)];
    commands.push(
      say(at, 'challenge', { id, challenger, challenged }),
      say(at + 60, 'result', { challenge: id, score: game % 3 === 0 ? [0, 1] : [1, 0] }),
      ...(system === 'nairobi' ? [say(at + 90, 'approve', { challenge: id })] : []),
    );
  }
  return commands.slice(0, LINES);
}

/** Club nights of twenty, four rounds each; at the end some of the first results are corrected. */
function nightsOf(lines: number, size: number, corrections = 0): readonly Command[] {
  const commands = [seeding(size)];
  for (let night = 0; commands.length < lines - corrections; night++) {
    const present = Array.from({ length: 20 }, (_, n) => member(((night * 13 + n * 7) % size) + 1));
    const evening = night * DAY;
    commands.push(...present.map((player) => say(evening, 'arrive', { player })));
    for (let round = 0; round < 4; round++)
      commands.push(...roundOf(present, round, evening + round * 1200, commands.length));
  }
  const played = commands.slice(0, lines - corrections);
  const results = played.flatMap(({ verb }, index) => (verb === 'result' ? [lineNumber(index + 2)] : []));
  const late = played.length * DAY;
  return [
    ...played,
    ...results.slice(0, corrections).map((line, n) => say(late + n, 'correct', { line, score: [1, 1] })),
  ];
}

function roundOf(
  present: readonly ReturnType<typeof member>[],
  round: number,
  time: number,
  before: number,
): Command[] {
  return Array.from({ length: 10 }, (_, pair) => {
    const [challenger, challenged] = [present[pair], present[10 + ((pair + round) % 10)]];
    if (!challenger || !challenged) return [];
    const challenge = matchId(before + pair);
    return [
      say(time + 2 * pair, 'challenge', { id: challenge, challenger, challenged }),
      say(time + 2 * pair + 1, 'result', { challenge, score: pair % 3 === 0 ? [0, 2] : [2, 0] }),
    ];
  }).flat();
}

const ROUNDS = isQuick ? 1 : 5;

/** The processor's time of some work, in milliseconds: the median of some rounds, the first of which only warms up. */
async function timeOf(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) times.push(await cpuTimeOf(work));
  return median(times.slice(1));
}

const found: Record<string, number> = {};

async function measureSeason(system: SystemId, size: number): Promise<void> {
  const header = headerOf(system);
  const commands = system === 'lavers' ? nightsOf(LINES, size) : gamesOf(system, size);
  const text = formatLog(header, commands);
  const log = readLog(text);
  if (!log.ok) throw new Error(log.refusal.message);
  const [seed = seeding(size), ...later] = commands;
  const started = decide(newLadder(header), seed).ladder;
  const deciding = () => later.reduce((ladder, command) => decide(ladder, command).ladder, started);
  const perLine = async (work: () => unknown): Promise<number> => ((await timeOf(work)) * 1000) / LINES;
  const of = `${system}, ${size} players, µs a line:`;
  found[`${of} deciding`] = await perLine(deciding);
  found[`${of} replaying`] = await perLine(() => replay(log.value));
  found[`${of} reading`] = await perLine(() => readLog(text));
}

/** From the text of a log to the last ladder. */
async function measureReplay(lines: number, size: number, corrections: number): Promise<void> {
  const text = formatLog(headerOf('lavers'), nightsOf(lines, size, corrections));
  const of = `${lines} lines of ${size} players, ${corrections} of them corrections, from text to ladder, ms`;
  found[of] = await timeOf(() => {
    const log = readLog(text);
    if (!log.ok) throw new Error(log.refusal.message);
    replay(log.value);
  });
}

/** Of each kind of work, how much is done before it is measured, and how much is. */
const [WARM_UP, MEASURED] = isQuick ? [5, 10] : [40, 120];

/** Milliseconds of processor that each repetition of some work takes, the median, once it is warm. */
async function timeOfEach(prepare: (n: number) => Promise<unknown>, work: (n: number) => unknown): Promise<number> {
  const times: number[] = [];
  for (let n = 1; n <= WARM_UP + MEASURED; n++) {
    await prepare(n);
    times.push(await cpuTimeOf(() => work(n)));
  }
  return median(times.slice(WARM_UP));
}

/** A club's ladder, of whose thirty players one in three has played, settled at the end of a month. */
async function settling(store: LadderStore): Promise<number> {
  const played = Array.from({ length: 5 }, (_, n) =>
    say(60, 'match', { id: matchId(n), challenger: member(n * 6 + 3), challenged: member(n * 6 + 1), score: [2, 0] }),
  );
  const now = () => instant(opening + 30 * DAY * 1000);
  const key = (n: number) => ({ club: 'bench', ladder: `settled-${n}` });
  return timeOfEach(
    (n) => createLadder(store.database, key(n), headerOf('lavers'), [seeding(30), ...played]),
    async (n) => {
      if ((await settleLadder({ store, now }, key(n))) !== 'settled') throw new Error('nothing was due');
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
  const [key, size, before] = [{ club: 'bench', ladder: 'published' }, 100, 300];
  const match = (n: number): Command => {
    const [challenger, challenged] = [member(1 + ((n * 37) % size)), member(1 + ((n * 37 + 3) % size))];
    return say(60 + n * 600, 'match', { id: matchId(n), challenger, challenged, score: [1, 0] });
  };
  await createLadder(store.database, key, headerOf('crewe'), [
    seeding(size),
    ...Array.from({ length: before }, (_, n) => match(n)),
  ]);
  const place = { store, files: nowhere, origin: 'https://ladder.example', release: 'bench' };
  return timeOfEach(
    async (n) => {
      const { kind } = await store.submit(key, match(before + n));
      if (kind !== 'accepted') throw new Error(kind);
    },
    async (n) => {
      const outcome = await publishNow({ ...place, now: match(before + n).at }, { kind: 'ladder', key });
      if (outcome === 'older' || outcome === 'no-such-ladder') throw new Error(outcome);
    },
  );
}

const SYSTEMS: readonly SystemId[] = isQuick ? ['crewe'] : ['lavers', 'crewe', 'nairobi'];
const SIZES = isQuick ? [100] : [100, 1000, 10_000];
const REPLAYED = isQuick
  ? [[1000, 40, 0]]
  : [
      [10_000, 40, 0],
      [10_000, 1000, 0],
      [10_000, 40, 1000],
      [10_000, 1000, 1000],
    ];

for (const system of SYSTEMS) for (const size of SIZES) await measureSeason(system, size);
for (const [lines = 0, size = 0, corrections = 0] of REPLAYED) await measureReplay(lines, size, corrections);
const store = new DynamoStore({ endpoint, table });
await addClub(store.database, { id: 'bench', name: 'Bench' });
found['a ladder of 30 settled at the end of a month, ms'] = await settling(store);
found['a page of 100 published after a result, ms'] = await publishing(store);
writeSync(1, JSON.stringify(found));
