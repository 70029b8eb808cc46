import { WALKOVERS } from '#shared/vocabulary/command.ts';
import { type Challenge, type HandicapTerms, type Ladder, nameOf } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { ofChallenge, ofResult } from '../challenge/amending.ts';
import { voidedResult } from '../challenge/answering.ts';
import { type Counting, mustBeOfTheTwo, waiting } from '../challenge/confirming.ts';
import { distanceBetween, newChallenge } from '../challenge/remembered-distance.ts';
import {
  decidedOn,
  findChallenge,
  mustBeNew,
  mustBeOpen,
  mustBeTwo,
  mustHaveNoneOpen,
  stillToPlay,
  stillToPlayIt,
  type TheTwo,
} from '../challenge/the-two.ts';
import { mustHaveBeenPlayedSince } from '../common/date-of-play.ts';
import { mustFit, scoreOfTwo } from '../common/score.ts';
import { dayOf, ended, mustBeOnLadder, nextLine, reopened, withPlay } from '../common/standing.ts';
import type { Rule } from '../rule.ts';
import { GO } from '../texts.ts';
import { gapBelow, raiseCompensation, reduceCompensation, withGame } from './gaps.ts';
import {
  entryTarget,
  isEntrant,
  mustTakePart,
  placedAbove,
  placedAtBottom,
  withPlaceFound,
  withTopPlaced,
} from './programs.ts';

/** No draws. */
export const handicapScore = scoreOfTwo({
  fits: (score) => score.length === 2 && score.includes(0) && score.includes(1),
  says: () => GO.score,
  clause: 'G',
});

const isEntering = (ladder: Ladder, program: PlayerId): boolean => ladder.players.get(program)?.entering ?? false;

/** Neighbours challenge each other; a new program challenges whom the entry rule names. */
export const challengingPrograms: Rule<'challenge'> = {
  ...ofChallenge({ runs: false }),
  fields: [],
  *refusals(ladder, { body }) {
    yield* mustTakePart(ladder, body.challenger);
    yield* mustBeOnLadder(ladder, body.challenged);
    yield* mustHaveNoneOpen(ladder, body);
    yield* mustBeTwo(body, 'G');
    yield* mustBeNew(ladder, body.id);
    if (isEntering(ladder, body.challenger)) yield* mustEnterFirst(ladder, body);
    else yield* mustBeNeighbours(ladder, body);
  },
  apply(ladder, { body, at }, recorded) {
    const terms = recorded ?? termsOf(ladder, body);
    const challenge = { terms, ...newChallenge(ladder, body, at) };
    return { ladder: { ...ladder, challenges: ladder.challenges.set(body.id, challenge) }, clause: 'G', terms };
  },
  needs: (_, { body }) => [body.challenger, body.challenged],
  keepsTerms: true,
};

function* mustEnterFirst(ladder: Ladder, { challenger, challenged }: TheTwo): Generator<Refusal> {
  const target = entryTarget(ladder, challenger);
  if (target === undefined || target === challenged) return;
  yield refusal('entry-first', GO.entering(nameOf(ladder, challenger), nameOf(ladder, target)), 'G');
}

function* mustBeNeighbours(ladder: Ladder, two: TheTwo): Generator<Refusal> {
  if (Math.abs(distanceBetween(ladder, two)) === 1) return;
  yield refusal('out-of-reach', GO.onlyNext, 'G');
}

/** Challenging up is at the gap between the two, challenging down one level further, entering even. */
function termsOf(ladder: Ladder, two: TheTwo): HandicapTerms {
  if (isEntering(ladder, two.challenger)) return { kind: 'entry', level: 0 };
  const up = distanceBetween(ladder, two) > 0;
  const [upper, lower] = up ? [two.challenged, two.challenger] : [two.challenger, two.challenged];
  const level = gapsBetween(ladder, upper, lower);
  return up ? { kind: 'up', level } : { kind: 'down', level: level + 1 };
}

