import { Season } from '#shared/engine/season.ts';
import { FAULTS } from '#shared/log/fault-words.ts';
import { type LogLine, openLog } from '#shared/log/read.ts';
import { type RefusedLine, replayLine } from '#shared/log/replay.ts';
import { LOG } from '#shared/rules/texts.ts';
import { waitingForRung } from '#shared/view/entering.ts';
import { MOST } from '#shared/vocabulary/size-limits.ts';
import type { LineNumber } from '#shared/vocabulary/vocabulary.ts';
import { IMPORTING, TOO_LARGE } from '../runtime/texts.ts';

export interface Judged {
  readonly kind: 'judged';
  readonly season: Season;
  /** The first lines that the rules refuse, and how many there are. */
  readonly told: readonly RefusedLine[];
  readonly refused: number;
}

/** What is wrong with a log as a whole. */
export interface LogFault {
  readonly kind: 'fault';
  readonly message: string;
  /** Whether it is the size that is wrong. */
  readonly tooLarge?: true;
}

export const faultIn = (line: number, message: string): LogFault => ({
  kind: 'fault',
  message: IMPORTING.inLine(line, message),
});

/** Messages about a field are in English, as its name is: then the line is, too. */
export const faultInHeader = (message: string): LogFault =>
  Object.values(LOG).includes(message) ? faultIn(1, message) : { kind: 'fault', message: FAULTS.inHeader(message) };

/** Plays a log through the rules, and gives each line when it is done: it may be long, and others want to get on too. */
export function* judgeLog(text: string, mostSteps: number = MOST_STEPS): Generator<LineNumber, Judged | LogFault> {
  const log = openLog(text);
  if (!log.ok) return faultInHeader(log.refusal.message);
  const season = new Season(log.value.header);
  const told: RefusedLine[] = [];
  let refused = 0;
  for (const each of log.value.lines()) {
    const no = replayLine(season, log.value.header, each.entry);
    if (no && ++refused <= MOST_TOLD) told.push({ line: each.line, ...no });
    const fault = tooMuch(season, each, mostSteps);
    if (fault) return faultIn(each.line, fault);
    yield each.line;
  }
  return { kind: 'judged', season, told, refused };
}

function tooMuch(season: Season, { entry }: LogLine, mostSteps: number): string | undefined {
  if (season.steps > mostSteps) return IMPORTING.most.corrections;
  // Amendments add nobody; and many of them in a row are worked out together, unless something needs the ladder in between.
  if (entry.ok !== true || entry.command.verb === 'correct' || entry.command.verb === 'void') return undefined;
  const { ladder } = season;
  const entrants = waitingForRung(ladder);
  if (ladder.order.size + entrants.length <= MOST.players) return undefined;
  return TOO_LARGE.players;
}

/** What one season log may ask of the service when it becomes a ladder. */

/** Lines, the header among them. */
export const MOST_LINES = 100_000;
/** The whole text, in bytes. */
export const MOST_BYTES = 64 * 1024 * 1024;
/** One line, in bytes: one that seeds ten thousand players fits, and so does a long game. */
export const MOST_LINE_BYTES = 1024 * 1024;
/** How often a line may be worked out, all lines together: each one once, and those after a correction again. */
const MOST_STEPS = 1_000_000;
/** How many refused lines are reported one by one; the others are only counted. */
const MOST_TOLD = 100;
