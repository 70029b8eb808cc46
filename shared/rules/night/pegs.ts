import { type Ladder, type Peg, type Player, withPlayer } from '#shared/vocabulary/ladder.ts';
import type { Day, Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { dayOf } from '../common/standing.ts';
import { finalSlot, isMeetingRemembered, type Night, nightSlot, rememberMeeting } from './slots.ts';

/** The night of an instant, which is its local date; one on which nobody has arrived yet is empty. */
export function nightAt(ladder: Ladder, at: Instant): Night {
  const day = dayOf(ladder, at);
  const night = nightSlot.of(ladder);
  return night?.day === day ? night : { day, situation: 1, present: [] };
}

/** Whether a player has come on the day of an instant. */
export const isUnderWay = (ladder: Ladder, at: Instant): boolean => nightSlot.of(ladder)?.day === dayOf(ladder, at);

export const pegOn = (ladder: Ladder, player: PlayerId, day: Day): Peg | undefined => {
  const peg = ladder.players.get(player)?.peg;
  return peg?.night === day ? peg : undefined;
};

export const isPresent = (ladder: Ladder, player: PlayerId, day: Day): boolean =>
  pegOn(ladder, player, day)?.presence === 'present';

/** Players in a match, tonight's or one left open: they can neither issue nor accept (L14). */
export function busyPlayers(ladder: Ladder): ReadonlySet<PlayerId> {
  const busy = new Set<PlayerId>();
  for (const match of ladder.challenges.values()) busy.add(match.challenger).add(match.challenged);
  return busy;
}

/** Players who are here and can be challenged: dark side out (L11). */
export function available(ladder: Ladder, night: Night): readonly PlayerId[] {
  const busy = busyPlayers(ladder);
  return night.present.filter((player) => !busy.has(player));
}

export const hasPassed = (peg: Peg | undefined, night: Night): boolean => peg?.passed === night.situation;

/** Changes a peg that is on the board tonight; a player who isn't there has no peg to change. */
export function withPeg(ladder: Ladder, player: PlayerId, day: Day, change: (peg: Peg) => Peg): Ladder {
  return withPlayer(ladder, player, (record) =>
    record.peg?.night === day && record.peg.presence === 'present' ? { ...record, peg: change(record.peg) } : record,
  );
}

/** Matches that end, arrivals and departures change the situation, and so end every pass (L16). */
export const clearPasses = (night: Night): Night => ({ ...night, situation: night.situation + 1 });

export function withoutWaiting(night: Night, ...players: readonly PlayerId[]): Night {
  if (!night.waiting || !players.includes(night.waiting)) return night;
  const { waiting: _, ...rest } = night;
  return rest;
}

/** The one player who is left over while a match of the night is in progress goes first when it ends (L12a). */
export function assignWaitingPlayer(ladder: Ladder, night: Night): Ladder {
  const [waiting, another] = available(ladder, night);
  const left = waiting !== undefined && another === undefined && isMatchUnderWay(ladder, night.day);
  return nightSlot.set(ladder, left ? { ...night, waiting } : night);
}

function isMatchUnderWay(ladder: Ladder, day: Day): boolean {
  for (const match of ladder.challenges.values()) if (dayOf(ladder, match.issued) === day) return true;
  return false;
}

/** Whether two have had a match on a day (L7). */
export const haveMet = (ladder: Ladder, day: Day, one: PlayerId, other: PlayerId): boolean =>
  pegOn(ladder, one, day)?.met.includes(other) || isMeetingRemembered(ladder, day, one, other);

/** Records that two have had their match of a day, whether or not their pegs are on the board. */
export function withMeeting(ladder: Ladder, day: Day, one: PlayerId, other: PlayerId): Ladder {
  const noted = rememberMeeting(ladder, day, one, other);
  return withPlayer(withPlayer(noted, one, noteMeeting(day, other)), other, noteMeeting(day, one));
}

const noteMeeting =
  (day: Day, other: PlayerId) =>
  (player: Player): Player => {
    const { peg } = player;
    if (peg && peg.night > day) return player;
    const tonight: Peg = peg?.night === day ? peg : { night: day, presence: 'absent', imbalance: 0, met: [] };
    return { ...player, peg: { ...tonight, met: [...tonight.met, other] } };
  };

/** Players removed at the final's cut-off who are not back yet (L29). */
export const latecomersOf = (ladder: Ladder): readonly PlayerId[] =>
  (finalSlot.of(ladder).latecomers ?? []).filter((player) => !ladder.order.has(player));
