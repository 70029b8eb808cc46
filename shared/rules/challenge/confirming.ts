import { addDays } from '#shared/calendar/days.ts';
import { instantOf } from '#shared/calendar/zone.ts';
import type { Reported } from '#shared/vocabulary/command.ts';
import { type ConfirmationSettlement, confirmationName } from '#shared/vocabulary/entry.ts';
import type { Awaiting, Challenge, Ladder } from '#shared/vocabulary/ladder.ts';
import { nameOf } from '#shared/vocabulary/ladder.ts';
import { movesBetween } from '#shared/vocabulary/moves.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { Table } from '#shared/vocabulary/table.ts';
import {
  type ChallengeId,
  type Clause,
  type Instant,
  instant,
  type LineNumber,
  type PlayerId,
} from '#shared/vocabulary/vocabulary.ts';
import { figure } from '../common/settings.ts';
import { dayOf } from '../common/standing.ts';
import type { Deadline } from '../deadlines/deadline.ts';
import type { Duty } from '../duty.ts';
import type { Applied, Rule } from '../rule.ts';
import { CHALLENGE } from '../texts.ts';
import { ofRejected } from './amending.ts';
import { betweenThem, findChallenge, type NamesOne, nameBesideReader, openIn, theTwoOf } from './the-two.ts';

/** The longest time that an opponent may be given to confirm or dispute a report, in days. */
export const MOST_DAYS_TO_CONFIRM = 30;

/** The days that an opponent has, after the day of the report, to confirm or dispute it; 0: reports count at once. */
export const confirm = figure('confirm', 0, [0, MOST_DAYS_TO_CONFIRM]);

/** Until when a report waits for the other player, where it does: the end of the last of the days that they have. */
export function waiting(
  ladder: Pick<Ladder, 'header'>,
  { reported }: Reported,
  at: Instant,
): { readonly reported: PlayerId; readonly counts: Instant } | undefined {
  const days = confirm.of(ladder);
  if (reported === undefined || days === 0) return undefined;
  return { reported, counts: instantOf(ladder.header.timezone, addDays(dayOf(ladder, at), days + 1)) };
}

export function* mustHavePlayed(
  ladder: Ladder,
  reported: PlayerId | undefined,
  players: readonly PlayerId[],
): Generator<Refusal> {
  if (reported === undefined || players.includes(reported)) return;
  yield refusal('unknown-player', CHALLENGE.notOfThem(nameOf(ladder, reported)), '§0');
}

/** Refuses what somebody else says about a challenge, however it ended. */
export function* mustBeOfTheTwo(
  ladder: Ladder,
  { challenge: id }: NamesOne,
  player: PlayerId | undefined,
): Generator<Refusal> {
  const two = findChallenge(ladder, id);
  if (two) yield* mustHavePlayed(ladder, player, [two.challenger, two.challenged]);
}

/** Refuses to confirm anything that is not waiting on a ladder that has nothing confirmed. */
export function* mustAskForIt(ladder: Ladder, open: { readonly awaiting?: object } | undefined): Generator<Refusal> {
  if (confirm.of(ladder) > 0 || open?.awaiting) return;
  yield refusal('not-this-system', CHALLENGE.noConfirming, '§0');
}

export function* mustAwait(ladder: Ladder, { challenge: id }: NamesOne, clause: Clause): Generator<Refusal> {
  const challenge = id && findChallenge(ladder, id);
  if (!challenge) yield refusal('unknown-challenge', CHALLENGE.none(String(id)), clause);
  else if (!openIn(ladder, { challenge: id })?.awaiting) {
    yield refusal(
      'not-awaiting-approval',
      CHALLENGE.notWaiting(betweenThem(ladder, challenge), nameBesideReader(ladder, challenge)),
      clause,
    );
  }
}

/** A result that was waiting now counts as reported. */
export type Counting = (ladder: Ladder, challenge: Challenge, awaiting: Awaiting) => Applied;

/** A waiting result counts: the other player has confirmed it, or the desk has decided so. */
export const confirming = (counted: Counting, clause: Clause): Rule<'approve'> => ({
  ...approvingBy(counted, clause),
  *refusals(ladder, { body }) {
    yield* mustAskForIt(ladder, openIn(ladder, body));
    yield* mustAwait(ladder, body, clause);
  },
});

/** A waiting result counts once it is approved; who may approve it is not decided here. */
export const approvingBy = (counted: Counting, clause: Clause): Rule<'approve'> => ({
  fields: ['challenge'],
  looksBack: (ladder, { body }) => !openIn(ladder, body),
  refusals: (ladder, { body }) => mustAwait(ladder, body, clause),
  apply(ladder, { body }) {
    const open = openIn(ladder, body);
    return open?.awaiting ? counted(ladder, open, open.awaiting) : { ladder };
  },
  needs(ladder, { body }) {
    const open = openIn(ladder, body);
    return open?.awaiting ? [open.challenger, open.challenged] : [];
  },
});

