import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Refusal } from '#shared/vocabulary/refusal.ts';
import type { Day, Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { EverydayReach } from '../challenge/whom/reach.ts';
import { available, hasPassed, haveMet, nightAt, pegOn } from './pegs.ts';
import { finalSlot, type Night } from './slots.ts';

interface Span {
  readonly from: Instant;
  readonly to: Instant;
}

/** Who may challenge whom at an instant, where people meet at club nights. */
export interface Nights {
  readonly turnOf: (ladder: Ladder, at: Instant) => PlayerId | undefined;
  /** The players somebody may challenge, top first. */
  readonly mayChallenge: (ladder: Ladder, challenger: PlayerId, at: Instant) => readonly PlayerId[];
  /** The hours in which challenges are made on the day of an instant, both included; undefined without such hours. */
  readonly hoursOn: (of: Pick<Ladder, 'header'>, at: Instant) => Span | undefined;
  /** Why players cannot say at an instant that they are here themselves. */
  readonly againstCheckingIn: (of: Pick<Ladder, 'header'>, at: Instant) => Refusal | undefined;
  /** Whether somebody has come on the day of an instant. */
  readonly isUnderWay: (ladder: Ladder, at: Instant) => boolean;
  readonly isPresent: (ladder: Ladder, player: PlayerId, day: Day) => boolean;
  /** Players removed at the final's cut-off who are not back yet. */
  readonly latecomersOf: (ladder: Ladder) => readonly PlayerId[];
}

/** The classes of opponents: those near, above and below; the first that is not empty counts (L17b–d). */
const classes = (near: EverydayReach): readonly EverydayReach['includes'][] => [
  near.includes,
  (ladder, meeting) => meeting.distance > 0 && !near.includes(ladder, meeting),
  (ladder, meeting) => meeting.distance < 0 && !near.includes(ladder, meeting),
];

const rungIn = (ladder: Ladder, player: PlayerId): number => ladder.order.rungOf(player) ?? Number.POSITIVE_INFINITY;

/** The players somebody may challenge now, top first: those of the nearest class that is not empty (L17). */
export const nearestOpponents =
  (near: EverydayReach): Nights['mayChallenge'] =>
  (ladder, challenger, at) => {
    const from = rungIn(ladder, challenger);
    const meetings = possibleOpponents(ladder, challenger, nightAt(ladder, at)).map((challenged) => ({
      challenger,
      challenged,
      distance: from - rungIn(ladder, challenged),
    }));
    for (const includes of classes(near)) {
      const found = meetings.filter((meeting) => includes(ladder, meeting));
      if (found.length > 0)
        return found.toSorted((one, other) => other.distance - one.distance).map(({ challenged }) => challenged);
    }
    return [];
  };

/** Everybody available whom a player has not met tonight (L7). */
const possibleOpponents = (ladder: Ladder, challenger: PlayerId, night: Night): readonly PlayerId[] =>
  available(ladder, night).filter((player) => player !== challenger && !haveMet(ladder, night.day, challenger, player));

/** The player whose turn it is to challenge or pass: the waiting player, then the smallest I−A, then the lowest rung (L12). */
export function turnOf(ladder: Ladder, at: Instant): PlayerId | undefined {
  if (finalSlot.of(ladder).closed) return undefined;
  const night = nightAt(ladder, at);
  const free = available(ladder, night);
  let first: PlayerId | undefined;
  for (const player of free) {
    if (hasPassed(pegOn(ladder, player, night.day), night)) continue;
    if (first && !goesBefore(ladder, night, player, first)) continue;
    // Asked last, as it takes longest.
    if (free.some((other) => other !== player && !haveMet(ladder, night.day, player, other))) first = player;
  }
  return first;
}

function goesBefore(ladder: Ladder, night: Night, one: PlayerId, other: PlayerId): boolean {
  if (night.waiting === one || night.waiting === other) return night.waiting === one;
  const more = imbalanceOf(ladder, one, night) - imbalanceOf(ladder, other, night);
  return more === 0 ? rungIn(ladder, one) > rungIn(ladder, other) : more < 0;
}

const imbalanceOf = (ladder: Ladder, player: PlayerId, night: Night): number =>
  pegOn(ladder, player, night.day)?.imbalance ?? 0;
