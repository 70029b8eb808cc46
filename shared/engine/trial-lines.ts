import { systemOf } from '../systems/registry.ts';
import type { Command } from '../vocabulary/command.ts';
import type { Entry } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { ChallengeId, LineNumber, Verb } from '../vocabulary/vocabulary.ts';
import { isAmendment } from './amend.ts';
import type { Season } from './season.ts';

/** A line of a season that is played again, with the number that it had. */
export interface TrialLine {
  readonly command: Command;
  readonly line: LineNumber;
}

export const gameOf = ({ body }: Command): ChallengeId | undefined =>
  ('challenge' in body ? body.challenge : undefined) ??
  ('game' in body ? body.game : undefined) ??
  ('id' in body ? body.id : undefined);

/** The lines of a season for other rules, as they count now, without settings. `mostDays`: how long a result may wait there. */
export function linesForTrial(season: Season, mostDays: number): readonly TrialLine[] {
  const voided = new Set<string | undefined>(season.lines().flatMap((entry) => voidedChallenge(season, entry) ?? []));
  const told = season
    .lines()
    .flatMap((entry) => [...confirmed(entry), { line: entry.line, command: asItCounts(season, entry) }])
    .map((each) => (gameOf(each.command) !== undefined && voided.has(gameOf(each.command)) ? passing(each) : each));
  return decided(season.ladder, withAcceptances(told), mostDays * 86_400_000);
}

/** The lines of reports that were taken back or turned down, of that, and of what amends either. */
export function takenBack(season: Season): ReadonlySet<LineNumber> {
  const lines = season.lines();
  const standing = lines.flatMap(({ line }): readonly TrialLine[] => {
    const command = season.standing(line);
    return command ? [{ line, command }] : [];
  });
  const found = new Set<LineNumber>();
  for (const { line, decision } of reportsIn(standing))
    if (decision?.command.verb === 'reject') found.add(line).add(decision.line);
  for (const { line, command } of lines) if (isAmendment(command) && found.has(command.body.line)) found.add(line);
  return found;
}

/** What came of a report: it was approved, taken back or turned down. */
interface ReportDecision extends TrialLine {
  readonly index: number;
}

interface Report {
  readonly index: number;
  readonly line: LineNumber;
  readonly command: Command<'result' | 'match'>;
  readonly game: ChallengeId;
  readonly decision: ReportDecision | undefined;
}

/** Results and matches among some lines, the newest first, each with its place and what came of it. */
function* reportsIn(lines: readonly TrialLine[]): Generator<Report> {
  const decisions = new Map<ChallengeId, ReportDecision>();
  for (const [index, { line, command }] of [...lines.entries()].toReversed()) {
    const game = gameOf(command);
    if (game === undefined) continue;
    if (decides(command)) decisions.set(game, { index, line, command });
    if (command.verb !== 'result' && command.verb !== 'match') continue;
    yield { index, line, command, game, decision: decisions.get(game) };
    decisions.delete(game);
  }
}

/** A dispute decides nothing: the report goes on waiting. */
const decides = ({ verb, body }: Command): boolean =>
  verb === 'approve' || (verb === 'reject' && body.disputed === undefined);

export const passing = ({ line, command: { at } }: TrialLine): TrialLine => ({
  line,
  command: { at, verb: 'settle', body: {} },
});

function voidedChallenge(season: Season, { line, command }: Entry): ChallengeId | undefined {
  return command.verb === 'challenge' && !season.standing(line) ? command.body.id : undefined;
}

/** A player who played without a word had accepted: where nothing depends on it, it is not entered. */
function withAcceptances(told: readonly TrialLine[]): readonly TrialLine[] {
  const gamesWith = (verb: Verb) =>
    new Set(told.flatMap(({ command }) => (command.verb === verb ? (gameOf(command) ?? []) : [])));
  const [played, accepted] = [gamesWith('result'), gamesWith('accept')];
  return told.flatMap((each): readonly TrialLine[] => {
    const { line, command } = each;
    if (command.verb !== 'challenge' || !played.has(command.body.id) || accepted.has(command.body.id)) return [each];
    return [each, { line, command: { at: command.at, verb: 'accept', body: { challenge: command.body.id } } }];
  });
}

/** What counted by itself ahead of a line was confirmed. */
const confirmed = ({ line, effects }: Entry): readonly TrialLine[] =>
  effects.settled.flatMap((each) => {
    if (each.kind !== 'confirmation' || !each.challenge) return [];
    return [{ line, command: { at: each.at, verb: 'approve', body: { challenge: each.challenge } } }];
  });

/** A result that was voided closes its challenge (§0 Voiding); what else was voided, or amends, does nothing. */
function asItCounts(season: Season, { line, command }: Entry): Command {
  const standing = season.standing(line);
  const { at } = command;
  if (!standing && command.verb === 'result')
    return { at, verb: 'withdraw', body: { challenge: command.body.challenge }, override: 'voided' };
  if (!standing || isAmendment(standing)) return { at, verb: 'settle', body: {} };
  if (standing.verb !== 'configure') return standing;
  const { settings: _, ...body } = standing.body;
  return { ...standing, body };
}

/**
 * A decided result waits, as reports do, if it would otherwise count by itself; any other shows all its effects when approved.
 */
function decided(ladder: Ladder, lines: readonly TrialLine[], patience: number): readonly TrialLine[] {
  const told = [...lines];
  for (const { index, line, command, game, decision } of reportsIn(lines)) {
    if (!decision) {
      const waits = ladder.challenges.get(game)?.awaiting?.line === line;
      told[index] = waits ? passing({ line, command }) : { line, command: unreported(command) };
    } else if (command.verb === 'result' && decision.command.at - command.at < patience) {
      told[index] = { line, command: reportedBy(ladder, command) };
    } else {
      told[index] = passing({ line, command });
      const counts = decision.command.verb === 'approve';
      told[decision.index] = counts ? { line, command: toldAt(decision.command, command) } : passing(decision);
    }
  }
  return told;
}

function unreported(command: Command<'result' | 'match'>): Command {
  if (command.verb === 'match') return command;
  const { reported: _, ...body } = command.body;
  return { ...command, body };
}

function reportedBy({ challenges, past }: Ladder, command: Command<'result'>): Command {
  const { challenge: id, reported } = command.body;
  const by = reported ?? (challenges.get(id) ?? past.ended.get(id))?.challenger;
  return { ...command, body: { ...command.body, ...(by !== undefined && { reported: by }) } };
}

function toldAt({ at }: Command, command: Command<'result' | 'match'>): Command {
  const playedAt = command.body.playedAt ?? command.at;
  if (command.verb === 'match') return { ...command, at, body: { ...command.body, playedAt } };
  const { reported: _, ...body } = command.body;
  return { ...command, at, body: { ...body, playedAt } };
}

/** Lines that a ladder's rules have no verb for do nothing. */
export const asKnownBy = (ladder: Pick<Ladder, 'header'>, lines: readonly TrialLine[]): readonly TrialLine[] => {
  const known = new Set(Object.keys(systemOf(ladder).rules));
  return lines.map((each) => (known.has(each.command.verb) ? each : passing(each)));
};
