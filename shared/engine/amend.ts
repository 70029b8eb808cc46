import { instantOf } from '../calendar/zone.ts';
import { systemOf } from '../systems/registry.ts';
import type { Command } from '../vocabulary/command.ts';
import type { Header } from '../vocabulary/header.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { firstRefusal, type Refusal, refusal } from '../vocabulary/refusal.ts';
import { type Instant, instant, type LineNumber } from '../vocabulary/vocabulary.ts';

/** A command that changes what an earlier line counts as. */
export type Amendment = Command<'correct' | 'void'>;

export const isAmendment = (command: Command): command is Amendment =>
  command.verb === 'correct' || command.verb === 'void';

/** A line that is to be amended: as it was recorded, and as it counts now, if it still counts. */
export interface Target {
  readonly recorded?: Command | undefined;
  readonly standing?: Command | undefined;
}

/** The first reason against amending a line. */
export function judgeAmendment(ladder: Ladder, command: Amendment, target: Target): Refusal | undefined {
  const over = systemOf(ladder).seasonOver(ladder, command);
  return over ?? firstRefusal(reasonsAgainst(ladder, command, target), false);
}

function* reasonsAgainst(ladder: Ladder, command: Amendment, { recorded, standing }: Target): Generator<Refusal> {
  if (command.verb === 'correct') yield* systemOf(ladder).score.against(ladder, command.body, recorded);
  if (standing && stands(ladder, standing, command.body.line)) return;
  const message = `There is no result on line ${command.body.line} that could be changed, or it was voided.`;
  yield refusal('not-correctable', message, '§0');
}

/** Whether a challenge has its result, or one that awaits approval, from a line: not if it was rejected, or closed by leaving. */
function stands(ladder: Ladder, target: Command, line: LineNumber): boolean {
  if (target.verb === 'finish') return ladder.past.games.get(target.body.game)?.decided === line;
  if (target.verb !== 'result' && target.verb !== 'match') return false;
  const id = target.verb === 'result' ? target.body.challenge : target.body.id;
  return ladder.past.ended.get(id)?.decided === line || ladder.challenges.get(id)?.awaiting?.line === line;
}

/** What a line counts as once it is amended (§0 Correcting, Voiding). */
export const amended = (header: Header, target: Command, command: Amendment): Command =>
  command.verb === 'void' ? voided(header, target) : corrected(target, command);

/**
 * A voided result counts as a match that was abandoned there, or a challenge that was closed without a result; a voided
 * match from a sheet as never entered.
 */
function voided(header: Header, { at, ...target }: Command): Command {
  if (target.verb === 'finish') return { at, verb: 'abandon', body: { game: target.body.game } };
  if (target.verb !== 'result') return { at, verb: 'settle', body: {} };
  const { challenge } = target.body;
  const verb = 'abandon' in systemOf({ header }).rules ? 'abandon' : 'withdraw';
  return { at, verb, body: { challenge } };
}

function corrected(target: Command, { body }: Command<'correct'>): Command {
  if (target.verb === 'finish' && body.scores) return { ...target, body: { ...target.body, scores: body.scores } };
  if (!body.score) return target;
  switch (target.verb) {
    case 'result':
      return { ...target, body: { ...target.body, score: body.score } };
    case 'match':
      return { ...target, body: { ...target.body, score: body.score } };
    default:
      return target;
  }
}

/**
 * The earliest moment at which a command, or its being voided, changes who has played: its date of play, or when the
 * match began that ends by it.
 */
export function earliestAttendance(ladder: Ladder, command: Command): Instant | undefined {
  switch (command.verb) {
    case 'match':
      return command.body.playedAt ?? command.at;
    case 'result': {
      const issued = ladder.past.ended.get(command.body.challenge)?.issued;
      const played = command.body.playedAt ?? command.at;
      return issued === undefined ? played : instant(Math.min(issued, played));
    }
    case 'finish': {
      const started = ladder.past.games.get(command.body.game)?.started;
      const played = command.body.playedAt ?? command.at;
      return started === undefined ? played : instant(Math.min(started, played));
    }
    case 'reject': {
      const day = ladder.challenges.get(command.body.challenge)?.awaiting?.day;
      return day && instantOf(ladder.header.timezone, day);
    }
    case 'abandon':
      return beginningOf(ladder, command);
    default:
      return undefined;
  }
}

/** When what is abandoned began. */
function beginningOf(ladder: Ladder, { body }: Command<'abandon'>): Instant | undefined {
  if (body.game !== undefined) return ladder.games.get(body.game)?.started;
  return body.challenge && ladder.challenges.get(body.challenge)?.issued;
}
