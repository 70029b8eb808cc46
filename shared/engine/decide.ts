import { instantOf } from '../calendar/zone.ts';
import { dayOf, nextLine } from '../rules/common/standing.ts';
import { asRemembered } from '../rules/inactivity/attendance.ts';
import type { Rules } from '../rules/rule.ts';
import { systemOf } from '../systems/registry.ts';
import type { Command } from '../vocabulary/command.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { firstRefusal, type Refusal, refusal } from '../vocabulary/refusal.ts';
import type { ChallengeId, Instant, Verb } from '../vocabulary/vocabulary.ts';
import type { Decision } from './decision.ts';
import { evolve } from './fold.ts';
import { settleDue } from './settle.ts';

/**
 * Decides a command that needs no more than the ladder as it stands. Those for which `looksBack` holds are decided by
 * a `Season`, which has the whole log.
 */
export function decide(ladder: Ladder, command: Command): Decision {
  const early = outOfTime(ladder.at, command);
  if (early) return { refusal: early, ladder };
  const { ladder: ready } = settleDue(ladder, command.at, asRemembered);
  const no = judge(ready, command);
  return no ? refused(ladder, command.at, no) : accepted(ladder, command);
}

/** What makes a command one that neither settles anything nor sets the time (season log, Replaying). */
export function outOfTime(last: Instant, { at, ...command }: Command): Refusal | undefined {
  const playedAt = 'playedAt' in command.body ? command.body.playedAt : undefined;
  if (playedAt !== undefined && playedAt > at)
    return refusal('invalid', 'playedAt is later than the entry itself.', '§0');
  if (at >= last) return undefined;
  return refusal('time-goes-back', 'This is dated before the last entry of the ladder. Times never go back.', '§0');
}

/** The first reason against a command on a ladder on which everything due is settled. */
export function judge(ladder: Ladder, command: Command): Refusal | undefined {
  const system = systemOf(ladder);
  if (!(command.verb in system.rules)) return notThisSystem(ladder, command.verb);
  const over = system.seasonOver(ladder, command);
  return over ?? firstRefusal(reasonsAgainst(system.rules, ladder, command), command.override !== undefined);
}

export const notThisSystem = (of: Pick<Ladder, 'header'>, verb: Verb): Refusal =>
  refusal('not-this-system', `The ${systemOf(of).name} system knows no "${verb}".`, '§0');

function* reasonsAgainst<V extends Verb>(rules: Rules, ladder: Ladder, command: Command<V>): Generator<Refusal> {
  const rule = rules[command.verb];
  if (rule) yield* rule.refusals(ladder, command);
}

function accepted(ladder: Ladder, command: Command): Decision {
  const { ladder: after, effects } = evolve(ladder, command);
  return { entry: { line: after.line, command, effects }, ladder: after };
}

/** A refused command settles too: what fell due meanwhile becomes a `settle` of its own. */
export function refused(ladder: Ladder, at: Instant, no: Refusal): Decision {
  const settle: Command<'settle'> = { at, verb: 'settle', body: {} };
  const { ladder: after, effects } = evolve(ladder, settle);
  if (effects.settled.length === 0) return { refusal: no, ladder };
  return { refusal: no, entry: { line: nextLine(ladder), command: settle, effects }, ladder: after };
}

/**
 * Whether a command can only be decided with the whole log at hand: it changes an old line, or names a challenge that
 * is not open, or is about a day that is settled or not today.
 */
export function looksBack(ladder: Ladder, command: Command): boolean {
  const settled = (): Ladder => settleDue(ladder, command.at, asRemembered).ladder;
  const reaches = (at: Instant): boolean => isSettled(settled(), at);
  switch (command.verb) {
    case 'correct':
    case 'void':
      return true;
    case 'match':
      return dayOf(ladder, command.body.playedAt ?? command.at) !== dayOf(ladder, command.at);
    case 'result':
      return (
        !openChallenge(ladder, command.body.challenge) ||
        revives(settled(), command) ||
        reaches(command.body.playedAt ?? command.at)
      );
    case 'finish':
      return !ladder.games.has(command.body.game) || reaches(command.body.playedAt ?? command.at);
    case 'abandon': {
      const began =
        openChallenge(ladder, command.body.challenge)?.issued ?? runningGame(ladder, command.body.game)?.started;
      return began === undefined || reaches(began);
    }
    case 'reject': {
      const day = ladder.challenges.get(command.body.challenge)?.awaiting?.day;
      return !day || reaches(instantOf(ladder.header.timezone, day));
    }
    case 'accept':
    case 'decline':
    case 'withdraw':
    case 'approve':
      return !ladder.challenges.has(command.body.challenge);
    default:
      return false;
  }
}

const openChallenge = (ladder: Ladder, id: ChallengeId | undefined) =>
  id === undefined ? undefined : ladder.challenges.get(id);

const runningGame = (ladder: Ladder, id: ChallengeId | undefined) =>
  id === undefined ? undefined : ladder.games.get(id);

/** Whether a command is the result of a challenge that has lapsed: it was played in time, and so did not lapse. */
export const revives = (ladder: Ladder, command: Command): boolean =>
  command.verb === 'result' && ladder.past.ended.get(command.body.challenge)?.lapsed === true;

/** Whether an instant lies in a period that is settled, or before one. */
export function isSettled(ladder: Ladder, at: Instant): boolean {
  const { monthBegan } = ladder;
  if (monthBegan !== undefined) return dayOf(ladder, at) < monthBegan;
  const last = ladder.settled.at(-1)?.last;
  return last !== undefined && dayOf(ladder, at) <= last;
}
