import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { Bucket } from '#functions/publishing/bucket.ts';
import { publishLadder, publishRest } from '#functions/publishing/publish-ladder.ts';
import { Season } from '#shared/engine/season.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import { FIRST_LINE, type LineNumber } from '#shared/vocabulary/vocabulary.ts';
import { FakeBucket } from '../publishing/bucket.ts';
import { KEY, OneLadder, ORIGIN } from '../publishing/store.ts';
import { headerOf, matchId, member, must, say } from './club.ts';

/** As many results as fill a piece: what a finished one costs is in the mean. */
const RESULTS = 256;
const PLAYERS = 100;
const LINES = [100, 1000, 10_000];

/** A season in which one plays who stands three rungs below the other, a match a minute. */
class Playing {
  readonly season = new Season(headerOf('crewe'));
  #matches = 0;

  constructor(lines: number) {
    const players = Array.from({ length: PLAYERS }, (_, n) => ({ id: member(n), name: `Member ${n}` }));
    this.season.decide(say(0, 'seed', { order: 'given', players }));
    for (let line = 1; line < lines; line++) this.play();
  }

  play(): void {
    const order = this.season.ladder.order.players();
    const n = ++this.#matches;
    const upper = (n * 7) % (PLAYERS - 3);
    const [challenged, challenger] = [must(order[upper]), must(order[upper + 3])];
    this.season.decide(say(n * 60, 'match', { id: matchId(n), challenger, challenged, score: [1, 0] }));
  }
}

/** A store that has its log at hand: what is measured is publishing. */
class Stored extends OneLadder {
  lines: readonly Entry[] = [];
  override async log(_: typeof KEY, after: LineNumber = FIRST_LINE) {
    return this.lines.slice(after - 1);
  }
}

/** The processor's time of some work, in milliseconds. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function measure(lines: number): Promise<string> {
  const playing = new Playing(lines);
  const store = new Stored(playing);
  const bucket = new FakeBucket();
  let [puts, bytes] = [0, 0];
  const files = new Bucket('site', (request) => {
    if (request.method === 'PUT') [puts, bytes] = [puts + 1, bytes + Buffer.byteLength(request.body ?? '')];
    return bucket.send(request);
  });
  const publishing = () => ({ store, files, origin: ORIGIN, release: 'r1', now: playing.season.ladder.at });
  const read = (): void => {
    store.lines = playing.season.lines();
  };
  read();
  const first = await cpuOf(() => publishLadder(publishing(), KEY));
  const [pages, rests]: [number[], number[]] = [[], []];
  let [put, written] = [0, 0];
  for (let n = 0; n < RESULTS; n++) {
    playing.play();
    read();
    pages.push(await cpuOf(() => publishLadder(publishing(), KEY)));
    const [putBefore, bytesBefore] = [puts, bytes];
    rests.push(await cpuOf(() => publishRest(publishing(), KEY)));
    [put, written] = [put + puts - putBefore, written + bytes - bytesBefore];
  }
  const mean = (of: readonly number[]): string => (of.reduce((sum, each) => sum + each, 0) / RESULTS).toFixed(1);
  const kilobytes = (written / RESULTS / 1000).toFixed(1);
  return `| ${lines} | ${mean(pages)} | ${mean(rests)} | ${(put / RESULTS).toFixed(2)} | ${kilobytes} | ${first.toFixed(0)} |`;
}

// What runs first pays for the compiler.
await measure(must(LINES[0]));
const rows: string[] = [];
for (const lines of LINES) rows.push(await measure(lines));
const text = `# What a lone result costs to publish

Made by \`npm run bench:rest\` on Node ${process.version}, ${cpus().length} cores. A Crewe ladder of ${PLAYERS} players, published after each of ${RESULTS} results by a process that knows the season: the page with its data, and then the rest (history, CSV, log, feed, calendar), as much of it as a result that comes alone has written. Means, CPU in ms, with compression and the stand-in for S3; the last column is the first publication of a process that knows nothing.

| lines | page | rest | PUTs of the rest | KB of the rest | all of it, at first |
| ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
writeFileSync('test/bench/results/rest-cost.md', text);
console.log(text);
