import { addDays } from '#shared/calendar/days.ts';
import { instantOf } from '#shared/calendar/zone.ts';
import { Season } from '#shared/engine/season.ts';
import type { EarlierHeader } from '#shared/log/results/earlier-season.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { headerLine, seasonName } from '#shared/vocabulary/header.ts';
import { type Day, FIRST_LINE, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { AGAIN, writeAll } from '../database/change.ts';
import type { Database } from '../database/database.ts';
import { CLAIM, type LadderKey, ladderPartition } from '../database/keys.ts';
import { absent } from '../database/transaction.ts';
import { itemsOf } from '../ladders/changes.ts';
import { endItem } from '../ladders/entries.ts';
import { endedHead, headKey, stillIn } from '../ladders/head.ts';
import { type SeasonStanding, type Turn, type Turning, type TurnOptions, turn } from '../ladders/season-transition.ts';
import {
  type EndedSeason,
  isBroughtIn,
  LAST_BROUGHT_IN,
  linesOfBroughtIn,
  notTurned,
  type StoredSeasons,
  seasonsItem,
} from '../ladders/seasons.ts';
import { againIfLost, Claim } from './claim.ts';
import { clearLeftovers } from './clear-leftovers.ts';

/** A season that is over, by the log of it: the lines of its commands count from 2, as in a file. */
export interface EarlierSeason {
  readonly header: EarlierHeader;
  readonly commands: readonly Command[];
}

/** Why a season can't be added: it lies not before the one that the ladder is in, or in the days of another, or no lines are left. */
export type NoRoom = 'full' | { readonly after: Day } | { readonly within: EndedSeason };

/**
 * Adds a season from before the ladder was here to those that it has had, all or nothing, exactly once. Nobody sees any of it
 * until it is whole. One that was added before is replaced by another of the same name.
 */
export async function addSeason(
  turning: Turning,
  key: LadderKey,
  earlier: EarlierSeason,
  options: TurnOptions,
): Promise<Turn<NoRoom>> {
  const { database } = turning;
  const outcome = await turn<NoRoom>(turning, key, options, async (standing) => {
    const room = roomFor(standing, earlier);
    if ('no' in room) return { kind: 'refused', no: room.no };
    return written(database, key, standing, earlier, room.replaces).catch(againIfLost);
  });
  if (outcome.kind === 'turned') await clearLeftovers(database, key);
  return outcome;
}

type Room = { readonly no: NoRoom } | { readonly replaces: EndedSeason | undefined };

function roomFor({ ladder, seasons }: SeasonStanding, { header }: EarlierSeason): Room {
  const { start, end } = header.season;
  const first = ladder.header.season.start;
  if (seasons.given >= LAST_BROUGHT_IN) return { no: 'full' };
  if (end > first) return { no: { after: first } };
  const [other, another] = seasons.ended.filter((each) => start < each.end && each.start < end);
  if (!other) return { replaces: undefined };
  const isSame = isBroughtIn(other) && seasonName(other.start, other.end, []) === seasonName(start, end, []);
  return isSame && !another ? { replaces: other } : { no: { within: another ?? other } };
}

/** Writes the season under a number of its own, and gives what makes it one of the ladder's. */
async function written(
  database: Database,
  key: LadderKey,
  { seasons: before, place, ladder, epoch }: SeasonStanding,
  { header, commands }: EarlierSeason,
  replaces: EndedSeason | undefined,
) {
  const number = before.given + 1;
  const seasons: StoredSeasons = { ...before, given: number };
  if ((await writeAll(database, [{ put: seasonsItem(key, seasons), condition: notTurned(before) }])) !== 'committed')
    return AGAIN;
  const own = { ...key, season: number };
  const line = linesOfBroughtIn(number);
  const season = Season.of(
    { ...header, line },
    commands.map((command) => counted(command, line)),
  );
  const claim = await Claim.take(database, own);
  if (claim === 'importing') throw new Error('no log is imported into a season');
  const { items, head } = itemsOf(own, season);
  await claim.write([...items]);
  const last = season.ladder.line;
  const { start, end } = header.season;
  const others = before.ended.filter((each) => each !== replaces);
  const added: EndedSeason = {
    number,
    name:
      replaces?.name ??
      seasonName(
        start,
        end,
        others.map(({ name }) => name),
      ),
    first: headerLine({ line }),
    last,
    start,
    end,
    ended: instantOf(header.timezone, addDays(end, 1)),
  };
  // Another number again, so that whoever has seen the list without it can't write theirs.
  const after: StoredSeasons = {
    ...seasons,
    ended: [...others, added].toSorted((one, other) => (one.start < other.start ? -1 : 1)),
    given: number + 1,
  };
  return {
    writes: [
      { put: seasonsItem(key, after), condition: notTurned(seasons) },
      { check: headKey(place), condition: stillIn('ladder-changed', epoch) },
      { put: endedHead(head), condition: absent('ladder-changed') },
      { put: endItem(own, lineNumber(last + 1)) },
      claim.released('ladder-changed'),
      ...(replaces ? withdrawn({ ...key, season: replaces.number }) : []),
    ],
    ladder,
    seasons: after,
  } as const;
}

/** What a line of a file says of another line, as the lines of the season are counted. */
function counted<Any extends Command>(command: Any, first: number): Any {
  const { body } = command;
  return 'line' in body
    ? { ...command, body: { ...body, line: lineNumber(Number(body.line) + first - FIRST_LINE) } }
    : command;
}

/** A season without a head is none; by the claim what is left of it is found. */
export const withdrawn = (place: LadderKey) => [
  { remove: headKey(place) },
  { put: { pk: ladderPartition(place), sk: CLAIM, token: 'withdrawn' } },
];
