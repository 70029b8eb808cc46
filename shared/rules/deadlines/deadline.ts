import { joined, openDaysAfter } from '#shared/calendar/club-calendar.ts';
import { addDays, END } from '#shared/calendar/days.ts';
import { instantOf } from '#shared/calendar/zone.ts';
import { acceptanceName, type DeadlineSettlement, deadlineName } from '#shared/vocabulary/entry.ts';
import type { Closure } from '#shared/vocabulary/header.ts';
import { type Challenge, type Ladder, nameOf } from '#shared/vocabulary/ladder.ts';
import { movesBetween } from '#shared/vocabulary/moves.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { Clause, Day, Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { dayWords } from '#shared/words/dates.ts';
import { isReader } from '#shared/words/reader.ts';
import { nameBesideReader, theTwoOf, twoNames } from '../challenge/the-two.ts';
import { asBegun } from '../common/configured.ts';
import type { Movement } from '../common/movement.ts';
import type { Setting } from '../common/settings.ts';
import { dayOf, ended, endedWithout } from '../common/standing.ts';
import type { Duty } from '../duty.ts';
import { dropped } from '../inactivity/penalties.ts';
import { DEADLINES } from '../texts.ts';
import { lastDays } from './last-days.ts';

/** Until when a challenge is to be played, or accepted, and what becomes of one that is not. */
export interface Deadline {
  /** How many days there are, not counting the day on which it was issued nor those in closures; 0 for no deadline. */
  readonly days: Setting<number>;
  /** It is enough to accept the challenge by then: one that is accepted, or was played before, has no such deadline. */
  readonly toAccept?: true;
  /** On which days besides closures time stands still for a challenge. */
  readonly pauses?: (ladder: Ladder, challenge: Challenge) => readonly Closure[];
  /** How many days later it is once the challenge was put off; 0 where that is never possible. */
  readonly postponing?: { readonly days: Setting<number>; readonly clause: Clause };
  /** Whether the days count from its acceptance: until then there is no deadline. */
  readonly fromAcceptance?: (ladder: Ladder) => boolean;
  readonly unplayed: Unplayed;
  readonly clause: Clause;
}

/** What happens to a challenge that was not played or accepted by a day, and to the ladder then. */
export type Unplayed = (
  ladder: Ladder,
  challenge: Challenge,
  day: Day,
) => Pick<DeadlineSettlement, 'outcome' | 'dropped' | 'silent'> &
  Partial<Pick<DeadlineSettlement, 'removed' | 'strikes'>> & { readonly ladder: Ladder };

/** The challenger wins without playing, which moves the ladder so. */
export const forfeited =
  (movement: Movement): Unplayed =>
  (ladder, challenge) => ({
    outcome: 'forfeited',
    dropped: [challenge.challenged],
    ladder: { ...ladder, order: movement(asBegun(ladder, challenge), challenge, 'challenger-won').order },
  });

/** The challenged player wins without playing, which is a defence (H6). */
export const defended =
  (movement: Movement): Unplayed =>
  (ladder, challenge) => ({
    outcome: 'defended',
    dropped: [challenge.challenger],
    ladder: { ...ladder, order: movement(asBegun(ladder, challenge), challenge, 'challenged-won').order },
  });

/** Of an accepted challenge for which one of the two alone has offered a day to play, the other one loses; else it is closed (H15). */
export const lostBySilent =
  (lost: Unplayed): Unplayed =>
  (ladder, challenge, day) => {
    const silent = silentOf(challenge);
    return silent === undefined ? closed(ladder, challenge, day) : { ...lost(ladder, challenge, day), silent };
  };

/** The one of the two who loses a challenge unless they offer a day, as the other has done. */
export function silentOf({ accepted, offered = [], challenger, challenged }: Challenge): PlayerId | undefined {
  const silent = [challenger, challenged].filter((player) => !offered.includes(player));
  return accepted && silent.length === 1 ? silent[0] : undefined;
}

/** A player who may not have heard of a challenge loses nothing by it until they accept it (H14). */
export const unlessUnheard =
  (unplayed: Unplayed): Unplayed =>
  (ladder, challenge, day) =>
    (challenge.unreached && !challenge.accepted ? closed : unplayed)(ladder, challenge, day);

/** Both lose: each moves down one rung, as several penalties at once do (§0). */
export const lostByBoth: Unplayed = (ladder, { challenger, challenged }) => {
  const both = new Set([challenger, challenged]);
  const order = ladder.order.rearranged(dropped(ladder.order.players(), both, 1));
  return { outcome: 'lost-by-both', dropped: ladder.order.topFirst(both), ladder: { ...ladder, order } };
};

/** It is closed without a result, and costs nobody anything. */
export const closed: Unplayed = (ladder) => ({ outcome: 'closed', dropped: [], ladder });

