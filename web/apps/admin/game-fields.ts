import { type MayBeUnfinished, type Score, type Unfinished, WALKOVERS } from '#shared/vocabulary/command.ts';
import { RANGES } from '#shared/vocabulary/size-limits.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { scoreWords } from '#shared/words/score.ts';
import { gamesIn } from '#web/ui/chess/each-game.tsx';
import { matchPlayOf, scoresOf } from '#web/ui/ladder/controls.ts';
import { readWhole } from '#web/ui/ladder/scores.ts';
import { MOVES } from '#web/ui/texts.ts';
import { TEXT } from './texts.ts';
import type { AdminView } from './view.ts';

const W = TEXT.play;

export interface GameFields {
  readonly score: string;
  readonly games: string;
  readonly playedAt: string;
  readonly agreed: boolean;
  readonly distance: string;
  readonly minutes: string;
  readonly pgn: string;
  /** Who had White, if the moves don't say it. */
  readonly white: string;
  /** How it was won that was not played; blank where it was. */
  readonly unfinished: string;
  /** Who played, where several people play as an entrant; undefined for those who usually do. */
  readonly lineup?: readonly PlayerId[] | undefined;
}

export const NO_GAME: GameFields = {
  score: '',
  games: '',
  playedAt: '',
  agreed: false,
  distance: '',
  minutes: '',
  pgn: '',
  white: '',
  unfinished: '',
};

export type GameFieldsView = Pick<AdminView, 'header'>;

/** Games that nobody played have no points. */
export const asksForGames = (view: GameFieldsView, fields: GameFields): boolean =>
  (matchPlayOf(view)?.points ?? false) && !WALKOVERS.some((how) => unfinishedHow(view, fields)?.[how]);

export const gamesFault = (view: GameFieldsView, fields: GameFields): string | undefined =>
  asksForGames(view, fields) ? gamesIn(fields.games, scoresOf(view)).fault : undefined;

export function pointsBody(view: GameFieldsView, fields: GameFields) {
  const { points } = asksForGames(view, fields) ? gamesIn(fields.games, scoresOf(view)) : {};
  return { ...(points && { points }) };
}

export const scoreIn = (view: GameFieldsView, text: string): Score | undefined =>
  scoresOf(view).find((score) => scoreWords(score) === text);

export const scoreFault = (view: GameFieldsView, fields: GameFields): string | undefined =>
  gamesFault(view, fields) ?? (scoreIn(view, fields.score) ? undefined : MOVES.choose);

/** How a game with the score that is typed may have been won without being played to its end. */
export const waysToWin = (view: GameFieldsView, { score }: GameFields): readonly Unfinished[] => {
  const [one, other] = scoreIn(view, score) ?? [];
  return one === other ? [] : (matchPlayOf(view)?.unfinished ?? []);
};

/** A note that it was not played to its end, as the log has it. */
export function unfinishedHow(view: GameFieldsView, fields: GameFields): MayBeUnfinished | undefined {
  const how = waysToWin(view, fields).find((each) => each === fields.unfinished);
  return how && { [how]: true };
}

/** What a game may say that was written down on a sheet, with no challenge known. */
export function sheetBody(view: GameFieldsView, { agreed, distance }: GameFields) {
  const play = matchPlayOf(view);
  const rungs = play?.distance ? readDistance(distance) : undefined;
  return { ...(play?.mayAgree && agreed && { agreed }), ...(rungs !== undefined && { distance: rungs }) };
}

export const distanceFault = (view: GameFieldsView, { distance }: GameFields): string | undefined =>
  matchPlayOf(view)?.distance && distance.trim() !== '' && readDistance(distance) === undefined
    ? W.distanceFault
    : undefined;

/** Rungs as a log has them: two never share one. */
function readDistance(typed: string): number | undefined {
  const rungs = readWhole(typed);
  const [least, most] = RANGES.distance;
  return rungs !== undefined && rungs !== 0 && rungs >= least && rungs <= most ? rungs : undefined;
}
