import type { Score } from '../ladder/command.ts';
import type { Entry } from '../ladder/entry.ts';
import type { ChallengeId, Instant, LineNumber, PlayerId } from '../ladder/vocabulary.ts';

/** A match or play-off that was given a result, with its score as it stands now. */
export interface Game {
  readonly entry: Entry;
  readonly kind: 'match' | 'playoff';
  readonly playedAt: Instant;
  readonly challenger: PlayerId;
  readonly challenged: PlayerId;
  readonly score: Score;
  readonly correctedBy?: LineNumber;
  readonly voidedBy?: LineNumber;
}

export type Games = ReadonlyMap<LineNumber, Game>;

interface Pair {
  readonly challenger: PlayerId;
  readonly challenged: PlayerId;
}

/** Every result of a log by its line, in the order of the log. */
export function gamesOf(lines: readonly Entry[]): Games {
  const pairs = new Map<ChallengeId, Pair>();
  const games = new Map<LineNumber, Game>();
  for (const entry of lines) {
    const { command } = entry;
    if (command.verb === 'challenge') pairs.set(command.body.id, command.body);
    const game = gameOf(entry, pairs);
    if (game) games.set(entry.line, game);
    amend(games, entry);
  }
  return games;
}

function gameOf(entry: Entry, pairs: ReadonlyMap<ChallengeId, Pair>): Game | undefined {
  const { command } = entry;
  switch (command.verb) {
    case 'result': {
      const pair = pairs.get(command.body.challenge);
      return pair && { ...scored(entry, pair, command.body.score), playedAt: command.body.playedAt ?? command.at };
    }
    case 'match':
      return { ...scored(entry, command.body, command.body.score), playedAt: command.body.playedAt ?? command.at };
    case 'playoff': {
      const [lower, upper] = command.body.players;
      const score: Score = command.body.winner === lower ? [1, 0] : [0, 1];
      return { ...scored(entry, { challenger: lower, challenged: upper }, score), kind: 'playoff' };
    }
    default:
      return undefined;
  }
}

const scored = (entry: Entry, { challenger, challenged }: Pair, score: Score): Game => ({
  entry,
  kind: 'match',
  playedAt: entry.command.at,
  challenger,
  challenged,
  score,
});

/** Corrections and voidings change a game that was recorded before. */
function amend(games: Map<LineNumber, Game>, { line, command }: Entry): void {
  if (command.verb !== 'correct' && command.verb !== 'void') return;
  const game = games.get(command.body.line);
  if (!game) return;
  if (command.verb === 'void') games.set(command.body.line, { ...game, voidedBy: line });
  else games.set(command.body.line, { ...game, score: command.body.score ?? game.score, correctedBy: line });
}

/** How a game ended, from the winner's side; nobody won a draw. */
export interface Victory {
  readonly won: PlayerId;
  readonly lost: PlayerId;
  /** The winner's points first. */
  readonly score: Score;
}

export function winnerOf({ challenger, challenged, score: [one, other] }: Game): Victory | undefined {
  if (one === other) return undefined;
  return one > other
    ? { won: challenger, lost: challenged, score: [one, other] }
    : { won: challenged, lost: challenger, score: [other, one] };
}
