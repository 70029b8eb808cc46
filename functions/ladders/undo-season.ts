import { firstEntry } from '#shared/engine/lines.ts';
import { Season, termsIn } from '#shared/engine/season.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Instant, instant, type LineNumber, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import type { Database } from '../database/database.ts';
import { keyOf } from '../database/item.ts';
import { HEAD, type LadderKey, ladderPartition } from '../database/keys.ts';
import { absent, newToken } from '../database/transaction.ts';
import { allOf } from '../runtime/at-once.ts';
import { changesBetween } from './changes.ts';
import { endItem, entryItem, readEntries, toEntry } from './entries.ts';
import { headItem, headKey, stillAt } from './head.ts';
import { find } from './load.ts';
import {
  type SeasonStanding,
  type Turn,
  type Turned,
  type Turning,
  type TurnOptions,
  type TurnWrite,
  turn,
} from './season-transition.ts';
import { type EndedSeason, notTurned, type StoredSeasons, seasonBefore, seasonsItem } from './seasons.ts';
import { partItem } from './stored-parts.ts';

/** Why the start of a season cannot be undone, from its log; undefined if it can. */
export type Objection<No> = (entries: readonly Entry[], before: EndedSeason | undefined) => No | undefined;

/** Goes back to the season before. Its lines go on behind those undone, padded with lines that only let time pass. */
export const undoSeason = <No>(
  turning: Turning,
  key: LadderKey,
  objection: Objection<No>,
  options: TurnOptions,
): Promise<Turn<No>> =>
  turn<No>(turning, key, options, async (standing) => {
    const { place, ladder, seasons } = standing;
    const entries = await readEntries(turning.database, place, firstEntry(ladder.header));
    const no = objection(entries.map(toEntry), seasonBefore(seasons.ended, ladder.header));
    return no === undefined ? undone(turning.database, key, standing, options.at) : { kind: 'refused', no };
  });

async function undone(
  database: Database,
  key: LadderKey,
  { seasons, place, ladder, epoch }: SeasonStanding,
  at: Instant,
): Promise<Turned> {
  const before = seasonBefore(seasons.ended, ladder.header);
  if (!before) throw new Error(`${key.club}/${key.ladder} has had no season before`);
  const back = { ...key, season: before.number };
  const found = await find(database, back);
  if (!found) throw new Error(`${key.club}/${key.ladder} lacks its season ${before.name}`);
  const end = lineNumber(ladder.line + 1);
  const { entries, after } = await paddedTo(database, back, found.ladder, end, at);
  const { put, remove } = changesBetween(found.ladder, after);
  const pk = ladderPartition(back);
  const undone = [...(seasons.undone ?? []), end];
  const now: StoredSeasons = {
    ...seasons,
    present: before.number,
    ended: seasons.ended.filter((each) => each !== before),
    undone,
  };
  return {
    writes: [
      { put: seasonsItem(key, now), condition: notTurned(seasons) },
      { remove: headKey(place), condition: stillAt('ladder-changed', ladder.line, epoch) },
      { put: endItem(place, end), condition: absent('ladder-changed') },
      {
        put: headItem(back, after, put.length, newToken()),
        condition: stillAt('ladder-changed', found.ladder.line, found.epoch),
      },
      ...entries.map((entry) => ({
        put: entryItem(back, { ...entry, token: newToken(), lookedBack: false, wait: 0 }),
      })),
      ...put.map((part) => ({ put: partItem(back, part) })),
      ...remove.map((sk) => ({ remove: { pk, sk } })),
      ...(await deleting(database, place)),
    ],
    ladder: after,
    seasons: now,
  };
}

/** A season with lines up to another one that do nothing but let time pass. */
async function paddedTo(database: Database, key: LadderKey, ladder: Ladder, end: LineNumber, at: Instant) {
  const stored = await readEntries(database, key, firstEntry(ladder.header), ladder.line);
  const commands = stored.map(({ command }) => command);
  const season = Season.of(madeOf(ladder), commands, termsIn(stored));
  for (let line = ladder.line + 1; line <= end; line++) season.pad(instant(Math.max(at, ladder.at)));
  return { entries: season.lines().filter(({ line }) => line > ladder.line), after: season.ladder };
}

async function deleting(database: Database, place: LadderKey): Promise<readonly TurnWrite[]> {
  const items = await allOf(database.query({ pk: ladderPartition(place) }));
  return items.filter(({ sk }) => sk !== HEAD).map((item) => ({ remove: keyOf(item) }));
}
