import type { Scores } from '#shared/vocabulary/command.ts';
import { CONFIRMED_BY } from '#shared/vocabulary/entry.ts';
import { type Ladder, nameOf, withPlayer } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { ChallengeId, Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { mustHavePlayed, waiting } from '../challenge/confirming.ts';
import { begunNow } from '../common/configured.ts';
import { mustHaveBeenPlayedSince } from '../common/date-of-play.ts';
import type { ScoreOfSeveral } from '../common/score.ts';
import { dayOf, nextLine } from '../common/standing.ts';
import { ranOverUntil } from '../inactivity/attendance.ts';
import type { Applied, Rule } from '../rule.ts';
import { POTS } from '../texts.ts';
import { ofAbandonedGame, ofFinished, ofStarted } from './amending.ts';
import { eachOf, potShares } from './payout.ts';
import { admitted } from './players.ts';
import { withPoints } from './purses.ts';
import { type AwaitingScores, gamesSlot, over, type PotGame, playedBy } from './slots.ts';
import { findGame, stake, stakeIn } from './stake.ts';

/** Refuses scores that are not whole numbers, or not of the players of a game, each once. */
function* mustBeScoresOf(scores: Scores, game: PotGame | undefined): Generator<Refusal> {
  const players = new Set(scores.map(([player]) => player));
  const whole = scores.every(([, score]) => Number.isInteger(score));
  const theirs =
    !game || (scores.length === game.players.length && game.players.every((player) => players.has(player)));
  if (!whole || !theirs || players.size < scores.length) yield refusal('bad-score', POTS.score, 'S');
}

export const scoresOfGames: ScoreOfSeveral = {
  corrects: 'scores',
  *against(ladder, { scores }, recorded) {
    if (!scores) return;
    yield* mustBeScoresOf(scores, recorded?.verb === 'finish' ? findGame(ladder, recorded.body.game) : undefined);
  },
};

/** A game starts: its players who are not on the ladder join, and each pays the stake. */
export const starting: Rule<'start'> = {
  ...ofStarted,
  *refusals(ladder, { body }) {
    if (!findGame(ladder, body.id)) return;
    yield refusal('duplicate-id', POTS.taken(body.id), 'S');
  },
  apply(ladder, { body, at }) {
    const { id, players } = body;
    const seated = players.reduce((done, player) => admitted(done, player, dayOf(ladder, at)), ladder);
    const games = gamesSlot.of(seated).set(id, { id, players, started: at, ...begunNow(ladder) });
    return { ladder: withPoints(gamesSlot.set(seated, games), eachOf(players, -stake.of(ladder))), clause: 'S' };
  },
};

function* mustRun(ladder: Ladder, id: ChallengeId | undefined): Generator<Refusal> {
  if (id === undefined || running(ladder, id)) return;
  yield refusal('unknown-game', whyNot(ladder, id), 'S');
}

function whyNot(ladder: Ladder, id: ChallengeId): string {
  const game = findGame(ladder, id);
  if (!game) return POTS.none(id);
  const players = game.players.map((player) => nameOf(ladder, player)).join(', ');
  return game.awaiting ? POTS.waiting(players) : POTS.over(players);
}

/** A game ends: the pot is shared by the spreads of the scores. */
export const finishing: Rule<'finish'> = {
  ...ofFinished,
  fields: ['reported'],
  voided: {
    tellsOfPlay: ({ body: { game: id } }) => ({ kind: 'abandoned', id }),
    apply: (ladder, { body }) => brokenOff(ladder, body.game),
    needs: (ladder, { body }) => running(ladder, body.game)?.players ?? [],
  },
  *refusals(ladder, { body }) {
    yield* mustRun(ladder, body.game);
    const game = running(ladder, body.game);
    yield* mustBeScoresOf(body.scores, game);
    if (game) yield* mustHavePlayed(ladder, body.reported, game.players);
    yield* mustHaveBeenPlayedSince(ladder, body.playedAt);
  },
  apply(ladder, { body, at }) {
    const game = running(ladder, body.game);
    if (!game) return { ladder };
    const ran = ranOverUntil(ladder, dayOf(ladder, game.started), dayOf(ladder, at));
    const given = {
      scores: body.scores,
      day: dayOf(ladder, body.playedAt ?? at),
      ...(ran && { ran }),
      line: nextLine(ladder),
    };
    const waits = waiting(ladder, body, at);
    if (!waits) return { ladder: counted(ladder, game, given), clause: 'S' };
    const games = gamesSlot.of(ladder).set(game.id, { ...game, awaiting: { ...given, ...waits } });
    return { ladder: gamesSlot.set(ladder, games), clause: CONFIRMED_BY };
  },
  needs: (ladder, { body }) => running(ladder, body.game)?.players ?? [],
};

/** The pot is shared, and everybody who sat in the game has played. */
export function counted(
  ladder: Ladder,
  { awaiting: _, ...game }: PotGame,
  given: Pick<AwaitingScores, 'scores' | 'day' | 'ran' | 'line'>,
): Ladder {
  const paid = withPoints(
    over(ladder, { ...game, decided: given.line }),
    potShares(given.scores, stakeIn(ladder, game)),
  );
  return credited(paid, game.players, playedBy(given));
}

const credited = (ladder: Ladder, players: readonly PlayerId[], day: Day): Ladder =>
  players.reduce(
    (done, id) =>
      withPlayer(done, id, (player) => (player.played && player.played >= day ? player : { ...player, played: day })),
    ladder,
  );

/** A game that ends without scores: every stake returns, and nobody has played. */
export const abandoning: Rule<'abandon'> = {
  ...ofAbandonedGame,
  refusals: (ladder, { body }) => mustRun(ladder, body.game),
  apply: (ladder, { body }) => brokenOff(ladder, body.game),
  needs: (ladder, { body }) => running(ladder, body.game)?.players ?? [],
};

function running(ladder: Ladder, id: ChallengeId | undefined): PotGame | undefined {
  const game = id === undefined ? undefined : gamesSlot.of(ladder).get(id);
  return game?.awaiting ? undefined : game;
}

function brokenOff(ladder: Ladder, id: ChallengeId | undefined): Applied {
  const game = running(ladder, id);
  if (!game) return { ladder };
  return { ladder: withPoints(over(ladder, game), eachOf(game.players, stakeIn(ladder, game))), clause: 'S' };
}
