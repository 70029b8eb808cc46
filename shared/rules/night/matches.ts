import { localOf } from '#shared/calendar/zone.ts';
import type { Score } from '#shared/vocabulary/command.ts';
import { type Challenge, type Ladder, nameOf } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { ChallengeId, Day, Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { isReader } from '#shared/words/reader.ts';
import { ofAbandoned, ofChallenge, ofResult, ofSheet, ofVoidedResult } from '../challenge/amending.ts';
import { newChallenge } from '../challenge/remembered-distance.ts';
import {
  decidedOn,
  findChallenge,
  mustBeNew,
  mustBeOpen,
  mustBeTwo,
  nameBesideReader,
  stillToPlay,
  stillToPlayIt,
  type TheTwo,
  twoNames,
} from '../challenge/the-two.ts';
import type { EverydayReach } from '../challenge/whom/reach.ts';
import { asBegun } from '../common/configured.ts';
import { mustHaveBeenPlayedSince } from '../common/date-of-play.ts';
import { fromTo, isWithin } from '../common/hours.ts';
import type { Movement } from '../common/movement.ts';
import { mustFit, type ScoreOfTwo, scoreOfTwo } from '../common/score.ts';
import { dayOf, ended, mustBeOnLadder, nextLine, withPlay } from '../common/standing.ts';
import { ranOverUntil } from '../inactivity/attendance.ts';
import type { Applied, Rule } from '../rule.ts';
import { NIGHT } from '../texts.ts';
import { type HoursOf, mustBeFree, mustBePresent, mustHaveTheTurn } from './attending.ts';
import { withDisplaced } from './grand-final.ts';
import { assignWaitingPlayer, clearPasses, haveMet, nightAt, withMeeting, withoutWaiting, withPeg } from './pegs.ts';
import { nightSlot } from './slots.ts';
import { nearestOpponents } from './turn.ts';

/** A match is out of 2, in halves (L5). */
export const matchScore = scoreOfTwo({
  fits: (score) =>
    score.every((points) => points >= 0 && Number.isInteger(points * 2)) &&
    score.reduce((sum, points) => sum + points, 0) === 2,
  says: () => NIGHT.score,
  clause: 'L5',
});

export interface NightTerms {
  readonly hours: HoursOf;
  /** The player to challenge first. */
  readonly near: EverydayReach;
  readonly score: ScoreOfTwo;
  readonly movement: Movement;
}

function* mustNotHaveMet(ladder: Ladder, two: TheTwo, day: Day): Generator<Refusal> {
  if (!haveMet(ladder, day, two.challenger, two.challenged)) return;
  yield refusal('met-tonight', NIGHT.met(twoNames(ladder, two), nameBesideReader(ladder, two)), 'L7');
}

/** Issuing a challenge starts the match: nobody can decline (L9–L18). */
export const challenging = ({ hours, near }: NightTerms): Rule<'challenge'> => ({
  ...ofChallenge({ runs: true }),
  fields: [],
  *refusals(ladder, { body, at }) {
    for (const player of [body.challenger, body.challenged]) {
      yield* mustBeOnLadder(ladder, player);
      yield* mustBePresent(ladder, player, at);
      yield* mustBeFree(ladder, player);
    }
    yield* mustNotHaveMet(ladder, body, dayOf(ladder, at));
    yield* mustBeTwo(body, 'L7');
    yield* mustBeNew(ladder, body.id);
    yield* mustBeWithin(ladder, hours, at);
    yield* mustHaveTheTurn(ladder, body.challenger, at);
    yield* mustBeInReach(ladder, near, body, at);
  },
  apply(ladder, { body, at }) {
    const night = nightAt(ladder, at);
    const match = newChallenge(ladder, body, at);
    const started = { ...ladder, challenges: ladder.challenges.set(body.id, match) };
    const counted = shifted(shifted(started, body.challenger, night.day, 1), body.challenged, night.day, -1);
    const met = withMeeting(counted, night.day, body.challenger, body.challenged);
    return { ladder: assignWaitingPlayer(met, withoutWaiting(night, body.challenger, body.challenged)), clause: 'L14' };
  },
  needs: (_, { body }) => [body.challenger, body.challenged],
});

/** One step to the right for the challenger, one to the left for the challenged (L14). */
const shifted = (ladder: Ladder, player: PlayerId, day: Day, step: number): Ladder =>
  withPeg(ladder, player, day, (peg) => ({ ...peg, imbalance: peg.imbalance + step }));

function* mustBeWithin(ladder: Ladder, hours: HoursOf, at: Instant): Generator<Refusal> {
  const local = localOf(ladder.header.timezone, at);
  const asked = hours(ladder, local.day);
  if (isWithin(ladder, asked, local)) return;
  yield refusal('outside-hours', NIGHT.hours(...fromTo(ladder, asked)), asked.clause);
}

function* mustBeInReach(
  ladder: Ladder,
  near: EverydayReach,
  { challenger, challenged }: TheTwo,
  at: Instant,
): Generator<Refusal> {
  const may = nearestOpponents(near)(ladder, challenger, at);
  if (may.includes(challenged)) return;
  const [who, whom] = [nameOf(ladder, challenger), may.map((player) => nameOf(ladder, player)).join(', ')];
  const [order, you] = [near.says(ladder), isReader(challenger)];
  const says = whom ? NIGHT.order(who, whom, order, you) : NIGHT.orderNobody(who, order, you);
  yield refusal('out-of-reach', says, 'L17');
}

/** The end of a match: the order, the pegs and the passes (L19–L23). */
export const resulting = (terms: NightTerms): Rule<'result'> => ({
  ...ofResult,
  voided: {
    ...ofVoidedResult,
    apply: (ladder, { body }) => brokenOff(ladder, body.challenge),
    needs: (ladder, { body }) => stillToPlayIt(ladder, body.challenge),
  },
  fields: [],
  *refusals(ladder, { body }) {
    yield* mustBeOpen(ladder, body.challenge, 'L19');
    yield* mustFit(terms.score, ladder, body);
    yield* mustHaveBeenPlayedSince(ladder, body.playedAt, findChallenge(ladder, body.challenge));
  },
  apply(ladder, { body, at }) {
    const match = stillToPlay(ladder, body.challenge);
    if (!match) return { ladder };
    const played = dayOf(ladder, body.playedAt ?? at);
    const moved = scored(terms, ladder, match, body.score, dayOf(ladder, match.issued));
    const credited = withPlay(moved.ladder, match, [
      played,
      ranOverUntil(ladder, dayOf(ladder, match.issued), dayOf(ladder, at)),
    ]);
    return { ...moved, ladder: releasePegs(ended(credited, decidedOn(nextLine(ladder), match)), match) };
  },
  needs: (ladder, { body }) => stillToPlayIt(ladder, body.challenge),
});

/** A match that ends without a result: nobody moves and nobody has played (L13). */
export const abandoning: Rule<'abandon'> = {
  ...ofAbandoned,
  *refusals(ladder, { body }) {
    yield* mustBeOpen(ladder, body.challenge, 'L19');
  },
  apply: (ladder, { body }) => brokenOff(ladder, body.challenge),
  needs: (ladder, { body }) => stillToPlayIt(ladder, body.challenge),
};

function brokenOff(ladder: Ladder, id: ChallengeId | undefined): Applied {
  const match = stillToPlay(ladder, id);
  return match ? { ladder: releasePegs(ended(ladder, match), match), clause: 'L23' } : { ladder };
}

/** A match entered from a sheet: challenge and result in one, touching no peg (L8). The sheet may know the distance (L20a). */
export const fromSheet = (terms: NightTerms): Rule<'match'> => ({
  ...ofSheet,
  fields: ['distance'],
  *refusals(ladder, { body, at }) {
    yield* mustBeOnLadder(ladder, body.challenger);
    yield* mustBeOnLadder(ladder, body.challenged);
    yield* mustNotHaveMet(ladder, body, dayOf(ladder, body.playedAt ?? at));
    yield* mustBeTwo(body, 'L7');
    yield* mustFit(terms.score, ladder, body);
    yield* mustBeNew(ladder, body.id);
    yield* mustHaveBeenPlayedSince(ladder, body.playedAt);
  },
  apply(ladder, { body, at }) {
    const played = dayOf(ladder, body.playedAt ?? at);
    const asIssued = newChallenge(ladder, body, at);
    const match = body.distance === undefined ? asIssued : { ...asIssued, distance: body.distance };
    const moved = scored(terms, ladder, match, body.score, played);
    const met = withMeeting(withPlay(moved.ladder, match, [played]), played, body.challenger, body.challenged);
    return { ...moved, ladder: ended(met, decidedOn(nextLine(ladder), match)) };
  },
  needs: (_, { body }) => [body.challenger, body.challenged],
});

function scored(terms: NightTerms, ladder: Ladder, match: Challenge, score: Score, began: Day): Applied {
  const outcome = terms.score.outcome(score, ladder);
  const { order, clause } = terms.movement(asBegun(ladder, match), match, outcome);
  return { ladder: withDisplaced({ ...ladder, order }, ladder.order, match, outcome, began), clause };
}

/** Dark sides out again, and the passes of that night are over (L16, L23). */
function releasePegs(ladder: Ladder, match: Challenge): Ladder {
  const night = nightSlot.of(ladder);
  return night?.day === dayOf(ladder, match.issued) ? nightSlot.set(ladder, clearPasses(night)) : ladder;
}
