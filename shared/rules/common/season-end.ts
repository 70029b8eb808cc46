import { addMonths } from '#shared/calendar/days.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Header, Reconfiguration } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import type { Day, PlayerId, Verb } from '#shared/vocabulary/vocabulary.ts';
import { dayWords } from '#shared/words/dates.ts';
import type { Nights } from '../night/turn.ts';
import type { Rule } from '../rule.ts';
import { COMMON } from '../texts.ts';
import { dayOf } from './standing.ts';

/** What the last evening of a season makes of players. */
export interface Honours {
  /** Players who lost rung 1 without playing, in the order in which it happened (L30). */
  readonly displaced: readonly PlayerId[];
  readonly champion?: PlayerId;
}

/** Where a season just ends. */
export const noHonours = (): Honours => ({ displaced: [] });

/** What nobody may begin from the day after the season's last day on (§0 A season that is over). */
const BEGINNINGS: readonly Verb[] = ['seed', 'join', 'away', 'pass', 'prefer', 'challenge', 'accept', 'start'];
/** What is judged by the day of play. */
const GAMES: readonly Verb[] = ['result', 'match'];

export function overAfterLastDay(ladder: Ladder, command: Command): Refusal | undefined {
  const { end } = ladder.header.season;
  if (!end || dayOf(ladder, dateOf(command)) <= end) return undefined;
  const late = BEGINNINGS.includes(command.verb) || GAMES.includes(command.verb);
  return late ? refusal('season-over', COMMON.seasonEnded(dayWords(end)), '§0') : undefined;
}

const dateOf = (command: Command): Command['at'] =>
  command.verb === 'match' || command.verb === 'result' ? (command.body.playedAt ?? command.at) : command.at;

/** Settles what is due by then, which happens before any command, and nothing else. */
export const passingTime: Rule<'settle'> = { refusals: () => [], apply: (ladder) => ({ ladder }) };

/** How long a season that has an end may last, in years. */
const LONGEST_SEASON = 10;

/** What is wrong with the last day of a season that starts on a day, if anything is. */
export function unfitEnd(start: Day, end: Day): string | undefined {
  if (end < start) return COMMON.endsBeforeStart;
  return end > addMonths(start, 12 * LONGEST_SEASON) ? COMMON.tooLong(LONGEST_SEASON) : undefined;
}

/** Whether the last day of a ladder's season changes or is removed. The same date again is no change. */
export const movesEnd = ({ season }: Header, { end }: Reconfiguration): boolean =>
  end !== undefined && (end ?? undefined) !== season.end;

/** Where people do not meet at club nights: it is nobody's turn. */
export const noNights: Nights = {
  turnOf: () => undefined,
  mayChallenge: () => [],
  hoursOn: () => undefined,
  againstCheckingIn: () => undefined,
  isUnderWay: () => false,
  isPresent: () => false,
  latecomersOf: () => [],
};
