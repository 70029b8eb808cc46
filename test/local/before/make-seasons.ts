import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ItemClearing } from '../../../functions/store/clearing.ts';
import type { LadderKey } from '../../../functions/store/port.ts';
import { ItemStore } from '../../../functions/store/store.ts';
import { DataFolder } from '../../../local/data-folder.ts';
import { openPlace } from '../../../local/place.ts';
import { Connection } from '../../../local/sqlite/connection.ts';
import { nextHeader, nextSeed } from '../../../shared/engine/next-season.ts';
import { parseEntry, parseHeader } from '../../../shared/log/parse.ts';
import { systemOf } from '../../../shared/systems/registry.ts';
import { type Day, instant, parsePlayerId } from '../../../shared/vocabulary/vocabulary.ts';

/**
 * Makes seasons.sqlite.gz: a data folder with seasons, epochs, results that wait, and lines that were taken back. It is to be
 * made by the version that it is of. The one that lies here was made so at commit c72123d:
 *
 *   git worktree add ../before c72123d && cp test/local/before/make-seasons.ts ../before/test/local/before/
 *   cd ../before && npm ci && node --import tsx test/local/before/make-seasons.ts
 */
const folder = mkdtempSync(join(tmpdir(), 'seasons-'));
const place = await openPlace(new DataFolder(folder), 'sqlite');
const database = place.database();
const store = new ItemStore(database);
const clearing = new ItemClearing(database);

const PLAYERS = ['ann', 'bob', 'cy', 'dee', 'eve', 'fay'];

type Line = readonly [at: string, verb: string, body: object, override?: string];

const keyOf = (ladder: string): LadderKey => ({ club: 'before', ladder });
const at = (text: string) => instant(Date.parse(text));

async function open(ladder: string, header: object, players: readonly object[] = PLAYERS.map(called)): Promise<void> {
  const parsed = parseHeader({ timezone: 'Europe/London', name: `The ${ladder} ladder`, ...header });
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  if ((await store.createLadder(keyOf(ladder), parsed.value)) !== 'created') throw new Error(`${ladder} is not made`);
  await say(ladder, ['2025-09-01T10:00Z', 'seed', { order: 'given', players }]);
}

const called = (id: string, index: number) => ({
  id,
  name: `${id[0]?.toUpperCase()}${id.slice(1)} Archer`,
  rating: 1900 - 50 * index,
});

/** Records lines, and none that is refused. */
async function say(ladder: string, ...lines: readonly Line[]): Promise<void> {
  for (const [time, verb, body, override] of lines) {
    const now = await store.load(keyOf(ladder));
    if (!now) throw new Error(`there is no ${ladder}`);
    const entry = parseEntry({ at: time, by: 'Jo', [verb]: body, ...(override && { override }) }, systemOf(now));
    if (entry.ok !== true) throw new Error(`${ladder}: ${JSON.stringify(lines)} is no entry`);
    const end = await store.submit(keyOf(ladder), entry.command, {
      idempotencyKey: `${time} ${verb} ${JSON.stringify(body)}`,
    });
    if (end.kind !== 'accepted')
      throw new Error(`${ladder} ${time} ${verb}: ${JSON.stringify('refusal' in end ? end.refusal : end)}`);
  }
}

/** The next season, of everybody as they stand. */
async function turn(ladder: string, time: string, start: string, end?: string): Promise<void> {
  const asked = {
    season: { start: start as Day, ...(end && { end: end as Day }) },
    order: 'given',
    endsEarly: true,
  } as const;
  const turned = await store.startSeason(
    keyOf(ladder),
    (now) => {
      const seed = parseEntry({ at: time, by: 'Jo', seed: nextSeed(now, asked) }, systemOf(now));
      if (seed.ok !== true || seed.command.verb !== 'seed') throw new Error('no seed');
      return { next: { header: nextHeader(now, asked), seed: seed.command, end: time.slice(0, 10) as Day } };
    },
    { at: at(time), request: start },
  );
  if (turned.kind !== 'turned') throw new Error(`${ladder} is not turned: ${turned.kind}`);
}

const undo = async (ladder: string, time: string): Promise<void> => {
  const turned = await store.undoSeason(keyOf(ladder), () => undefined, { at: at(time), request: 'undo' });
  if (turned.kind !== 'turned') throw new Error(`${ladder} is not undone`);
};

const evening = (day: string, pairs: readonly (readonly [string, string])[]): readonly Line[] => [
  ...PLAYERS.slice(0, 5).map((player): Line => [`${day}T19:30Z`, 'arrive', { player }]),
  ...pairs.flatMap(([challenger, challenged], index): readonly Line[] => [
    [`${day}T20:0${index}Z`, 'challenge', { id: `${day}-${index}`, challenger, challenged }, 'so agreed'],
    [`${day}T20:3${index}Z`, 'result', { challenge: `${day}-${index}`, score: [2, 0] }],
  ]),
];

const agreed = (id: string, challenger: string, challenged: string, time: string): readonly Line[] => [
  [`${time}T10:00Z`, 'challenge', { id, challenger, challenged }, 'so agreed'],
  [`${time}T11:00Z`, 'accept', { challenge: id }],
];

await store.createClub({ id: 'before', name: 'The club of before' });
await store.setNaming('before', { mode: 'nickname', nicknames: { ann: 'The Rook' } });