/**
 * Turns a waiting result down: the game is still to be played. In a replay the two may have been removed before that, as they
 * had played nothing else; it is turned down all the same, and another one of that challenge may be told.
 */
export const turningDown =
  (clause: Clause, deadline?: Deadline): Rule<'reject'>['apply'] =>
  (ladder, { body, at }) => {
    const found = body.challenge && findChallenge(ladder, body.challenge);
    if (!found?.awaiting) return { ladder };
    const { awaiting: _, ...rest } = found;
    const { challenges, past } = ladder;
    const after = challenges.has(rest.id)
      ? { ...ladder, challenges: challenges.set(rest.id, deadline ? { ...rest, reopened: at } : rest) }
      : { ...ladder, past: { ...past, ended: past.ended.set(rest.id, rest) } };
    return { ladder: after, clause };
  };

/**
 * A waiting result is taken back by the player who reported it, or turned down by the desk: the game is still to be played. One
 * that is disputed goes on waiting, for the desk, and no longer counts by itself. Where there is a deadline, it is to be
 * played in as many days from then on.
 */
export const disputing = (clause: Clause, deadline?: Deadline): Rule<'reject'> => ({
  fields: ['challenge', 'disputed'],
  tellsOfPlay: (command) => ofRejected.tellsOfPlay(command),
  looksBack: (ladder, command) => ofRejected.looksBack(ladder, command),
  attendedSince: (ladder, command) =>
    command.body.disputed === undefined ? ofRejected.attendedSince(ladder, command) : undefined,
  *refusals(ladder, { body }) {
    yield* mustAskForIt(ladder, openIn(ladder, body));
    yield* mustAwait(ladder, body, clause);
    yield* mustBeOfTheTwo(ladder, body, body.disputed);
  },
  apply(ladder, command) {
    if (command.body.disputed === undefined) return turningDown(clause, deadline)(ladder, command);
    const open = openIn(ladder, command.body);
    if (!open?.awaiting) return { ladder };
    const { counts: _, ...awaiting } = open.awaiting;
    const disputed: Challenge = { ...open, awaiting: { ...awaiting, disputed: true } };
    return { ladder: { ...ladder, challenges: ladder.challenges.set(open.id, disputed) }, clause };
  },
});

interface MayCount {
  readonly awaiting?: { readonly counts?: Instant; readonly line: LineNumber };
}

/** Which waiting result counts by itself first, and when; those due together in the order in which they were reported. */
function firstToCount<Open extends MayCount>(
  open: Iterable<Open>,
): { readonly open: Open; readonly at: Instant } | undefined {
  let first: { readonly open: Open; readonly at: Instant; readonly line: LineNumber } | undefined;
  for (const each of open) {
    const { counts: at, line } = each.awaiting ?? {};
    if (at === undefined || line === undefined) continue;
    if (!first || at < first.at || (at === first.at && line < first.line)) first = { open: each, at, line };
  }
  return first;
}

/** Looks this up once in each table: it is asked before every line. */
export function nextToCount<Open extends MayCount>() {
  const known = new WeakMap<Table<ChallengeId, Open>, ReturnType<typeof firstToCount<Open>> | 'none'>();
  return (open: Table<ChallengeId, Open>) => {
    const found = known.get(open) ?? firstToCount(open.values()) ?? 'none';
    known.set(open, found);
    return found === 'none' ? undefined : found;
  };
}

const nextChallenge = nextToCount<Challenge>();

/** The last moment for what waits on a ladder to count; undefined where there is none. */
type Latest = (ladder: Ladder) => Instant | undefined;

/**
 * A result that was neither confirmed nor disputed in time counts by itself, by the order of that moment; at the latest when
 * `latest` says.
 */
export const confirmations =
  (counted: Counting, clause: Clause, latest?: Latest): Duty<ConfirmationSettlement> =>
  (ladder) => {
    const next = nextChallenge(ladder.challenges);
    const { open: challenge, at: given } = next ?? {};
    const awaiting = challenge?.awaiting;
    if (!challenge || !awaiting || given === undefined) return undefined;
    const at = instant(Math.min(given, latest?.(ladder) ?? given));
    return {
      at,
      settle() {
        const { ladder: after } = counted(ladder, challenge, awaiting);
        const settlement: ConfirmationSettlement = {
          kind: 'confirmation',
          name: confirmationName(challenge.id),
          at,
          challenge: challenge.id,
          ...theTwoOf(challenge),
          score: awaiting.score,
          clause,
          removed: [],
          moves: movesBetween(ladder.order, after.order),
        };
        return { ladder: after, settlement };
      },
    };
  };
