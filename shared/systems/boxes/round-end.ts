import { daysBetween, later } from '#shared/calendar/days.ts';
import { daysAwayOf } from '#shared/rules/away/days.ts';
import { awaySlot } from '#shared/rules/away/slots.ts';
import { endedWithout, takenOff } from '#shared/rules/common/standing.ts';
import type { Duty, DutyOutcome } from '#shared/rules/duty.ts';
import { groupingOf } from '#shared/rules/entrants/sharing.ts';
import { type PeriodSettlement, roundName } from '#shared/vocabulary/entry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { movesBetween } from '#shared/vocabulary/moves.ts';
import { Table } from '#shared/vocabulary/table.ts';
import type { Clause, Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { playersIn, type Seat, seatsOf, waitingOn } from './boxes.ts';
import { barredFrom, crossWith } from './crosses.ts';
import { lastDayOf, newRound, overAt, roundOf } from './round.ts';
import { boxSettings } from './settings.ts';
import { type Crosses, crossesSlot, type Round, roundSlot, shortSlot } from './slots.ts';
import { ranked, type Tally, tallyOf } from './standing.ts';

type RoundKind = 'month' | 'week';
type RoundSettlement = PeriodSettlement<RoundKind>;

/** How many of the rounds over the ladder remembers. */
const REMEMBERED = 12;

/** The last midnight of a round: the best of each box and the last of the one above change places (B7). */
export const roundEnd =
  (clause: Clause): Duty<RoundSettlement> =>
  (ladder) => {
    const round = roundOf(ladder);
    const last = lastDayOf(ladder, round);
    if (last === undefined) return undefined;
    return {
      at: overAt(ladder, last),
      settle: () => (round.played ? ended(ladder, round, last, clause) : unplayed(ladder, round, last, clause)),
    };
  };

const settlementOf = (
  ladder: Ladder,
  { since }: Round,
  last: Day,
  clause: Clause,
): Omit<RoundSettlement, 'dropped' | 'removed' | 'moves'> => {
  const weeks = boxSettings.weeks.of(ladder);
  return {
    kind: weeks === 0 ? 'month' : 'week',
    ...(weeks > 0 && { length: weeks }),
    name: roundName(last),
    first: since,
    last,
    at: overAt(ladder, last),
    clause,
  };
};

/** A round in which nobody has played moves nobody, and is held against nobody. */
const unplayed = (ladder: Ladder, round: Round, last: Day, clause: Clause): DutyOutcome<RoundSettlement> => ({
  ladder: withNextRound(closed(ladder), round, last),
  uncounted: { ...settlementOf(ladder, round, last, clause), dropped: [], removed: [], moves: [] },
});

function ended(ladder: Ladder, round: Round, last: Day, clause: Clause): DutyOutcome<RoundSettlement> {
  const seats = seatsOf(ladder);
  const boxes = seats.map((seat) => standingIn(ladder, seat));
  const removed = new Set(boxes.flatMap((box) => idsOf(box.removed)));
  const exchanges = boxes.map((box, index) => exchanged(ladder, box, boxes[index + 1]));
  const stayed = boxes.flatMap(({ players }, index) => {
    const [above, below] = [exchanges[index - 1], exchanges[index]];
    const [fallers = [], risers = []] = [above?.fallers, below?.risers];
    return [...fallers, ...players.slice(fallers.length, players.length - risers.length), ...risers];
  });
  const rest = takenOff(withRuns(closed(ladder), boxes), removed);
  const order = rest.order.rearranged([...idsOf(stayed), ...waitingOn(ladder, seats)]);
  const settlement: RoundSettlement = {
    ...settlementOf(ladder, round, last, clause),
    dropped: ladder.order.topFirst(new Set(exchanges.flatMap(({ fallers }) => idsOf(fallers)))),
    removed: ladder.order.topFirst(removed),
    moves: movesBetween(ladder.order, order),
  };
  return { ladder: withNextRound({ ...rest, order }, round, last), settlement };
}

const idsOf = (some: readonly Tally[]): readonly PlayerId[] => some.map(({ player }) => player);

/** The next round, in boxes of those who are there then. */
function withNextRound(ladder: Ladder, { since }: Round, last: Day): Ladder {
  const settled = [...ladder.settled.slice(1 - REMEMBERED), { first: since, last }];
  const after = { ...ladder, settled };
  return roundSlot.set(after, ladder.order.size > 0 ? newRound(after) : undefined);
}

/** What is disputed as a round ends counts for nothing. */
const closed = (ladder: Ladder): Ladder =>
  [...ladder.challenges.values()].reduce((after, challenge) => endedWithout(after, challenge), ladder);

interface Found extends Tally {
  /** Away for more than half of the round (B8). */
  readonly away: boolean;
  /** Has played too little. */
  readonly short: boolean;
  /** In how many rounds in a row, counting this one. */
  readonly run: number;
}

/** The round in which a player joins counts neither for nor against them, nor does one in which they are away. */
function foundOf(ladder: Ladder, { since }: Round, last: Day, box: readonly PlayerId[], player: PlayerId): Found {
  const tally = tallyOf(ladder, player, since);
  const away = isAway(ladder, player, since, last);
  const short = !away && tally.played < leastFor(ladder, box, tally);
  const before = shortSlot.of(ladder).get(player)?.rounds ?? 0;
  const isNew = (ladder.players.get(player)?.admitted ?? since) > since;
  return { ...tally, away, short, run: away || (short && isNew) ? before : short ? before + 1 : 0 };
}

/** How many matches an entrant has to have had: of those that can’t all meet, no more than they can (P5). */
function leastFor(ladder: Ladder, box: readonly PlayerId[], { player, met }: Tally): number {
  const least = boxSettings.least.of(ladder);
  const barred = barredFrom(ladder, box, player).filter((other) => !crossWith(met, other)).length;
  return barred > 0 ? Math.min(least, box.length - 1 - barred) : least;
}

function isAway(ladder: Ladder, player: PlayerId, since: Day, last: Day): boolean {
  const away = daysAwayOf(ladder, player);
  if (away.length === 0) return false;
  const days = away.reduce((sum, { from, to }) => {
    const [first, until] = [later(from, since), to < last ? to : last];
    return first <= until ? sum + daysBetween(first, until) + 1 : sum;
  }, 0);
  return 2 * days > daysBetween(since, last) + 1;
}

function isRemoved(ladder: Ladder, { short, run }: Found): boolean {
  const most = boxSettings.removeAfter.of(ladder);
  return short && most > 0 && run >= most;
}

function withRuns(ladder: Ladder, boxes: readonly Standing[]): Ladder {
  const before = shortSlot.of(ladder);
  const runs = boxes.flatMap(({ players }) => players.filter(({ run }) => run > 0));
  if (runs.length === 0 && before.size === 0) return ladder;
  // All at once: one by one, the table would be copied for each of thousands.
  const after = runs.map(({ player, run }) => {
    const known = before.get(player);
    return [player, known?.rounds === run ? known : { rounds: run }] as const;
  });
  return shortSlot.set(ladder, Table.of(after));
}

/** How a box stands. */
interface Standing {
  /** Those who stay, in the order in which they stand: who played too little is last, and who was away is in the middle. */
  readonly players: readonly Found[];
  /** How many of them are there, and how many of these have played enough. */
  readonly there: number;
  readonly best: number;
  /** Who has played too little too often. */
  readonly removed: readonly Found[];
}

/** What of a round all of its boxes go by. */
type Common = readonly [header: Ladder['header'], short: unknown, away: unknown, grouping: unknown];

interface KnownBox {
  readonly players: readonly PlayerId[];
  readonly played: readonly (Crosses | undefined)[];
  readonly standing: Standing;
}

const known = new WeakMap<Round, { readonly common: Common; readonly boxes: Map<number, KnownBox> }>();

const areSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((each, index) => each === others[index]);

function knownBoxes(ladder: Ladder, round: Round): Map<number, KnownBox> {
  const common: Common = [ladder.header, shortSlot.of(ladder), awaySlot.of(ladder), groupingOf(ladder)];
  const before = known.get(round);
  const now = before && areSame(before.common, common) ? before : { common, boxes: new Map<number, KnownBox>() };
  known.set(round, now);
  return now.boxes;
}

/** How a box stands: worked out again only where one of its players has played since, as a result changes one box of thousands. */
export function standingIn(ladder: Ladder, seat: Seat): Standing {
  const round = roundOf(ladder);
  const [boxes, crosses, players] = [knownBoxes(ladder, round), crossesSlot.of(ladder), playersIn(ladder, seat)];
  const played = players.map((player) => crosses.get(player));
  const before = boxes.get(seat.box);
  if (before && areSame(before.players, players) && areSame(before.played, played)) return before.standing;
  const standing = standingAnew(ladder, round, seat);
  boxes.set(seat.box, { players, played, standing });
  return standing;
}

function standingAnew(ladder: Ladder, round: Round, seat: Seat): Standing {
  const last = lastDayOf(ladder, round) ?? round.until;
  const players = playersIn(ladder, seat);
  const box = players.map((player) => foundOf(ladder, round, last, players, player));
  const removed = box.filter((each) => isRemoved(ladder, each));
  const stay = box.filter((each) => !removed.includes(each));
  const standing = ranked(
    ladder,
    stay.filter(({ away }) => !away),
  );
  const order = [...standing.filter(({ short }) => !short), ...standing.filter(({ short }) => short)];
  const half = Math.ceil(order.length / 2);
  return {
    players: [...order.slice(0, half), ...stay.filter(({ away }) => away), ...order.slice(half)],
    there: order.length,
    best: order.filter(({ short }) => !short).length,
    removed,
  };
}

/** How many may change places at one end of a box: one where it is too small for so many at both ends, none of one alone. */
const atEnd = ({ there }: Standing, up: number): number => (there >= 2 * up ? up : there >= 2 ? 1 : 0);

interface Exchange {
  /** Of a box, those who go down. */
  readonly fallers: readonly Found[];
  /** Of the box below, those who go up. */
  readonly risers: readonly Found[];
}

/** Who changes places between a box and the one below, the last of the one and the best of the other, in their order of standing. */
export function exchanged(ladder: Ladder, above?: Standing, below?: Standing): Exchange {
  if (!above || !below) return { fallers: [], risers: [] };
  const up = boxSettings.up.of(ladder);
  const count = Math.min(atEnd(above, up), atEnd(below, up), below.best);
  return {
    fallers: above.players.slice(above.players.length - count),
    risers: below.players.slice(0, count),
  };
}
