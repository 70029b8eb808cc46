import { addMonths } from '../../calendar/days.ts';
import type { Command } from '../../vocabulary/command.ts';
import type { Header, Reconfiguration } from '../../vocabulary/header.ts';
import type { Ladder } from '../../vocabulary/ladder.ts';
import { type Refusal, refusal } from '../../vocabulary/refusal.ts';
import type { Day, PlayerId, Verb } from '../../vocabulary/vocabulary.ts';
import { dayOf } from './standing.ts';

/** What the last evening of a season makes of players. */
export interface Honours {
  /** Who lost rung 1 without playing, in the order in which it happened (L30). */
  readonly displaced: readonly PlayerId[];
  readonly champion?: PlayerId;
}

/** Where a season just ends. */
export const noHonours = (): Honours => ({ displaced: [] });

/** How long a season that has an end may last, in years. */
const LONGEST_SEASON = 10;

/** What is wrong with the last day of a season that starts on a day, if anything is. */
export function unfitEnd(start: Day, end: Day): string | undefined {
  if (end < start) return 'the season ends before it starts';
  return end > addMonths(start, 12 * LONGEST_SEASON)
    ? `a season that has an end lasts at most ${LONGEST_SEASON} years`
    : undefined;
}

/** Whether the season of a ladder gets another last day, or none any more. The same date again is no change. */
export const movesEnd = ({ season }: Header, { end }: Reconfiguration): boolean =>
  end !== undefined && (end ?? undefined) !== season.end;

/** What nobody begins any more from the day after the season's last (§0 A season that is over). */
const BEGINNINGS: readonly Verb[] = ['seed', 'join', 'pass', 'prefer', 'challenge', 'accept', 'start'];
/** What is judged by the day of play. */
const GAMES: readonly Verb[] = ['result', 'match'];

export function overAfterLastDay(ladder: Ladder, command: Command): Refusal | undefined {
  const { end } = ladder.header.season;
  if (!end || dayOf(ladder, dateOf(command)) <= end) return undefined;
  const late = BEGINNINGS.includes(command.verb) || GAMES.includes(command.verb) || isMove(ladder, command);
  return late ? refusal('season-over', `The season ended on ${end}.`, '§0') : undefined;
}

/** Whether a command gives the season another last day. */
export const isMove = (ladder: Ladder, command: Command): boolean =>
  command.verb === 'configure' && movesEnd(ladder.header, command.body);

const dateOf = (command: Command): Command['at'] =>
  command.verb === 'match' || command.verb === 'result' ? (command.body.playedAt ?? command.at) : command.at;
