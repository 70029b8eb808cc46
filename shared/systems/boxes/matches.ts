import { ofSheet } from '#shared/rules/challenge/amending.ts';
import { neededOn } from '#shared/rules/challenge/best-of.ts';
import { mustBeThere } from '#shared/rules/challenge/challenging.ts';
import { type Counting, disputing, mustHavePlayed, waiting } from '#shared/rules/challenge/confirming.ts';
import { newChallenge } from '#shared/rules/challenge/remembered-distance.ts';
import {
  decidedOn,
  mustBeNew,
  nameBesideReader,
  openIn,
  type TheTwo,
  twoNames,
} from '#shared/rules/challenge/the-two.ts';
import { asBegun } from '#shared/rules/common/configured.ts';
import { mustHaveBeenPlayedSince } from '#shared/rules/common/date-of-play.ts';
import { mustFit } from '#shared/rules/common/score.ts';
import { dayOf, ended, endedWithout, nextLine, playedOn } from '#shared/rules/common/standing.ts';
import type { Rule } from '#shared/rules/rule.ts';
import { picked } from '#shared/vocabulary/alike.ts';
import { type Reported, UNFINISHED } from '#shared/vocabulary/command.ts';
import { CONFIRMED_BY } from '#shared/vocabulary/entry.ts';
import { type Awaiting, type Ladder, type Player, withPlayer } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import { type Day, type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { dayWords } from '#shared/words/dates.ts';
import { seatsBy, withBoxes } from './boxes.ts';
import { crossWith, metBy, withCross } from './crosses.ts';
import { endOfRound, lastDayOf, roundOf } from './round.ts';
import { score } from './scores.ts';
import { roundSlot } from './slots.ts';
import { MATCHES } from './texts.ts';

/** A result that counts, in the round that goes on (B3). */
export const counted: Counting = (ladder, challenge, { score, day, line, ...game }) => {
  const { challenger, challenged, awaiting: _, ...rest } = { ...challenge };
  const round = roundOf(ladder);
  const needed = neededOn(asBegun(ladder, challenge));
  const begun = round.played ? ladder : roundSlot.set(ladder, { ...round, played: true });
  const crossed = withCross(begun, round.since, [challenger, challenged], { ...game, score, needed });
  const over = ended(crossed, decidedOn(line, { challenger, challenged, ...rest }));
  return {
    ladder: withPlayer(withPlayer(over, challenger, withResult(day)), challenged, withResult(day)),
    clause: 'B3',
  };
};

const withResult =
  (day: Day) =>
  (player: Player): Player => {
    const after = playedOn(player, day);
    return after.hasResult ? after : { ...after, hasResult: true };
  };

/** The ladder as the round would end if it ended now: of what waits, all that nobody disputes counts then. */
export const withReports = (ladder: Ladder): Ladder =>
  ladder.challenges
    .values()
    .reduce(
      (after, each) => (each.awaiting?.counts === undefined ? after : counted(after, each, each.awaiting).ladder),
      ladder,
    );

/** Two who are in a box play each other once; either of them, or an official, says how (B3). */
export const recording: Rule<'match'> = {
  ...ofSheet,
  fields: ['points', ...UNFINISHED, 'reported'],
  // It counts in the round in which it is told, whenever it was played.
  looksBack: () => false,
  attendedSince: () => undefined,
  amending: {
    ...ofSheet.amending,
    awaits: (ladder, { body }) => openIn(ladder, { challenge: body.id })?.awaiting !== undefined,
  },
  *refusals(ladder, { body, at }) {
    yield* mustBeThere(ladder, body);
    yield* mustShareBox(ladder, body);
    yield* mustBeInRound(ladder, dayOf(ladder, body.playedAt ?? at));
    yield* mustHavePlayed(ladder, body.reported, [body.challenger, body.challenged]);
    yield* mustFit(score, ladder, body);
    yield* mustBeNew(ladder, body.id);
    yield* mustHaveBeenPlayedSince(ladder, body.playedAt);
  },
  apply(ladder, { body, at }) {
    const challenge = newChallenge(ladder, body, body.playedAt ?? at);
    const game: Awaiting = {
      score: body.score,
      ...picked(body, ['points', ...UNFINISHED]),
      day: dayOf(ladder, body.playedAt ?? at),
      line: nextLine(ladder),
      ...waitingInRound(ladder, body, at),
    };
    if (game.counts === undefined) return counted(ladder, challenge, game);
    const challenges = ladder.challenges.set(challenge.id, { awaiting: game, ...challenge });
    return { ladder: { ...withBoxes(ladder), challenges }, clause: CONFIRMED_BY };
  },
  needs: (_, { body }) => [body.challenger, body.challenged],
};

function* mustShareBox(ladder: Ladder, two: TheTwo): Generator<Refusal> {
  const { challenger, challenged } = two;
  if (challenger === challenged) return;
  const [one, other] = [challenger, challenged].map(seatsBy(ladder));
  const areThere = [challenger, challenged].every((player) => ladder.order.has(player));
  if (areThere && (!one || !other || one.box !== other.box))
    yield refusal('other-box', MATCHES.otherBox(twoNames(ladder, two)), 'B3');
  if (crossWith(metBy(ladder, challenger, roundOf(ladder).since), challenged))
    yield refusal('already-played', MATCHES.played(twoNames(ladder, two), nameBesideReader(ladder, two)), 'B3');
}

function* mustBeInRound(ladder: Ladder, day: Day): Generator<Refusal> {
  const round = roundOf(ladder);
  const last = lastDayOf(ladder, round);
  if (last !== undefined && round.since <= day && day <= last) return;
  yield refusal('outside-round', MATCHES.outsideRound(dayWords(round.since), dayWords(last ?? round.until)), 'B3');
}

/** Until when a report waits: as the round ends, whatever nobody disputes counts in it. */
function waitingInRound(ladder: Ladder, reported: Reported, at: Instant): ReturnType<typeof waiting> {
  const waits = waiting(ladder, reported, at);
  return waits && { ...waits, counts: instant(Math.min(waits.counts, endOfRound(ladder) ?? waits.counts)) };
}

/** A report that is taken back or turned down is gone: the two have yet to play, without a challenge. */
export const turningDown: Rule<'reject'> = {
  ...disputing(CONFIRMED_BY),
  apply(ladder, command) {
    const { ladder: after, ...applied } = disputing(CONFIRMED_BY).apply(ladder, command);
    const open = command.body.disputed === undefined ? openIn(after, command.body) : undefined;
    return { ...applied, ladder: open && !open.awaiting ? endedWithout(after, open) : after };
  },
};
