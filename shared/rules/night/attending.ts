import { formatLocal, instantOf, localOf } from '#shared/calendar/zone.ts';
import type { Bodies } from '#shared/vocabulary/command.ts';
import { type Ladder, nameOf, withPlayer } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { Day, Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { clockTime, clockWords } from '#shared/words/dates.ts';
import { isReader } from '#shared/words/reader.ts';
import { TEXT as WORDS } from '#shared/words/texts.ts';
import type { Hours } from '../common/hours.ts';
import { timeIn } from '../common/settings.ts';
import { dayOf, matchOf, mustBeOnLadder, putAtBottom } from '../common/standing.ts';
import type { Rule } from '../rule.ts';
import { NIGHT } from '../texts.ts';
import { cutAt } from './final-removal.ts';
import { assignWaitingPlayer, clearPasses, isPresent, nightAt, pegOn, withoutWaiting, withPeg } from './pegs.ts';
import { finalSlot, type Night, nightSlot } from './slots.ts';
import { type Nights, turnOf } from './turn.ts';

export function* mustBePresent(ladder: Ladder, player: PlayerId, at: Instant): Generator<Refusal> {
  if (isPresent(ladder, player, dayOf(ladder, at))) return;
  yield refusal('not-present', NIGHT.notHere(nameOf(ladder, player), isReader(player)), 'L11');
}

export function* mustBeFree(ladder: Ladder, player: PlayerId): Generator<Refusal> {
  const match = matchOf(ladder, player);
  if (!match) return;
  const opponent = match.challenger === player ? match.challenged : match.challenger;
  yield refusal('busy', NIGHT.playing(nameOf(ladder, player), nameOf(ladder, opponent), isReader(player)), 'L14');
}

/** Refuses a player who is not first in the priority order (L12–L13). */
export function* mustHaveTheTurn(ladder: Ladder, player: PlayerId, at: Instant): Generator<Refusal> {
  const turn = turnOf(ladder, at);
  if (turn === player) return;
  yield refusal('not-your-turn', turn ? `${WORDS.turn(nameOf(ladder, turn)).join('')}.` : WORDS.nobodyCan, 'L12');
}

/** Removed at the Grand Final's cut (L29). The season is over for those who do not come back that very day (L34). */
const isLatecomer = (ladder: Ladder, player: PlayerId): boolean =>
  finalSlot.of(ladder).latecomers?.includes(player) ?? false;

/** Whether an arrival tells that a player was in time for a cut that is settled. */
function missedTheCut(ladder: Ladder, { arrivedAt }: Bodies['arrive']): boolean {
  const { end } = ladder.header.season;
  if (arrivedAt === undefined || !end || !finalSlot.of(ladder).latecomers) return false;
  return arrivedAt <= cutAt(ladder.header, end) && dayOf(ladder, arrivedAt) === end;
}

/** A player takes a peg, at 0, dark side out (L11); in time for the final by when they came (L29), for all else by the log. */
export const arriving: Rule<'arrive'> = {
  *refusals(ladder, { body: { player }, at }) {
    if (!isLatecomer(ladder, player)) yield* mustBeOnLadder(ladder, player);
    if (isPresent(ladder, player, dayOf(ladder, at)))
      yield refusal('already-present', NIGHT.isHere(nameOf(ladder, player)), 'L11');
  },
  apply(ladder, { body: { player }, at }) {
    const night = nightAt(ladder, at);
    if (isPresent(ladder, player, night.day)) return { ladder };
    if (isLatecomer(ladder, player) && !ladder.order.has(player))
      return { ladder: withNewPeg(rejoined(ladder, player, at), player, night), clause: 'L29' };
    return ladder.order.has(player) ? { ladder: withNewPeg(ladder, player, night), clause: 'L11' } : { ladder };
  },
  // One who was removed at the cut comes back by another way.
  needs: (ladder, { body: { player } }) => (isLatecomer(ladder, player) ? [] : [player]),
  tellsOfArrival: ({ body: { player, arrivedAt } }) => (arrivedAt === undefined ? undefined : { player, arrivedAt }),
  attendedSince: (_, { body }) => body.arrivedAt,
  unsettles: (ladder, { body }) => missedTheCut(ladder, body),
  amending: {
    corrects: 'arrival',
    stands: () => true,
    corrected: (line, { arrivedAt }) =>
      arrivedAt === undefined ? line : { ...line, body: { ...line.body, arrivedAt } },
  },
};

/** A latecomer starts again at the bottom. */
const rejoined = (ladder: Ladder, player: PlayerId, at: Instant): Ladder =>
  notLate(putAtBottom(ladder, player, dayOf(ladder, at)), player);

function notLate(ladder: Ladder, player: PlayerId): Ladder {
  if (!isLatecomer(ladder, player)) return ladder;
  const { latecomers = [], ...final } = finalSlot.of(ladder);
  return finalSlot.set(ladder, { ...final, latecomers: latecomers.filter((each) => each !== player) });
}

function withNewPeg(ladder: Ladder, player: PlayerId, night: Night): Ladder {
  const met = pegOn(ladder, player, night.day)?.met ?? [];
  const peg = { night: night.day, presence: 'present', imbalance: 0, met } as const;
  const here = withPlayer(ladder, player, (record) => ({ ...record, peg }));
  return assignWaitingPlayer(here, clearPasses({ ...night, present: [...night.present, player] }));
}

/** When challenges are issued, on a day. */
export type HoursOf = (ladder: Pick<Ladder, 'header'>, day: Day) => Hours;

export const hoursOn =
  (hours: HoursOf): Nights['hoursOn'] =>
  (ladder, at) => {
    const { timezone } = ladder.header;
    const { day } = localOf(timezone, at);
    const { from, to } = hours(ladder, day);
    return {
      from: instantOf(timezone, day, timeIn(ladder, from)),
      to: instantOf(timezone, day, timeIn(ladder, to)),
    };
  };

const HOUR = 3_600_000;

/** Players check in themselves from an hour before play until its end; officials enter who has come at any time. */
export const checkingIn =
  (hours: HoursOf): Nights['againstCheckingIn'] =>
  (ladder, at) => {
    const { day, time } = localOf(ladder.header.timezone, at);
    const { from, to, clause } = hours(ladder, day);
    const opens = timeIn(ladder, from) - HOUR;
    if (time >= opens && time <= timeIn(ladder, to)) return undefined;
    const { timezone } = ladder.header;
    const open = clockTime(formatLocal(timezone, instantOf(timezone, day, opens)));
    return refusal('outside-hours', NIGHT.checkIn(open, clockWords(to.of(ladder))), clause);
  };

/** A player who has finished for the evening takes their peg away; not in the middle of a match (L24). */
export const departing: Rule<'depart'> = {
  *refusals(ladder, { body: { player }, at }) {
    yield* mustBeOnLadder(ladder, player);
    yield* mustBePresent(ladder, player, at);
    yield* mustBeFree(ladder, player);
  },
  apply: (ladder, { body: { player }, at }) => ({ ladder: departed(ladder, player, at), clause: 'L24' }),
};

/** Takes a peg off tonight's board, if it is on it. */
function departed(ladder: Ladder, player: PlayerId, at: Instant): Ladder {
  const night = nightAt(ladder, at);
  if (!isPresent(ladder, player, night.day)) return ladder;
  const present = night.present.filter((each) => each !== player);
  const gone = withPeg(ladder, player, night.day, (peg) => ({ ...peg, presence: 'departed' }));
  return assignWaitingPlayer(gone, clearPasses(withoutWaiting({ ...night, present }, player)));
}

/** A player who leaves takes their peg away, and was not removed at the cut, were it that a `join` brought them back (L29). */
export const left = (ladder: Ladder, player: PlayerId, at: Instant): Ladder =>
  notLate(departed(ladder, player, at), player);

/** A player who has the turn may pass; the pass stands until the situation changes (L13, L16). */
export const passing: Rule<'pass'> = {
  *refusals(ladder, { body: { player }, at }) {
    yield* mustBeOnLadder(ladder, player);
    yield* mustBePresent(ladder, player, at);
    yield* mustBeFree(ladder, player);
    yield* mustHaveTheTurn(ladder, player, at);
  },
  apply(ladder, { body: { player }, at }) {
    const night = nightAt(ladder, at);
    if (!isPresent(ladder, player, night.day)) return { ladder };
    const passed = withPeg(ladder, player, night.day, (peg) => ({ ...peg, passed: night.situation }));
    return { ladder: nightSlot.set(passed, withoutWaiting(night, player)), clause: 'L13' };
  },
};
