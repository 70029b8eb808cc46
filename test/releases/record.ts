import { writeFileSync } from 'node:fs';
import { clubKey } from '#functions/books/clubs.ts';
import { type Item, toJson } from '#functions/database/item.ts';
import { CLUBS, type LadderKey, ladderPartition, sessionPartition } from '#functions/database/keys.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { ladderTarget, restTarget } from '#functions/publishing/target.ts';
import { at, Evening } from '../functions/evening.ts';
import { who } from '../view/club.ts';
import { MemoryDrawer, TabletAtTheBar } from '../web/board/line.ts';
import type { Line } from './sample.ts';

const SEASON = { start: '2021-09-06', end: '2022-06-06' };
const PLAYERS = ['ann', 'bob', 'cy', 'dee'].map((id, index) => ({ id, name: id.toUpperCase(), rating: 1500 - index }));
const SYSTEMS = ['crewe', 'nairobi', 'shicargo', 'computer-go'];
const RIVERSIDE = ['main', 'juniors', ...SYSTEMS].map((ladder): LadderKey => ({ club: 'riverside', ladder }));
const HILLTOP: readonly LadderKey[] = [
  ...[1, 2].map((season) => ({ club: 'hilltop', ladder: 'main', season })),
  { club: 'hilltop', ladder: 'juniors' },
];
const HEADS = 'nothing to say';

/**
 * What a release leaves behind, for the releases after it; `tsx test/releases/record.ts 1.1.0` writes it down. Two clubs:
 * one in the middle of an evening, with a ladder of each system and a tablet without a line; another that has begun its
 * second season.
 */
export async function record(release: string): Promise<readonly Line[]> {
  const lines: Line[] = [];
  const evening = await Evening.begin();
  const key = await evening.hand('riverside', { role: 'organiser' });
  const hilltop = { key: await evening.hand('hilltop', { role: 'organiser' }) };
  const path = '/api/clubs/hilltop/ladders/main';

  await evening.must('POST', `${path}/seed`, { ...hilltop, body: { order: 'given', players: PLAYERS } });
  for (const player of ['cy', 'dee']) await evening.must('POST', `${path}/arrive`, { ...hilltop, body: { player } });
  const body = { challenger: 'dee', challenged: 'cy', score: [2, 0], override: 'a long walk' };
  await evening.must('POST', `${path}/match`, { ...hilltop, body });
  await evening.must('POST', `${path}/seasons`, {
    ...hilltop,
    body: { season: { ...SEASON, start: '2021-09-13' }, endsEarly: true },
  });

  const [ratings, players] = [{ order: 'ratings', players: PLAYERS }, PLAYERS.map(({ id }) => id)];
  for (const system of SYSTEMS) {
    const at = `/api/clubs/riverside/ladders/${system}`;
    const ladder = { id: system, system, timezone: 'Europe/London', season: SEASON };
    await evening.must('POST', '/api/clubs/riverside/ladders', { key, body: ladder });
    await evening.send('POST', `${at}/seed`, { key, body: { ...ratings, order: 'given' } });
    for (const player of players) await evening.send('POST', `${at}/arrive`, { key, body: { player } });
    await evening.send('POST', `${at}/match`, {
      key,
      body: { challenger: 'dee', challenged: 'cy', score: [1, 0], override: HEADS },
    });
  }
  await evening.must('POST', '/api/clubs/riverside/ladders/main/webhooks', {
    key,
    body: { url: 'https://chat.example.org/', events: ['result'], label: 'chat' },
  });
  await evening.must('POST', '/api/clubs/riverside/members', { key, body: { members: [{ id: 'gil', name: 'Gil' }] } });

  // Its line fails: what is tapped waits.
  const { cookie } = await evening.signIn('riverside', { role: 'scorer', label: 'bar' });
  const kept = new MemoryDrawer();
  const tablet = new TabletAtTheBar(evening, { cookie }, 'a', kept);
  await tablet.round();
  tablet.fault = 'no-request';
  tablet.tap('arrive', { player: who('eve') });
  for (const name of ['board/riverside/main', 'board/riverside/main/truth'])
    lines.push({ kept: [name, kept.getItem(name) ?? ''] });

  const world = {
    files: evening.files,
    release,
    origin: 'https://ladder.example',
    now: at('2021-09-06T20:30:00+01:00'),
  };
  for (const target of [ladderTarget, restTarget])
    await bringUpToDate({ ...world, store: evening.store }, target({ club: 'riverside', ladder: 'main' }));
  for (const [file, text] of evening.files.bodies)
    if (/\/(?!state)\w+\.json$/.test(file)) lines.push({ file: [file, text] });

  const partitions = [...RIVERSIDE, ...HILLTOP].map(ladderPartition);
  const clubs = ['riverside', 'hilltop'].flatMap((club) => [clubKey(club).pk, sessionPartition(club)]);
  for (const pk of [CLUBS, ...clubs, ...partitions])
    for await (const item of evening.database.query({ pk })) lines.push({ item: textOf(item) });
  lines.push({ key }, { cookie });
  return lines;
}

const textOf = (item: Item): NonNullable<Line['item']> =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, toJson(value ?? '')]));

const [, script = '', release] = process.argv;
if (release !== undefined && script.endsWith('record.ts')) {
  const lines = await record(release);
  writeFileSync(
    new URL(`${release}.jsonl`, import.meta.url),
    lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
  );
}