function gapsBetween(ladder: Ladder, upper: PlayerId, lower: PlayerId): number {
  const [from, to] = [ladder.order.rungOf(upper) ?? 0, ladder.order.rungOf(lower) ?? 0];
  let sum = 0;
  for (let place = from; place < to; place++) {
    const program = ladder.order.at(place);
    sum += program ? gapBelow(ladder, program) : 0;
  }
  return sum;
}

/** A game: its facts, and what it moves if its level still fits. */
export const resultingPrograms: Rule<'result'> = {
  ...ofResult,
  voided: voidedResult('G'),
  fields: [...WALKOVERS, 'reported'],
  *refusals(ladder, { body }) {
    yield* mustBeOpen(ladder, body.challenge, 'G');
    yield* mustBeOfTheTwo(ladder, body, body.reported);
    yield* mustFit(handicapScore, ladder, body);
    yield* mustHaveBeenPlayedSince(ladder, body.playedAt, findChallenge(ladder, body.challenge));
  },
  apply(ladder, { body, at }) {
    const challenge = stillToPlay(ladder, body.challenge);
    if (!challenge?.terms) return { ladder };
    const game = { score: body.score, day: dayOf(ladder, body.playedAt ?? at), line: nextLine(ladder) };
    const waits = waiting(ladder, body, at);
    if (!waits) return countedProgram(ladder, challenge, game);
    const open = reopened(challenge);
    const challenges = ladder.challenges.set(open.id, { awaiting: { ...game, ...waits }, ...open });
    return { ladder: { ...ladder, challenges }, clause: '§0' };
  },
  needs: (ladder, { body }) => stillToPlayIt(ladder, body.challenge),
};

/** The game counts: its facts, and what it moves by the gaps of that moment. */
export const countedProgram: Counting = (ladder, { awaiting: _, ...challenge }, { score, day, line }) => {
  if (!challenge.terms) return { ladder };
  const { kind, level } = challenge.terms;
  const won = handicapScore.outcome(score, ladder) === 'challenger-won';
  const [upper, lower] =
    kind === 'down' ? [challenge.challenger, challenge.challenged] : [challenge.challenged, challenge.challenger];
  const known = withGame(ladder, upper, lower, level, (kind === 'down') === won);
  const after = withTopPlaced(played(known, challenge, challenge.terms, { upper, lower, won }));
  return { ladder: withPlay(ended(after, decidedOn(line, challenge)), challenge, [day]), clause: 'G' };
};

interface ProgramGame {
  readonly upper: PlayerId;
  readonly lower: PlayerId;
  /** Whether the challenger won. */
  readonly won: boolean;
}

function played(ladder: Ladder, challenge: Challenge, { kind, level }: HandicapTerms, game: ProgramGame): Ladder {
  switch (kind) {
    case 'entry':
      return entered(ladder, challenge, game.won);
    case 'up':
      return areNeighbours(ladder, game) && level === gapBelow(ladder, game.upper) && game.won
        ? reduceCompensation(ladder, game, level)
        : ladder;
    case 'down':
      return areNeighbours(ladder, game) && level === gapBelow(ladder, game.upper) + 1 && game.won
        ? raiseCompensation(ladder, game, level)
        : ladder;
  }
}

const areNeighbours = (ladder: Ladder, { upper, lower }: ProgramGame): boolean =>
  ladder.order.rungOf(lower) === (ladder.order.rungOf(upper) ?? Number.NaN) + 1;

/** An entry challenge counts while its challenger is entering and has to challenge this very opponent. */
function entered(ladder: Ladder, { challenger, challenged }: Challenge, won: boolean): Ladder {
  if (!isEntering(ladder, challenger) || entryTarget(ladder, challenger) !== challenged) return ladder;
  if (won) return placedAbove(ladder, challenger, challenged);
  return withPlaceFound(isEntrant(ladder, challenger) ? placedAtBottom(ladder, challenger) : ladder, challenger);
}
