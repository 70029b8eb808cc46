import { localOf } from '../calendar/zone.ts';
import { endOutOfTime } from '../rules/common/configuring.ts';
import { dayOf, nextLine } from '../rules/common/standing.ts';
import { asRemembered } from '../rules/inactivity/attendance.ts';
import type { Rules, WholeLog } from '../rules/rule.ts';
import { ENGINE } from '../rules/texts.ts';
import { systemOf } from '../systems/registry.ts';
import type { Command } from '../vocabulary/command.ts';
import type { Entry } from '../vocabulary/entry.ts';
import type { Header } from '../vocabulary/header.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { firstRefusal, type Passes, type Refusal, refusal } from '../vocabulary/refusal.ts';
import type { Instant, PlayerId, Verb } from '../vocabulary/vocabulary.ts';
import { type Amendment, attendedSince, isAmendment, judgeAhead, type Target } from './amend.ts';
import { evolve } from './fold.ts';
import { type SettledLadder, settleDue } from './settle.ts';

/** Decides a command by the ladder alone. Those that `looksBack` names are decided by a `Season`, which has the whole log. */
export function decide(ladder: Ladder, command: Command): Decision {
  const early = outOfTime(ladder, command);
  if (early) return { refusal: early, ladder };
  const settled = settleDue(ladder, command.at, asRemembered);
  const no = judge(settled.ladder, command);
  return no ? refused(ladder, command.at, no, settled) : accepted(ladder, command, settled);
}

/** A player who comes is entered on the same date, and not before they came (L29). */
function notArrivedAt({ timezone }: Header, arrivedAt: Instant | undefined, entered: Instant): Refusal | undefined {
  if (arrivedAt === undefined) return undefined;
  const isThen = arrivedAt <= entered && localOf(timezone, arrivedAt).day === localOf(timezone, entered).day;
  return isThen ? undefined : refusal('invalid', ENGINE.arrival, 'L29');
}

type Moment = Pick<Ladder, 'at' | 'header'>;

/** Why a command settles nothing and sets no time (season log, Replaying). `amended`: the line it amends, as recorded. */
export function outOfTime(
  { at: last, header }: Moment,
  { at, verb, body }: Command,
  amended?: Command,
): Refusal | undefined {
  const playedAt = 'playedAt' in body ? body.playedAt : undefined;
  if (playedAt !== undefined && playedAt > at) return refusal('invalid', ENGINE.playedLater, '§0');
  const entered = verb === 'arrive' ? at : verb === 'correct' && amended?.verb === 'arrive' ? amended.at : undefined;
  const arrivedAt = verb === 'arrive' || verb === 'correct' ? body.arrivedAt : undefined;
  const arrived = entered === undefined ? undefined : notArrivedAt(header, arrivedAt, entered);
  if (arrived) return arrived;
  const unfit = verb === 'configure' ? endOutOfTime(header, body, at) : undefined;
  if (unfit) return unfit;
  if (at >= last) return undefined;
  return refusal('time-goes-back', ENGINE.backInTime, '§0');
}

/** The first reason against a command on a settled ladder; `log`: if at hand; `passes`: what does not count against it. */
export function judge(ladder: Ladder, command: Command, log?: WholeLog, passes?: Passes): Refusal | undefined {
  const system = systemOf(ladder);
  if (!(command.verb in system.rules)) return notThisSystem(ladder, command.verb);
  const over = system.seasonOver(ladder, command);
  const reasons = reasonsAgainst(system.rules, ladder, command, log);
  return firstRefusal(over ? [over, ...reasons] : reasons, command.override !== undefined, passes);
}

export const notThisSystem = (of: Pick<Ladder, 'header'>, verb: Verb): Refusal =>
  refusal('not-this-system', ENGINE.notThisSystem(systemOf(of).name, verb), '§0');

function* reasonsAgainst<V extends Verb>(
  rules: Rules,
  ladder: Ladder,
  command: Command<V>,
  log: WholeLog | undefined,
): Generator<Refusal> {
  const rule = rules[command.verb];
  if (rule) yield* rule.refusals(ladder, command, log);
}

function accepted(ladder: Ladder, command: Command, settled: SettledLadder): Decision {
  const { ladder: after, effects } = evolve(ladder, command, asRemembered, undefined, settled);
  return { entry: { line: after.line, command, effects }, ladder: after };
}

/** A refused command settles too: what fell due meanwhile becomes a `settle` of its own. */
export function refused(
  ladder: Ladder,
  at: Instant,
  no: Refusal,
  settled = settleDue(ladder, at, asRemembered),
): Decision {
  if (settled.settlements.length === 0) return { refusal: no, ladder };
  const settle: Command<'settle'> = { at, verb: 'settle', body: {} };
  const { ladder: after, effects } = evolve(ladder, settle, asRemembered, undefined, settled);
  return { refusal: no, entry: { line: nextLine(ladder), command: settle, effects }, ladder: after };
}

/** Refuses an amendment on a ladder without its past, before anything is worked out; undefined if only the past can tell. */
export function refusedAhead(ladder: Ladder, command: Amendment, target: Target): Decision | undefined {
  const early = outOfTime(ladder, command, target.recorded);
  if (early) return { refusal: early, ladder };
  const no = judgeAhead(ladder, command, target);
  return no && refused(ladder, command.at, no);
}

/** Whether a command needs the whole log: it changes an old line, is about something over, a day settled or not today, or settles what only that knows. */
export function looksBack(ladder: Ladder, command: Command): boolean {
  const { rules, settlesByLog } = systemOf(ladder);
  if (isAmendment(command) || ruleLooksBack(rules, ladder, command) || settlesByLog(ladder, command.at)) return true;
  const attended = attendedSince(ladder, command);
  return attended !== undefined && reachesBack(settleDue(ladder, command.at, asRemembered).ladder, command, attended);
}

const ruleLooksBack = <V extends Verb>(rules: Rules, ladder: Ladder, command: Command<V>): boolean =>
  rules[command.verb]?.looksBack?.(ladder, command) ?? false;

/** Whether a command tells something about an earlier moment that changes what was settled on a ladder. */
export const reachesBack = (settled: Ladder, command: Command, attended: Instant): boolean =>
  systemOf(settled).isSettled(settled, dayOf(settled, attended)) ||
  unsettles(systemOf(settled).rules, settled, command);

const unsettles = <V extends Verb>(rules: Rules, ladder: Ladder, command: Command<V>): boolean =>
  rules[command.verb]?.unsettles?.(ladder, command) ?? false;

/** What becomes of a command. A refused one has an `entry` only if penalties fell due meanwhile: it settles too (§0). */
export interface Decision {
  readonly entry?: Entry;
  readonly refusal?: Refusal;
  readonly ladder: Ladder;
}

/** The players that somebody may challenge on a club night, top first, where the ladder's system names them. */
export const mayChallenge = (ladder: Ladder, challenger: PlayerId, at: Instant): readonly PlayerId[] =>
  systemOf(ladder).nights.mayChallenge(ladder, challenger, at);
