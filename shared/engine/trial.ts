import { reconfigured } from '../rules/common/configuring.ts';
import type { Command } from '../vocabulary/command.ts';
import type { Header, Reconfiguration } from '../vocabulary/header.ts';
import type { Refusal } from '../vocabulary/refusal.ts';
import { type ChallengeId, type Instant, type LineNumber, lineNumber } from '../vocabulary/vocabulary.ts';
import { isAmendment } from './amend.ts';
import { Course } from './course.ts';
import { firstEntry } from './lines.ts';
import { Season } from './season.ts';

/** Settings by name, each as it is to be tried; null for the system's own. */
export type Tried = NonNullable<Reconfiguration['settings']>;

/** A season that was played to its end, and how it went. */
export interface Played {
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
  readonly real: Played;
  readonly tried: Played;
  /** Of what would have been refused each match or game once, by what was refused of it first; in the order of the log. */
  readonly refused: readonly RefusedLine[];
}

/**
 * Plays a season once more as if some settings had been others from its first line on; those that were changed in
 * mid-season and are not tried change as they did. What is due is settled by the settings tried, and what they refuse is
 * left out. `commands`: those that were accepted, one a line; `until`: up to when what is due is settled.
 */
export function tryOut(header: Header, commands: readonly Command[], tried: Tried, until?: Instant): Trial {
  // Some of what was accepted once the rules have something against by now, and it was accepted all the same.
  const known = new Set<string>();
  const know = (line: LineNumber, no: Refusal): boolean => known.add(nameOf(line, no)).size > 0;
  const real = play(header, commands, until, { passes: know, refused: know });
  const refused = new RefusedLines();
  const other = reconfigured(header, { settings: tried });
  const others = commands.map((command) => withoutSettings(command, tried));
  const trial = play(other, others, until, {
    passes: (line, no) => no.code === FOLLOWS || known.has(nameOf(line, no)),
    refused: (line, no, command) => known.has(nameOf(line, no)) || refused.note(line, no, command),
  });
  return { real, tried: trial, refused: refused.first };
}

/** Whose turn it is follows from who could challenge before: it is left as it was, or one refusal would end a night. */
const FOLLOWS: Refusal['code'] = 'not-your-turn';

const nameOf = (line: LineNumber, { code }: Refusal): string => `${line} ${code}`;

interface Judging {
  /** What does not count against a line. */
  readonly passes: (line: LineNumber, no: Refusal) => boolean;
  readonly refused: (line: LineNumber, no: Refusal, command: Command) => unknown;
}

function play(header: Header, commands: readonly Command[], until: Instant | undefined, judging: Judging): Played {
  const course = new Course();
  const season = new Season(header, course, 'settlements');
  const first = firstEntry(header);
  for (const [index, command] of commands.entries()) {
    const line = lineNumber(first + index);
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
    if (game !== undefined) this.#games.add(game);
    if (!follows) this.first.push({ command, refusal });
  }
}

/** The match or game that a line is about. */
export const gameOf = ({ body }: Command): ChallengeId | undefined =>
  ('challenge' in body ? body.challenge : undefined) ??
  ('game' in body ? body.game : undefined) ??
  ('id' in body ? body.id : undefined);
