import { addDays, END } from '../../calendar/days.ts';
import { instantOf } from '../../calendar/zone.ts';
import { type DeadlineSettlement, deadlineName } from '../../vocabulary/entry.ts';
import type { Header } from '../../vocabulary/header.ts';
import type { Challenge, Ladder } from '../../vocabulary/ladder.ts';
import { movesBetween } from '../../vocabulary/moves.ts';
import type { Clause, Day, Instant } from '../../vocabulary/vocabulary.ts';
import { pairOf } from '../challenge/pairs.ts';
import { asBegun } from '../common/configured.ts';
import type { Movement } from '../common/movement.ts';
import type { Setting } from '../common/settings.ts';
import { dayOf, ended, endedWithout } from '../common/standing.ts';
import type { Duty } from '../duty.ts';

/** Until when a challenge is to be played, and what becomes of one that is not. */
export interface Deadline {
  /** How many days there are to play it, not counting the day on which it was issued nor those in closures. */
  readonly days: Setting<number>;
  readonly unplayed: Unplayed;
  readonly clause: Clause;
}

/** What becomes of a challenge that was not played in time, and of the ladder as it is then. */
export type Unplayed = (
  ladder: Ladder,
  challenge: Challenge,
) => Pick<DeadlineSettlement, 'outcome' | 'dropped'> & { readonly ladder: Ladder };

/** The challenger wins without playing, which moves the ladder so. */
export const forfeited =
  (movement: Movement): Unplayed =>
  (ladder, challenge) => ({
    outcome: 'forfeited',
    dropped: [challenge.challenged],
    ladder: { ...ladder, order: movement(asBegun(ladder, challenge), challenge, 'challenger-won').order },
  });

/** It is closed without a result, and costs nobody anything. */
export const closed: Unplayed = (ladder) => ({ outcome: 'closed', dropped: [], ladder });

/**
 * The last day on which a challenge may be played; one whose result was rejected is to be played anew from then on.
 * Nothing where that day lies after the season's last: the challenge then stays open, as it would without a deadline.
 */
export function lastDayFor({ days }: Deadline, ladder: Ladder, challenge: Challenge): Day | undefined {
  const { season } = ladder.header;
  const day = daysAfter(
    ladder.header,
    dayOf(ladder, challenge.reopened ?? challenge.issued),
    days.of(asBegun(ladder, challenge)),
  );
  return day >= END || (season.end !== undefined && day > season.end) ? undefined : day;
}

/** So many days later, not counting those on which the club is shut. */
function daysAfter({ closures = [] }: Header, from: Day, days: number): Day {
  const open = addDays(from, days);
  if (!closures.some((closure) => closure.from <= open && from < closure.to)) return open;
  let day = from;
  for (let left = days; left > 0 && day < END; ) {
    const next = addDays(day, 1);
    const shut = closures.find((closure) => closure.from <= next && next <= closure.to);
    day = shut?.to ?? next;
    if (!shut) left--;
  }
  return day;
}

/** Challenges that were not played in time, one after the other, the one issued first foremost. */
export const deadline =
  (terms: Deadline): Duty<DeadlineSettlement> =>
  (ladder, attendance) => {
    let next: { readonly challenge: Challenge; readonly day: Day } | undefined;
    for (const challenge of ladder.challenges.values()) {
      const day = challenge.awaiting ? undefined : lastDayFor(terms, ladder, challenge);
      if (!day || attendance.isPlayed(challenge, day)) continue;
      if (!next || day < next.day || (day === next.day && isBefore(challenge, next.challenge)))
        next = { challenge, day };
    }
    if (!next) return undefined;
    const { challenge, day } = next;
    const at = instantOf(ladder.header.timezone, addDays(day, 1));
    return { at, settle: () => lapsed(terms, ladder, challenge, at) };
  };

const isBefore = (one: Challenge, other: Challenge): boolean =>
  one.issued < other.issued || (one.issued === other.issued && one.id < other.id);

function lapsed({ unplayed, clause }: Deadline, ladder: Ladder, open: Challenge, at: Instant) {
  const { ladder: after, ...come } = unplayed(ladder, open);
  // A forfeit counts for when the pair may meet again; what is merely closed was no challenge.
  const close = come.outcome === 'forfeited' ? ended : endedWithout;
  const settlement: DeadlineSettlement = {
    kind: 'deadline',
    name: deadlineName(open.id),
    at,
    challenge: open.id,
    ...pairOf(open),
    ...come,
    clause,
    removed: [],
    moves: movesBetween(ladder.order, after.order),
  };
  return { ladder: close(after, { ...open, lapsed: true }), settlement };
}
