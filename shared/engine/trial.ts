import { localOf } from '../calendar/zone.ts';
import { confirm, MOST_DAYS_TO_CONFIRM } from '../rules/challenge/confirming.ts';
import { reconfigured } from '../rules/common/configuring.ts';
import type { Command } from '../vocabulary/command.ts';
import { settledAt } from '../vocabulary/entry.ts';
import type { Header, Reconfiguration } from '../vocabulary/header.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Refusal } from '../vocabulary/refusal.ts';
import {
  type ChallengeId,
  type Day,
  type Instant,
  type LineNumber,
  lineNumber,
  type SystemId,
} from '../vocabulary/vocabulary.ts';
import { isAmendment } from './amend.ts';
import { firstEntry } from './lines.ts';
import { Season, type SeasonWatch, type Step } from './season.ts';
import { asKnownBy, gameOf, linesForTrial, passing, type TrialLine, takenBack } from './trial-lines.ts';

/** Settings by name, with the value to try; null for the system's own. */
export type Tried = NonNullable<Reconfiguration['settings']>;

interface PlayedSeason {
  readonly season: Season;
  readonly course: Course;
}

/** A line that only the settings tried speak against. */
export interface RefusedLine {
  readonly command: Command;
  readonly refusal: Refusal;
}

/** A season as it was, and as it would have been under other settings. */
export interface Trial {
  readonly real: PlayedSeason;
  readonly tried: PlayedSeason;
  /** Each match or game that would have been refused, once, by its first refusal, in the order of the log. */
  readonly refused: readonly RefusedLine[];
}

/**
 * Plays a season again as if the settings `tried` held from the start; what they refuse is left out, and, where reports count
 * at once by them, what was taken back before it counted. `until`: settles so far.
 */
export function tryOut(header: Header, commands: readonly Command[], tried: Tried, until?: Instant): Trial {
  const other = reconfigured(header, { settings: tried });
  const atOnce = confirm.name in tried && confirm.of({ header: other }) === 0;
  return compare(header, commands, until, ({ season }) => {
    const never = atOnce ? takenBack(season) : new Set();
    const lines = numbered(header, commands).map((each) =>
      never.has(each.line) ? passing(each) : { ...each, command: withoutSettings(each.command, tried) },
    );
    return { header: other, lines };
  });
}

export interface TriedRules {
  readonly system: SystemId;
  readonly settings: NonNullable<Header['settings']>;
}

/** Plays a season again by another system's rules, as its lines count now, without lines that those do not know. */
export function tryOutBy(
  { system, settings }: TriedRules,
  header: Header,
  commands: readonly Command[],
  until?: Instant,
): Trial {
  const other = { ...header, system, settings: { ...settings, [confirm.name]: MOST_DAYS_TO_CONFIRM } };
  return compare(header, commands, until, ({ season }) => ({
    header: other,
    lines: asKnownBy({ header: other }, linesForTrial(season, MOST_DAYS_TO_CONFIRM)),
  }));
}

interface Retold {
  readonly header: Header;
  readonly lines: readonly TrialLine[];
}

function compare(
  header: Header,
  commands: readonly Command[],
  until: Instant | undefined,
  retell: (real: PlayedSeason) => Retold,
): Trial {
  // The rules of today may object to what was accepted under earlier ones: it stays accepted.
  const known = new Set<string>();
  const know = (line: LineNumber, no: Refusal): boolean => known.add(nameOf(line, no)).size > 0;
  const real = play({ header, lines: numbered(header, commands) }, until, { passes: know, refused: know });
  const refused = new RefusedLines();
  const tried = play(retell(real), until, {
    passes: (line, no) => no.code === FOLLOWS || known.has(nameOf(line, no)),
    refused: (line, no, command) => known.has(nameOf(line, no)) || refused.note(line, no, command),
  });
  return { real, tried, refused: refused.first };
}

function numbered(header: Header, commands: readonly Command[]): readonly TrialLine[] {
  const first = firstEntry(header);
  return commands.map((command, index) => ({ line: lineNumber(first + index), command }));
}

/** Whose turn it is follows from who could challenge before: it is left as it was, or one refusal would end a night. */
const FOLLOWS: Refusal['code'] = 'not-your-turn';

const nameOf = (line: LineNumber, { code }: Refusal): string => `${line} ${code}`;

interface Judging {
  /** What does not count against a line. */
  readonly passes: (line: LineNumber, no: Refusal) => boolean;
  readonly refused: (line: LineNumber, no: Refusal, command: Command) => unknown;
}

function play({ header, lines }: Retold, until: Instant | undefined, judging: Judging): PlayedSeason {
  const course = new Course();
  const season = new Season(header, course, 'settlements');
  for (const { line, command } of lines) {
    const no = season.record(command, (each) => judging.passes(line, each));
    if (no) judging.refused(line, no, command);
  }
  if (until !== undefined && until > season.at) season.pad(until);
  season.workOut();
  return { season, course };
}

/** A change in mid-season stays one, for later lines to amend, and leaves alone what is tried. */
function withoutSettings(command: Command, tried: Tried): Command {
  if (command.verb !== 'configure' || !command.body.settings) return command;
  const kept = Object.entries(command.body.settings).filter(([name]) => !(name in tried));
  return { ...command, body: { ...command.body, settings: Object.fromEntries(kept) } };
}

/** What becomes of a match or game after its first refused line, and of an amendment of a refused line, only follows. */
class RefusedLines {
  readonly first: RefusedLine[] = [];
  readonly #lines = new Set<LineNumber>();
  readonly #games = new Set<ChallengeId>();

  note(line: LineNumber, refusal: Refusal, command: Command): void {
    const game = gameOf(command);
    const follows =
      (game !== undefined && this.#games.has(game)) || (isAmendment(command) && this.#lines.has(command.body.line));
    this.#lines.add(line);
    if (answersNothing(refusal.code, command)) return;
    if (game !== undefined) this.#games.add(game);
    if (!follows) this.first.push({ command, refusal });
  }
}

/**
 * Answering a challenge that is over by the rules tried refuses nothing, nor does confirming what counts at once by them:
 * whether its result counts is another line.
 */
const ANSWERS_NOTHING: readonly Refusal['code'][] = ['closed-challenge', 'not-awaiting-approval', 'not-this-system'];
const answersNothing = (code: Refusal['code'], { verb }: Command): boolean =>
  verb !== 'result' && ANSWERS_NOTHING.includes(code);

export interface TrialEvening {
  readonly day: Day;
  readonly ladder: Ladder;
}

/** The ladders of a season as each day left them, oldest first, as they count after all corrections so far. */
export class Course implements SeasonWatch {
  readonly #evenings: (TrialEvening & { readonly line: LineNumber })[] = [];

  get evenings(): readonly TrialEvening[] {
    return this.#evenings;
  }

  /** The day of the first line that is taken again is seen anew by that line, at the latest. */
  again(from: LineNumber): void {
    while ((this.#evenings.at(-1)?.line ?? 0) >= from) this.#evenings.pop();
  }

  step({ entry, settlement, after }: Step): void {
    const at = settlement ? settledAt(settlement) : entry.command.at;
    const { day } = localOf(after.header.timezone, at);
    if (this.#evenings.at(-1)?.day === day) this.#evenings.pop();
    this.#evenings.push({ day, ladder: after, line: entry.line });
  }
}
