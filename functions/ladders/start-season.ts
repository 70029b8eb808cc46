import { firstEntry } from '#shared/engine/lines.ts';
import { Season } from '#shared/engine/season.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import { type Header, headerLine, seasonName } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Day, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import type { LadderKey } from '../database/keys.ts';
import { absent } from '../database/transaction.ts';
import { itemsOf } from './changes.ts';
import { endItem, readEntries, toEntry } from './entries.ts';
import { endedHead, stillAt } from './head.ts';
import {
  type SeasonStanding,
  type Turn,
  type Turned,
  type Turning,
  type TurnOptions,
  turn,
} from './season-transition.ts';
import { type EndedSeason, type LadderSeasons, notTurned, type StoredSeasons, seasonsItem } from './seasons.ts';

export interface NextSeason {
  readonly header: Header;
  readonly seed: Command<'seed'>;
  /** The day after which nothing was played in the one before. */
  readonly end: Day;
}

const BEGINNING = 200;

/** What the next season of a ladder is to be, from the ladder and the first lines of its log; or why there cannot be one now. */
export type Plan<No> = (
  ladder: Ladder,
  beginning: readonly Entry[],
) => { readonly next: NextSeason } | { readonly no: No };

/** Ends a ladder's season and starts the next: its own log and partition, same address; lines go on counting. */
export const startSeason = <No>(
  turning: Turning,
  key: LadderKey,
  plan: Plan<No>,
  options: TurnOptions,
): Promise<Turn<No>> =>
  turn<No>(turning, key, options, async (standing) => {
    const { place, ladder } = standing;
    const first = firstEntry(ladder.header);
    const beginning = await readEntries(turning.database, place, first, lineNumber(first + BEGINNING - 1));
    const planned = plan(ladder, beginning.map(toEntry));
    return 'no' in planned ? { kind: 'refused', no: planned.no } : started(key, standing, planned.next, options);
  });

function started(
  key: LadderKey,
  { seasons, place, ladder: before, head, epoch }: SeasonStanding,
  { header: given, seed, end }: NextSeason,
  { at }: TurnOptions,
): Turned {
  const number = seasons.given + 1;
  const line = lineNumber(before.line + 1);
  const season = Season.of({ ...given, line }, [seed]);
  const ended: EndedSeason = {
    number: seasons.present,
    name: seasonName(before.header.season.start, end, namesOf(seasons)),
    first: headerLine(before.header),
    last: before.line,
    start: before.header.season.start,
    end,
    ended: at,
  };
  const after: StoredSeasons = { ...seasons, present: number, ended: [...seasons.ended, ended], given: number };
  const { items, head: next } = itemsOf({ ...key, season: number }, season);
  return {
    writes: [
      { put: endedHead(head), condition: stillAt('ladder-changed', before.line, epoch) },
      { put: endItem(place, line), condition: absent('ladder-changed') },
      { put: seasonsItem(key, after), condition: notTurned(seasons) },
      { put: next, condition: absent('ladder-changed') },
      ...[...items].map((put) => ({ put })),
    ],
    ladder: season.ladder,
    seasons: after,
  };
}

const namesOf = ({ ended }: LadderSeasons): readonly string[] => ended.map(({ name }) => name);
