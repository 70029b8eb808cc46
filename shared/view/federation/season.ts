import { whereOf } from '#shared/rules/common/own-words.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Score } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type HandicapTerms, type Ladder, newLadder } from '#shared/vocabulary/ladder.ts';
import { Table } from '#shared/vocabulary/table.ts';
import type { ChallengeId, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { TermsTold } from '#shared/words/game-terms.ts';
import { allMovesOf, whiteIn } from '#shared/words/movetext.ts';
import { type RecordedGame, readRecorded } from './recorded.ts';
import type { Bout, Entrant, Tournament } from './tournament.ts';

export interface Besides {
  readonly club: string;
  readonly name: string;
  readonly players: readonly Entrant[];
  /** Challenges without a final result: what waits to be approved or confirmed doesn't count yet. */
  readonly open: ReadonlySet<ChallengeId>;
  /** What challenges of programs were issued at, which no log says. */
  readonly terms?: ReadonlyMap<ChallengeId, HandicapTerms>;
}

/** A season log as a tournament; undefined if the text isn't one. The ladder's system must be loaded. */
export function tournamentOf(log: string, { club, name, players, open, terms }: Besides): Tournament | undefined {
  const season = readRecorded(log);
  if (!season) return undefined;
  const { header, results } = season;
  const counting = results.filter(({ id }) => id === undefined || !open.has(id));
  const bouts = counting
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
    .flatMap((result) => boutsOf(header, result, result.id && terms?.get(result.id)));
  const playing = new Set(bouts.flatMap(({ white, black }) => [white, black]));
  const venue = whereOf(header);
  return {
    name,
    club,
    ...(venue !== undefined && { venue }),
    start: header.season.start,
    end: header.season.end ?? bouts.at(-1)?.day ?? header.season.start,
    ...(header.board !== undefined && { board: header.board }),
    players: players.filter(({ id, rung }) => rung !== undefined || playing.has(id)),
    bouts,
  };
}

function boutsOf(header: Header, result: RecordedGame, terms: HandicapTerms | undefined): readonly Bout[] {
  const { challenger, challenged, score } = result;
  const two = { challenger, challenged, ...(terms && { terms }) };
  const told = systemOf({ header }).controls.terms(ladderOf(header, result), two, (id) => ({ id, name: id }));
  const [one, other] = singleScores(score);
  const common = commonOf(result, told);
  if (other) {
    const clear = score.includes(0);
    return [
      { ...common, ...inColours(result, challenged, one), ...(!clear && { ofMatch: swapped(score) }) },
      { ...common, ...inColours(result, challenger, other), ...(!clear && { ofMatch: score }) },
    ];
  }
  const white = whiteOf(result, told);
  const unknown = white === undefined && { coloursUnknown: true as const };
  return [{ ...common, ...inColours(result, white ?? challenged, one), ...unknown }];
}

/** All but who had which colour, and the score. */
function commonOf({ id, day, unplayed, pgn = '' }: RecordedGame, { rated, go }: TermsTold) {
  const moves = allMovesOf(pgn);
  return {
    day,
    ...(unplayed && { unplayed }),
    ...(rated === false && { unrated: true as const }),
    ...(id === undefined && { playoff: true as const }),
    ...(moves !== '' && { moves }),
    ...(go && { go }),
  };
}

type RecordedTwo = Pick<RecordedGame, 'challenger' | 'challenged'>;

const swapped = ([one, other]: Score): Score => [other, one];

const inColours = (
  { challenger, challenged }: RecordedTwo,
  white: PlayerId,
  score: Score,
): Pick<Bout, 'white' | 'black' | 'score'> =>
  white === challenger
    ? { white, black: challenged, score }
    : { white: challenged, black: challenger, score: swapped(score) };

/** What a score comes to game by game; of a match of two, the first game is the one that its winner won. */
function singleScores([one, other]: Score): readonly [Score, Score?] {
  if (one + other <= 1) return [[one, other]];
  const first: Score = one === other ? [0.5, 0.5] : one > other ? [1, 0] : [0, 1];
  return [first, [one - first[0], other - first[1]]];
}

/** Who had White: as stated, by the moves, or by the rules. If the moves name neither, the challenger had it (N7). */
function whiteOf(
  { challenger, challenged, white, pgn }: RecordedGame,
  { white: byRule, go }: TermsTold,
): PlayerId | undefined {
  const named = pgn === undefined ? undefined : whiteIn(pgn);
  const byMoves = pgn === undefined ? undefined : named === challenged ? challenged : challenger;
  return white ?? byMoves ?? byRule?.id ?? go?.white?.id;
}

/** The ladder as far as it says what two play at: what they had said of themselves by then. */
function ladderOf(header: Header, { preferences }: RecordedGame): Ladder {
  const known = [...preferences].map(
    ([id, said]) => [id, { id, admitted: header.season.start, preferences: said }] as const,
  );
  return { ...newLadder(header), players: Table.of(known) };
}