await open('lavers', { system: 'lavers', season: { start: '2025-09-01', end: '2026-06-01' } });
await say(
  'lavers',
  ...evening('2025-09-08', [
    ['dee', 'cy'],
    ['eve', 'ann'],
  ]),
  ['2025-09-09T10:00Z', 'rename', { player: 'bob', name: 'Robert Archer' }],
  [
    '2025-09-10T10:00Z',
    'configure',
    { closures: [{ from: '2025-12-20', to: '2026-01-02' }], settings: { nights: ['monday'] } },
  ],
  ['2025-11-05T10:00Z', 'settle', {}],
  ['2025-11-06T10:00Z', 'join', { player: 'gil', name: 'Gil' }],
  ...evening('2025-11-10', []).slice(0, 1),
  ['2025-11-10T20:50Z', 'configure', { end: '2026-06-15', closures: [{ from: '2025-10-01', to: '2025-10-31' }] }],
);
const lines = (await store.log(keyOf('lavers'))).filter(({ command }) => command.verb === 'arrive');
await say('lavers', ['2025-11-10T20:55Z', 'void', { line: lines.at(-1)?.line }]);
await turn('lavers', '2025-12-01T10:00:00Z', '2025-12-01', '2026-10-05');

await open('crewe', { system: 'crewe', season: { start: '2025-09-01' }, settings: { confirm: 7 } });
await say(
  'crewe',
  ...agreed('c1', 'cy', 'bob', '2025-09-02'),
  ['2025-09-03T10:00Z', 'result', { challenge: 'c1', score: [1, 0], reported: 'cy' }],
  ['2025-09-03T12:00Z', 'approve', { challenge: 'c1' }],
  ...agreed('c2', 'eve', 'dee', '2025-09-04'),
  ['2025-09-05T10:00Z', 'result', { challenge: 'c2', score: [1, 0], reported: 'eve' }],
  ['2025-09-20T10:00Z', 'settle', {}],
);
await turn('crewe', '2025-10-01T10:00:00Z', '2025-10-01');
await say(
  'crewe',
  ...agreed('d1', 'cy', 'bob', '2025-10-02'),
  ['2025-10-03T10:00Z', 'result', { challenge: 'd1', score: [1, 0], reported: 'cy' }],
  ...agreed('d2', 'eve', 'dee', '2025-10-03'),
  ['2025-10-04T10:00Z', 'result', { challenge: 'd2', score: [1, 0], walkover: true }],
  ...agreed('d3', 'fay', 'ann', '2025-10-04'),
);

await open('nairobi', { system: 'nairobi', season: { start: '2025-09-01', end: '2026-08-31' } });
for (const [index, pair] of [
  ['cy', 'bob'],
  ['eve', 'dee'],
  ['fay', 'ann'],
].entries())
  await say(
    'nairobi',
    ['2025-09-06T10:00Z', 'challenge', { id: `n${index}`, challenger: pair[0], challenged: pair[1] }, 'so agreed'],
    ['2025-09-06T14:00Z', 'result', { challenge: `n${index}`, score: [1, 0] }, 'on paper'],
  );
await say(
  'nairobi',
  ['2025-09-07T10:00Z', 'approve', { challenge: 'n0' }],
  ['2025-09-07T11:00Z', 'reject', { challenge: 'n1' }],
);
await turn('nairobi', '2025-09-20T10:00:00Z', '2025-09-21', '2026-08-30');
await undo('nairobi', '2025-09-20T11:00:00Z');

await open(
  'computer-go',
  { system: 'computer-go', board: 9, season: { start: '2025-09-01' } },
  PLAYERS.map((id, index) => ({ ...called(id, index), gap: '3.5' })),
);
await say('computer-go', ...agreed('g1', 'cy', 'bob', '2025-09-02'), [
  '2025-09-03T10:00Z',
  'result',
  { challenge: 'g1', score: [1, 0] },
]);
await store.setClosed(keyOf('computer-go'), true, at('2025-09-10T10:00Z'));
await store.setClosed(keyOf('computer-go'), false, at('2025-09-11T10:00Z'));
await store.setHidden(keyOf('computer-go'), true);
await turn('computer-go', '2025-10-01T10:00:00Z', '2025-10-01');

await open('shicargo', { system: 'shicargo', season: { start: '2025-09-01' } });
await say(
  'shicargo',
  ['2025-09-02T10:00Z', 'start', { id: 's1', players: ['ann', 'bob', 'cy'] }],
  [
    '2025-09-02T13:00Z',
    'finish',
    {
      game: 's1',
      scores: [
        ['ann', 120],
        ['bob', 90],
        ['cy', 60],
      ],
    },
  ],
  ['2025-10-02T10:00Z', 'settle', {}],
);
await turn('shicargo', '2025-10-05T10:00:00Z', '2025-10-05');
await say('shicargo', ['2025-10-06T10:00Z', 'start', { id: 's2', players: ['dee', 'eve', 'fay'] }]);

// Each of their seasons is written anew.
const [player, as] = [parsePlayerId('fay'), parsePlayerId('former-1')];
if (!player || !as) throw new Error('no ids');
const person = { player, as, name: 'Former player 1', said: ['Fay Archer'] };
for (const ladder of ['crewe', 'shicargo']) await clearing.forget(keyOf(ladder), person, 'made', async () => {});
await clearing.forgetInClub('before', person);

for (const ladder of ['lavers', 'crewe', 'nairobi', 'computer-go', 'shicargo']) {
  const { ended, present } = await store.seasons(keyOf(ladder));
  for (const season of [...ended.map(({ number }) => number), present]) {
    const differences = await store.verify({ ...keyOf(ladder), season });
    if (differences?.length !== 0) throw new Error(`${ladder} ${season}: ${JSON.stringify(differences)}`);
  }
}
await place.close();
// All of it into the one file.
Connection.open(join(folder, 'ladders.sqlite')).prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();
writeFileSync(
  new URL('seasons.sqlite.gz', import.meta.url),
  gzipSync(readFileSync(join(folder, 'ladders.sqlite')), { level: 9 }),
);
rmSync(folder, { recursive: true });
