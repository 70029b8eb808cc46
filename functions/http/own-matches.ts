import type { Command } from '../../shared/ladder/command.ts';
import type { LadderKey, SubmitOptions } from '../store/port.ts';
import type { Call } from './endpoint.ts';
import { noSuchLadder, type Problem, problem } from './problem.ts';
import type { Terms } from './request.ts';

/** Players speak for themselves alone: they challenge as challenger, and report the results of their own matches. */
export async function onlyTheirOwn(
  { caller, runtime }: Call,
  key: LadderKey,
  { verb, body }: Command,
  { dryRun: _, ...options }: Terms,
): Promise<SubmitOptions | Problem> {
  if (caller.role !== 'player') return options;
  if (verb === 'challenge') return body.challenger === caller.player ? options : NOT_THE_CHALLENGER;
  if (verb !== 'result') return problem('not-your-role', 'A player may challenge and report results, and no more.');
  const ladder = await runtime.store.load(key);
  if (!ladder) return noSuchLadder;
  const match = ladder.challenges.get(body.challenge);
  // Without an open match this is a repeat, or will be refused; a match that opens meanwhile may be anybody's.
  if (!match) return { ifVersion: ladder.line, ...options };
  return match.challenger === caller.player || match.challenged === caller.player ? options : NOT_THEIR_MATCH;
}

const NOT_THE_CHALLENGER = problem('not-yours', 'You may challenge for yourself only.');
const NOT_THEIR_MATCH = problem('not-yours', 'You may report the results of your own matches only.');