/** Ends a challenge that came to an end so: what was lost counts for when the two may meet again, what is closed doesn't. */
export const endedBy = (outcome: DeadlineSettlement['outcome'], ladder: Ladder, challenge: Challenge): Ladder =>
  (outcome === 'closed' ? endedWithout : ended)(ladder, challenge);

/** What the setting says under which the challenge was issued. */
export const unplayedBy =
  <const Word extends string>(
    setting: { readonly of: (ladder: Ladder) => string },
    outcomes: Readonly<Record<Word, Unplayed>>,
  ): Unplayed =>
  (ladder, challenge, day) => {
    const said = setting.of(asBegun(ladder, challenge));
    const [, unplayed = closed] = Object.entries<Unplayed>(outcomes).find(([word]) => word === said) ?? [];
    return unplayed(ladder, challenge, day);
  };

/** The last day to play or accept, from a rejection on anew; undefined if the season ends before: then it stays open. */
export function lastDayFor(terms: Deadline, ladder: Ladder, challenge: Challenge): Day | undefined {
  const begun = asBegun(ladder, challenge);
  const days = terms.days.of(begun);
  if (days === 0 || (terms.toAccept && (challenge.accepted || challenge.reopened !== undefined))) return undefined;
  const { closures = [], season } = ladder.header;
  const paused = terms.pauses?.(ladder, challenge) ?? [];
  const more = (challenge.postponed ?? 0) * (terms.postponing?.days.of(begun) ?? 0);
  const since = challenge.reopened ?? (terms.fromAcceptance?.(begun) ? challenge.acceptedAt : challenge.issued);
  if (since === undefined) return undefined;
  const day = openDaysAfter(joined([...closures, ...paused]), dayOf(ladder, since), days + more);
  return day >= END || (season.end !== undefined && day > season.end) ? undefined : day;
}

/** A challenge accepted at an instant, which is recorded if its days to play count from then. */
export const acceptedAt = (
  terms: Deadline | undefined,
  ladder: Ladder,
  challenge: Challenge,
  at: Instant,
): Challenge => ({
  ...challenge,
  accepted: true,
  ...(terms?.fromAcceptance?.(asBegun(ladder, challenge)) && !challenge.accepted && { acceptedAt: at }),
});

/** Challenges not played or accepted in time, the one issued first foremost. A system lists the deadline to accept first. */
export const deadline = (terms: Deadline): Duty<DeadlineSettlement> => {
  const daysOf = lastDays((ladder, challenge) => lastDayFor(terms, ladder, challenge));
  return (ladder, attendance) => {
    const next = daysOf(ladder).find(({ challenge }) => !attendance.isPlayed(challenge));
    if (!next) return undefined;
    const { challenge, day } = next;
    return { at: endOf(ladder, day), settle: () => lapsed(terms, ladder, challenge, day) };
  };
};

const endOf = (ladder: Ladder, day: Day): Instant => instantOf(ladder.header.timezone, addDays(day, 1));

function lapsed({ unplayed, toAccept, clause }: Deadline, ladder: Ladder, open: Challenge, day: Day) {
  const { ladder: after, ...come } = unplayed(ladder, open, day);
  const settlement: DeadlineSettlement = {
    kind: 'deadline',
    name: (toAccept ? acceptanceName : deadlineName)(open.id),
    at: endOf(ladder, day),
    ...(toAccept && { unaccepted: true }),
    challenge: open.id,
    ...theTwoOf(open),
    removed: [],
    ...come,
    clause,
    moves: movesBetween(ladder.order, after.order),
  };
  return { ladder: endedBy(come.outcome, after, { ...open, lapsed: true }), settlement };
}

/** What speaks against a result that was played at an instant, of a challenge that ran out. */
export type InTime = (ladder: Ladder, lapsed: Challenge, playedAt: Instant) => Iterable<Refusal>;

/** A challenge played by its last day did not lapse, however late that is reported. */
export const playedInTime = (...deadlines: readonly Deadline[]): InTime =>
  function* (ladder, lapsed, playedAt) {
    // Of several the first that fell due ended it: nothing ever comes of a later one.
    const [first] = deadlines
      .flatMap((terms) => ({ terms, last: lastDayFor(terms, ladder, lapsed) ?? END }))
      .toSorted((one, other) => (one.last < other.last ? -1 : Number(one.last > other.last)));
    if (!first || dayOf(ladder, playedAt) <= first.last) return;
    const { terms, last } = first;
    const says = terms.toAccept
      ? DEADLINES.late.accept(nameOf(ladder, lapsed.challenged), dayWords(last), isReader(lapsed.challenged))
      : DEADLINES.late.play(twoNames(ladder, lapsed), dayWords(last), nameBesideReader(ladder, lapsed));
    yield refusal('closed-challenge', says, terms.clause);
  };
