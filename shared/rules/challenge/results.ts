import { weekday } from '#shared/calendar/days.ts';
import { localOf } from '#shared/calendar/zone.ts';
import { picked } from '#shared/vocabulary/alike.ts';
import {
  type MayBeUnfinished,
  type PlayedGame,
  UNFINISHED,
  type Unfinished,
  unfinishedIn,
} from '#shared/vocabulary/command.ts';
import { type Awaiting, type Challenge, type Ladder, type Player, withPlayer } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { ChallengeId, Clause, Day, Instant } from '#shared/vocabulary/vocabulary.ts';
import { asBegun } from '../common/configured.ts';
import { mustHaveBeenPlayedSince } from '../common/date-of-play.ts';
import { fromTo, isWithin } from '../common/hours.ts';
import { mustFit, scoreOfTwo } from '../common/score.ts';
import { dayOf, ended, nextLine, playedOn, reopened } from '../common/standing.ts';
import type { Applied, Rule } from '../rule.ts';
import { CHALLENGE } from '../texts.ts';
import { ofRejected, ofResult, ofSheet } from './amending.ts';
import { voidedResult } from './answering.ts';
import { agreement, asIssued, mustBeAllowed, mustBeThere, opened, withIssue } from './challenging.ts';
import { legalGame } from './chess-moves.ts';
import {
  approvingBy,
  type Counting,
  mustAwait,
  mustBeOfTheTwo,
  mustHavePlayed,
  turningDown,
  waiting,
} from './confirming.ts';
import { newChallenge } from './remembered-distance.ts';
import type { ChessTerms } from './terms.ts';
import { decidedOn, mustBeNew, mustBeOpen, stillToPlay, stillToPlayIt, type TheTwo } from './the-two.ts';

/** A game is worth 1, ½ for each where it is drawn. */
export const gameScore = scoreOfTwo({
  fits: (score) =>
    score.every((points) => points === 0 || points === 0.5 || points === 1) && score[0] === 1 - (score[1] ?? 0),
  says: () => CHALLENGE.score,
  clause: '§0',
});

function* mustBeAGame(
  terms: ChessTerms,
  ladder: Ladder,
  two: TheTwo,
  played: PlayedGame & MayBeUnfinished,
  at: Instant,
): Generator<Refusal> {
  yield* mustFit(terms.score, ladder, played);
  const unfinished = unfinishedIn(played);
  if (terms.session) yield* mustBeInSession(terms.session, ladder, played, at);
  if (unfinished && (played.pgn !== undefined || played.white !== undefined))
    yield refusal('no-moves', CHALLENGE.noMoves, terms.score.clause);
  const fault = terms.approval && !unfinished && legalGame(ladder, two, played);
  if (terms.approval && fault) yield refusal('no-moves', fault, terms.approval.clause);
}

function* mustBeInSession(
  { weekday: day, hours, minutes: [least, most] }: NonNullable<ChessTerms['session']>,
  ladder: Ladder,
  { playedAt, minutes = least }: PlayedGame,
  at: Instant,
): Generator<Refusal> {
  const local = localOf(ladder.header.timezone, playedAt ?? at);
  if (weekday(local.day) !== day || !isWithin(ladder, hours, local))
    yield refusal('outside-hours', CHALLENGE.saturdays(...fromTo(ladder, hours)), hours.clause);
  if (minutes < least || minutes > most) yield refusal('outside-hours', CHALLENGE.minutes(least, most), hours.clause);
}

/** What is handed in with a score, as far as each is asked for: points of games, the longest it may last, and its moves. */
const recordOf = ({
  score,
  session,
  approval,
  unfinished = [],
}: ChessTerms): readonly ('points' | 'minutes' | 'pgn' | 'white' | Unfinished)[] => [
  ...(score.points ? (['points'] as const) : []),
  ...(session ? (['minutes'] as const) : []),
  ...(approval ? (['pgn', 'white'] as const) : []),
  ...unfinished,
];

export const resulting = (terms: ChessTerms): Rule<'result'> => ({
  ...ofResult,
  voided: voidedResult(terms.declining.clause, terms.counting),
  fields: [...recordOf(terms), ...(terms.confirming ? (['reported'] as const) : [])],
  unsettles: (ladder, { body }) => closedChallenge(ladder, body.challenge)?.lapsed ?? false,
  *refusals(ladder, { body, at }) {
    const closed = closedChallenge(ladder, body.challenge);
    const played = body.playedAt ?? at;
    const counts = closed && !closed.withdrawn && (closed.lapsed || wasMissed(closed, dayOf(ladder, played)));
    if (!counts) yield* mustBeOpen(ladder, body.challenge, '§0');
    else if (closed.lapsed) yield* terms.inTime?.(ladder, closed, played) ?? [];
    const game = ladder.challenges.get(body.challenge) ?? (counts ? closed : undefined);
    for (const player of [body.reported, body.white]) yield* mustBeOfTheTwo(ladder, body, player);
    if (game) yield* mustBeAGame(terms, ladder, game, body, at);
    else yield* mustFit(terms.score, ladder, body);
    yield* mustHaveBeenPlayedSince(ladder, body.playedAt, game);
  },
  apply(ladder, { body, at }) {
    const challenge = stillToPlay(ladder, body.challenge);
    if (!challenge) return { ladder };
    return played(terms, ladder, challenge, {
      ...asGiven(ladder, body, at),
      ...(terms.confirming && waiting(ladder, body, at)),
    });
  },
  needs: (ladder, { body }) => stillToPlayIt(ladder, body.challenge),
});

