import { type GamePoints, type Score, type Unfinished, unfinishedIn } from '../vocabulary/command.ts';
import { CONFIRMED_BY, type Entry } from '../vocabulary/entry.ts';
import type { HandicapTerms, Ladder } from '../vocabulary/ladder.ts';
import type { ChallengeId, Instant, LineNumber, Outcome, PlayerId, ResultState } from '../vocabulary/vocabulary.ts';
import { inARow } from './lists.ts';
import { pointsWords } from './score.ts';
import { GAMES } from './texts.ts';

export interface GameInWords {
  readonly entry: Entry;
  readonly id?: ChallengeId;
  readonly playedAt: Instant;
  readonly challenger: PlayerId;
  readonly challenged: PlayerId;
  readonly terms?: HandicapTerms;
  readonly score: Score;
  readonly points?: GamePoints;
  /** How it ended with that score, as the system has it. */
  readonly outcome: Outcome;
  readonly pgn?: string;
  /** Who had White, if that was said. */
  readonly white?: PlayerId;
  /** Who played, the challenger’s two first, where several people play as an entrant; and those of them who usually don’t. */
  readonly lineup?: readonly PlayerId[];
  readonly standIns?: readonly PlayerId[];
  readonly correctedBy?: LineNumber;
  readonly voidedBy?: LineNumber;
  readonly voidedAt?: Instant;
  /** The line that let it count, where a game needs approval (N7). */
  readonly approvedBy?: LineNumber;
}

/** Whether a game counts: only one that stands moved players. */
export function stateOf({ past, challenges }: Ladder, { id, entry, voidedBy }: GameInWords): ResultState {
  if (voidedBy !== undefined) return 'void';
  if (id === undefined || past.ended.get(id)?.decided === entry.line) return 'stands';
  return challenges.get(id)?.awaiting?.line === entry.line ? 'awaiting' : 'rejected';
}

/** Whether a game waits, or waited, for the other player to confirm it. */
export const isReported = ({ entry: { command, effects } }: GameInWords): boolean =>
  (command.verb === 'result' || command.verb === 'match') &&
  command.body.reported !== undefined &&
  effects.clause === CONFIRMED_BY;

/** How a game was won that was not played, if so. */
export function unfinishedOf({ entry: { command } }: GameInWords): Unfinished | undefined {
  switch (command.verb) {
    case 'result':
    case 'match':
    case 'playoff':
      return unfinishedIn(command.body);
    default:
      return undefined;
  }
}

/** Whether it ended as it stood, without a winner though one was ahead. */
export const isBrokenOff = ({ score: [one, other], outcome }: Pick<GameInWords, 'score' | 'outcome'>): boolean =>
  outcome === 'drawn' && one !== other;

type EndedGame = Parameters<typeof unfinishedIn>[0] & {
  readonly points?: GamePoints | undefined;
  readonly brokenOff?: boolean | undefined;
  readonly standIns?: readonly { readonly name: string }[] | undefined;
};

/** Said behind a score: the points of each game, where they were given, that it was not played to its end, and who stood in. */
export function asPlayed(ended: EndedGame): string {
  const unfinished = unfinishedIn(ended);
  const said = [
    ...(ended.points ? [pointsWords(ended.points)] : []),
    ...(unfinished ? [GAMES.unfinished[unfinished]] : []),
    ...(ended.brokenOff ? [GAMES.brokenOff] : []),
    ...(ended.standIns ? [GAMES.standIns(inARow(ended.standIns.map(({ name }) => name)))] : []),
  ];
  return said.length > 0 ? ` (${said.join(', ')})` : '';
}

export interface Victory {
  readonly won: PlayerId;
  readonly lost: PlayerId;
  /** The winner's points first. */
  readonly score: Score;
}

export function winnerOf({
  challenger,
  challenged,
  score: [one, other],
  outcome,
}: Pick<GameInWords, 'challenger' | 'challenged' | 'score' | 'outcome'>): Victory | undefined {
  switch (outcome) {
    case 'drawn':
      return undefined;
    case 'challenger-won':
      return { won: challenger, lost: challenged, score: [one, other] };
    case 'challenged-won':
      return { won: challenged, lost: challenger, score: [other, one] };
  }
}
