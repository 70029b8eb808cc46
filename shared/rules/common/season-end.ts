import type { Command } from '../../vocabulary/command.ts';
import type { Ladder } from '../../vocabulary/ladder.ts';
import { type Refusal, refusal } from '../../vocabulary/refusal.ts';
import type { PlayerId, Verb } from '../../vocabulary/vocabulary.ts';
import { dayWords } from '../../words/dates.ts';
import { COMMON } from '../texts.ts';
import { dayOf } from './standing.ts';

/** What the last evening of a season makes of players. */
export interface Honours {
  /** Who lost rung 1 without playing, in the order in which it happened (L30). */
  readonly displaced: readonly PlayerId[];
  readonly champion?: PlayerId;
}

/** Where a season just ends. */
export const noHonours = (): Honours => ({ displaced: [] });

/** What nobody begins any more from the day after the season's last (§0 A season that is over). */
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
