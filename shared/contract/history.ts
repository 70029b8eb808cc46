import * as z from 'zod/mini';
import { day, line, player } from '../log/fields.ts';
import { changeView } from './calendar.ts';
import { howPlayedShape, ladderShape, meetingShape, resultKind, resultState } from './ladder-facts.ts';
import { who } from './phrase.ts';
import { count, list, object, optional, told, tuple, when } from './schema.ts';
import { ofAnyKind, settlementName } from './settlement-kind.ts';

export const playerIndex = count.check(z.describe('A player, by their place in `players`, from 0 on.'));
export type PlayerIndex = z.infer<typeof playerIndex>;

/**
 * Neighbours who moved alike in a day: those who stood on `count` rungs from rung `from` down at its beginning moved by
 * `change` rungs, below being positive, or left the ladder (null). Players with equal points stand on rungs of their own
 * here, in the ladder's order.
 */
const glide = z
  .readonly(z.tuple([z.int(), z.int(), z.nullable(z.int())]))
  .check(
    z.describe(
      'Neighbours who moved alike: from which rung on, how many, and by how many rungs, below being positive; null where they left the ladder.',
    ),
  );
export type Glide = z.infer<typeof glide>;

/** A day on which the rungs, or points, were others at its end than at its beginning. */
export const dayView = object({
  day,
  moved: optional('A player who is neither here nor among the joined kept their rung.', list(glide)),
  joined: optional(
    'Who was on the ladder at the day’s end but not at its beginning, and on which rung.',
    list(tuple(playerIndex, z.int())),
  ),
  points: optional(
    'What players have at the day’s end, where that changed and a ladder is played for points.',
    list(tuple(playerIndex, z.number())),
  ),
});
export type DayView = z.infer<typeof dayView>;

export const playedView = object({
  line,
  at: told('When it was played.', when),
  kind: told(
    'In a game of several for points, a pot, everybody who sat in it.',
    z.enum([...resultKind.options, 'pot']),
  ),
  state: resultState,
  players: told('The challenger first; in a pot as entered.', list(playerIndex)),
  score: told('In the same order, as it stands now.', list(z.number())),
  ...howPlayedShape,
  lineup: optional('Of pairs: the ids of those who played, the challenger’s two first.', list(player)),
  slip: optional('It was taken back on the club night on which it was entered; no page lists it.', z.literal(true)),
  net: optional('What each of a pot got out of it less the stake, in the same order.', list(z.number())),
});
export type PlayedView = z.infer<typeof playedView>;

const endedTable = object({
  name: told('What it is called.', z.string()),
  places: told(
    'The first in its standing first.',
    list(
      object({
        player: playerIndex,
        points: z.number(),
        met: list(object({ player: playerIndex, ...meetingShape })),
        goes: optional('To which table they went after it, above or below.', z.enum(['up', 'down'])),
      }),
    ),
  ),
});
export type EndedTableView = z.infer<typeof endedTable>;

export const settledView = ofAnyKind({
  line,
  period: settlementName,
  through: optional('The last of several that came out alike; missing where it is one.', z.string()),
  at: when,
  dropped: told('Also those who could not move.', list(playerIndex)),
  removed: list(playerIndex),
  forfeited: optional('In points; the removed included.', list(tuple(playerIndex, z.number()))),
  tables: optional(
    'Of a round in which all of a table played each other: its tables as it ended, the first at the top.',
    list(endedTable),
  ),
});
export type SettledView = z.infer<typeof settledView>;

/** What happened in a part of a season, in the order of the log. */
const partShape = {
  start: told(
    'The order before the first of `days`, top first: empty at the beginning of a season.',
    list(playerIndex),
  ),
  startPoints: optional(
    'What each of `start` has then, in the same order, where a ladder is played for points.',
    list(z.number()),
  ),
  days: told(
    'Oldest first. A long day may be there several times: each tells from the end of the one before on.',
    list(dayView),
  ),
  results: told('In the order of the log.', list(playedView)),
  settlements: told('Oldest first.', list(settledView)),
  changes: optional(
    'What was changed of the ladder, or of players’ names, in mid-season, oldest first; missing where nothing was.',
    list(changeView),
  ),
} as const;

const players = told('Everybody who was ever on the ladder, also those who have left; new ones come last.', list(who));

const people = optional('All who play or have played as a pair, where the entrants are pairs.', list(who));

const historyPiece = object(partShape);
export type HistoryPiece = z.infer<typeof historyPiece>;

/** The newest piece of a history, and where the older ones lie; `wholeHistory` (whole-history.ts) puts them together. */
export const historyHead = object({
  ...ladderShape,
  players,
  people,
  older: told(
    'The other pieces, oldest first. What lies in a file never changes; after a correction there are others.',
    list(
      object({
        file: told('Where it lies beside this file.', z.string()),
        changes: told('How many moves, points, penalties and places in tables it tells.', count),
      }),
    ),
  ),
  ...partShape,
});
export type HistoryHead = z.infer<typeof historyHead>;

/**
 * A ladder's season so far, as it counts now after all corrections, in plain JSON: who stood where at the end of each
 * day, and what was played. Of a very long or large season the latest pieces: as many as hold 60,000 moves, points and
 * penalties, and 40 at most. `ordersOf` and `trackOf` (reading-history.ts) read the days.
 */
export const historyView = object({ ...ladderShape, players, people, ...partShape });
export type HistoryView = z.infer<typeof historyView>;