/** One that is over, unless it stands again: a result that was in time has come since, and waits. */
const closedChallenge = ({ challenges, past }: Ladder, id: ChallengeId): Challenge | undefined =>
  challenges.has(id) ? undefined : past.ended.get(id);

/**
 * Whether it was closed before any result because one of the two was removed for a period in which, it now turns out, they
 * played it.
 */
const wasMissed = ({ missed, awaiting }: Challenge, played: Day): boolean =>
  missed !== undefined && !awaiting && missed.first <= played && played <= missed.last;

/** A game from a sheet: challenge and result in one, both on the day of play (§0). */
export const fromChessSheet = (terms: ChessTerms): Rule<'match'> => ({
  ...ofSheet,
  fields: [...agreement(terms), ...recordOf(terms)],
  *refusals(ladder, { body, at }) {
    if (terms.countsAnySheet?.(ladder)) yield* mustBeThere(ladder, body);
    else yield* mustBeAllowed(terms, ladder, body, dayOf(ladder, body.playedAt ?? at));
    yield* mustHavePlayed(ladder, body.white, [body.challenger, body.challenged]);
    yield* mustBeAGame(terms, ladder, body, body, at);
    yield* mustBeNew(ladder, body.id);
    yield* mustHaveBeenPlayedSince(ladder, body.playedAt);
  },
  apply(ladder, { body, at }) {
    const given = asGiven(ladder, body, at);
    const challenge = newChallenge(ladder, body, body.playedAt ?? at);
    const counts = terms.countsAnySheet?.(ladder);
    const { ladder: open, free } = counts
      ? { ladder: opened(terms, ladder, challenge, given.day) }
      : asIssued(terms, ladder, challenge, given.day);
    return { ...played(terms, open, challenge, given), ...(free && { free }) };
  },
  needs: (_, { body }) => [body.challenger, body.challenged],
});

/** What the next line gives a result. */
const asGiven = (ladder: Ladder, given: PlayedGame & MayBeUnfinished, at: Instant): Awaiting => ({
  score: given.score,
  ...picked(given, ['points', ...UNFINISHED]),
  day: dayOf(ladder, given.playedAt ?? at),
  line: nextLine(ladder),
});

/** A game that needs approval, or to be confirmed, waits for it; another moves the ladder at once. */
function played(terms: ChessTerms, ladder: Ladder, found: Challenge, game: Awaiting): Applied {
  const { awaiting: _, ...challenge } = reopened(found);
  const waits = terms.approval ?? (game.counts !== undefined && terms.confirming);
  // One that had closed without a game is one of those of the two again.
  const known = terms.rematch ? withIssue(ladder, challenge, dayOf(ladder, challenge.issued)) : ladder;
  if (!waits) return counted(terms, known, challenge, game);
  const challenges = known.challenges.set(challenge.id, { awaiting: game, ...challenge });
  return { ladder: { ...known, challenges }, clause: waits.clause };
}

function counted(
  { movement, remembering, score: scoring }: ChessTerms,
  ladder: Ladder,
  challenge: Challenge,
  { score, day, line }: Awaiting,
): Applied {
  const outcome = scoring.outcome(score, ladder);
  const { order, clause } = movement(asBegun(ladder, challenge), challenge, outcome);
  const { awaiting: _, ...rest } = challenge;
  const moved = { ...ladder, order };
  const after = ended(remembering?.(moved, challenge, { outcome, day, told: line }) ?? moved, decidedOn(line, rest));
  const { challenger, challenged } = challenge;
  return { ladder: withPlayer(withPlayer(after, challenger, withResult(day)), challenged, withResult(day)), clause };
}

const withResult =
  (day: Day) =>
  (player: Player): Player =>
    player.hasResult && player.played && player.played >= day ? player : { ...playedOn(player, day), hasResult: true };

/** The coordinator approves a game, or the other player confirms it: now it moves the ladder (N7). */
export const approving = (terms: ChessTerms, clause: Clause): Rule<'approve'> => approvingBy(countedBy(terms), clause);

export const countedBy =
  (terms: ChessTerms): Counting =>
  (ladder, challenge, awaiting) =>
    counted(terms, ladder, challenge, awaiting);

/** The coordinator rejects a game: it is still to be played (N7). */
export const rejecting = (clause: Clause): Rule<'reject'> => ({
  ...ofRejected,
  refusals: (ladder, { body }) => mustAwait(ladder, body, clause),
  apply: turningDown(clause),
});
