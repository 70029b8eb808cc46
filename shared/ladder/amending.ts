import { systemOf } from '../systems/registry.ts';
import type { Command } from './command.ts';
import type { Ladder } from './ladder.ts';
import { firstRefusal, type Refusal, refusal } from './refusal.ts';
import { type Instant, instant } from './vocabulary.ts';

/** A command that changes what an earlier line counts as. */
export type Amendment = Command<'correct' | 'void'>;

export const isAmendment = (command: Command): command is Amendment =>
  command.verb === 'correct' || command.verb === 'void';

/** The first reason against amending a line; `target` is what that line counts as now, if it still counts. */
export function judgeAmendment(ladder: Ladder, command: Amendment, target: Command | undefined): Refusal | undefined {
  const over = systemOf(ladder).seasonOver(ladder, command);
  return over ?? firstRefusal(reasonsAgainst(ladder, command, target), false);
}

function* reasonsAgainst(ladder: Ladder, command: Amendment, target: Command | undefined): Generator<Refusal> {
  const { score } = systemOf(ladder);
  const corrected = command.verb === 'correct' ? command.body.score : undefined;
  if (corrected && !score.fits(corrected)) yield refusal('bad-score', score.says, score.clause);
  if (target?.verb === 'result' || target?.verb === 'match') return;
  const message = `There is no result on line ${command.body.line} that could be changed, or it was voided.`;
  yield refusal('not-correctable', message, '§0');
}

/** What a line counts as once it is amended (§0 Correcting, Voiding). */
export const amended = (target: Command, command: Amendment): Command =>
  command.verb === 'void' ? voided(target) : corrected(target, command);

/** A voided result counts as a match that was abandoned there; a voided match from a sheet as never entered. */
const voided = ({ at, ...target }: Command): Command =>
  target.verb === 'result'
    ? { at, verb: 'abandon', body: { challenge: target.body.challenge } }
    : { at, verb: 'settle', body: {} };

function corrected(target: Command, { body }: Command<'correct'>): Command {
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
    case 'abandon':
      return command.body.challenge && ladder.challenges.get(command.body.challenge)?.issued;
    default:
      return undefined;
  }
}
