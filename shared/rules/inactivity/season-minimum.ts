import { addDays } from '#shared/calendar/days.ts';
import { instantOf } from '#shared/calendar/zone.ts';
import { type SeasonSettlement, seasonName } from '#shared/vocabulary/entry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { movesBetween } from '#shared/vocabulary/moves.ts';
import type { Clause, Day, Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { choice, figure } from '../common/settings.ts';
import { takenOff, toBottom } from '../common/standing.ts';
import type { Attendance, Duty } from '../duty.ts';
import type { IsSettled } from './settled-days.ts';

/** How many games a player should have played, and how many challenges made, by the end of a season; 0 where that is not asked. */
export const leastPlayed = figure('minPlayed', 0, [0, 50]);
export const leastMade = figure('minMade', 0, [0, 50]);

/** The penalty for having met none of it. */
export const leastCosts = choice('minCosts', 'bottom', ['bottom', 'removed']);
export const removesBySeason = (ladder: Pick<Ladder, 'header'>): boolean => leastCosts.of(ladder) === 'removed';

/** Whether the player on rung 1 is spared when others drop. */
export const exemptFirst = choice('exemptFirst', 'no', ['no', 'yes']);
export const sparesFirst = (ladder: Pick<Ladder, 'header'>): boolean => exemptFirst.of(ladder) === 'yes';

/** What each player has to do by the season's last day, and how many of these are enough: one. */
const askedOf = (ladder: Pick<Ladder, 'header'>) => ({ played: leastPlayed.of(ladder), made: leastMade.of(ladder) });

/** Whether a season that has an end asks anything of players by then. */
export const asksLeast = (ladder: Parameters<typeof leastPlayed.of>[0]): boolean =>
  leastPlayed.of(ladder) + leastMade.of(ladder) > 0;

/** The midnight that ends the last day of a season with a minimum; undefined if the season has none. */
function endOf({ header }: Ladder): { readonly day: Day; readonly at: Instant } | undefined {
  const { end } = header.season;
  return end !== undefined && asksLeast({ header })
    ? { day: end, at: instantOf(header.timezone, addDays(end, 1)) }
    : undefined;
}

/** Whether what is due by an instant needs the whole log: only the log knows how often each player has played. */
export function endsByLog(ladder: Ladder, by: Instant): boolean {
  const end = endOf(ladder);
  return end !== undefined && ladder.at < end.at && end.at <= by;
}

/** Whether a day lies in a season whose minimum is settled. */
export const untilSeasonEnd: IsSettled = (ladder, day) => {
  const end = endOf(ladder);
  return end !== undefined && ladder.at >= end.at && day <= end.day;
};

/** How much of what a season asks for a player has done. */
interface DoneSoFar {
  readonly played: number;
  readonly made: number;
}

/** What a season asks of players by its last day, one of which is enough (0: not asked), and how much of it each has done. */
export interface AskedBySeason {
  readonly until: Day;
  readonly asked: DoneSoFar;
  /** Undefined for whom it leaves alone. */
  readonly doneBy: (player: PlayerId) => DoneSoFar | undefined;
}

/** The same before it is due; also undefined if only the whole log could tell how much anybody has done. */
export function askedBySeason(ladder: Ladder, attendance: Attendance): AskedBySeason | undefined {
  const end = endOf(ladder);
  const doneBy = end && ladder.at < end.at ? doneUntil(ladder, attendance, end.day) : undefined;
  if (!end || !doneBy) return undefined;
  const first = sparedIn(ladder);
  return {
    until: end.day,
    asked: askedOf(ladder),
    doneBy: (player) => (player === first ? undefined : doneBy(player)),
  };
}

const sparedIn = (ladder: Ladder): PlayerId | undefined => (sparesFirst(ladder) ? ladder.order.at(1) : undefined);

interface Minimum {
  readonly clause: Clause;
}

/**
 * Players who have met none of a season's minimums go to the bottom as its last day ends, keeping their order, or are
 * removed (H18). Without the whole log nothing comes of it.
 */
export const seasonMinimum =
  (terms: Minimum): Duty<SeasonSettlement> =>
  (ladder) => {
    const end = endOf(ladder);
    if (!end || ladder.at >= end.at) return undefined;
    return { at: end.at, settle: (attendance) => settle(terms, ladder, attendance, end) };
  };

function settle(
  { clause }: Minimum,
  ladder: Ladder,
  attendance: Attendance,
  end: NonNullable<ReturnType<typeof endOf>>,
) {
  const over: Ladder = { ...ladder, at: end.at };
  const first = sparedIn(ladder);
  const reached = reachedBy(ladder, attendance, end.day);
  const fallen = reached ? ladder.order.players().filter((player) => player !== first && !reached(player)) : [];
  if (fallen.length === 0) return { ladder: over };
  const isRemoval = removesBySeason(ladder);
  const season = { first: ladder.header.season.start, last: end.day };
  const rest = isRemoval
    ? takenOff(over, new Set(fallen), season)
    : { ...over, order: toBottom(ladder.order, new Set(fallen)) };
  const settlement: SeasonSettlement = {
    kind: 'season',
    name: seasonName(end.day),
    last: end.day,
    at: end.at,
    clause,
    dropped: isRemoval ? [] : fallen,
    removed: isRemoval ? fallen : [],
    moves: movesBetween(ladder.order, rest.order),
  };
  return { ladder: rest, settlement };
}

/** Whether a player has done enough in a season; undefined where only the whole log could tell. */
function reachedBy(ladder: Ladder, attendance: Attendance, day: Day): ((player: PlayerId) => boolean) | undefined {
  const doneBy = doneUntil(ladder, attendance, day);
  const asked = askedOf(ladder);
  return doneBy && ((player) => isEnough(asked, doneBy(player)));
}

/** Whether somebody has done enough: any one of what is asked. */
const isEnough = (asked: DoneSoFar, { played, made }: DoneSoFar): boolean =>
  (asked.played > 0 && played >= asked.played) || (asked.made > 0 && made >= asked.made);

function doneUntil(
  ladder: Ladder,
  { playsUntil }: Attendance,
  day: Day,
): ((player: PlayerId) => DoneSoFar) | undefined {
  if (!playsUntil) return undefined;
  const made = challengesMade(ladder);
  return (player) => {
    const plays = playsUntil(player, day);
    // A match from a sheet is a challenge, too, also where it is entered after the season.
    const told = plays.filter(({ line, made: by }) => by === player && line > ladder.line).length;
    return { played: plays.length, made: (made.get(player) ?? 0) + told };
  };
}

/** How many challenges each player has made, not counting those that were withdrawn or voided. */
function challengesMade({ challenges, past }: Ladder): ReadonlyMap<PlayerId, number> {
  const made = new Map<PlayerId, number>();
  for (const { challenger, line, withdrawn, decided } of [...challenges.values(), ...past.ended.values()]) {
    if (line === undefined || (withdrawn && decided === undefined)) continue;
    made.set(challenger, (made.get(challenger) ?? 0) + 1);
  }
  return made;
}
